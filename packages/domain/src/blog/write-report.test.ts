import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACME, ACME_SOURCES } from "../../test/standings.ts";
import { factOf as siteFactOf } from "../site/site-fact.ts";
import { editorNote, plainMarkdown, reportSlug, withoutEditorNotes } from "./report-text.ts";
import { type ReportMaterial, writeReport } from "./write-report.ts";

const { figures, models, questions, sources } = ACME;
const MATERIAL: ReportMaterial = {
  report: {
    ...{ domain: "acme.com", name: "Acme", isSandbox: false, models, totalCompetitors: 31 },
    ...{ averageRank: 3.9, totalMentions: 57, totalSources: figures.sources },
    ...{ historicalData: [], top50Sources: sources },
  },
  best: questions.toReversed(),
  worst: questions,
  questions: questions.length,
  competition: ACME_SOURCES.competition,
  seo: {
    ...{ id: "1", kind: "seo", domain: "acme.com", companyName: "Acme", modelId: models[0]?.modelId ?? "" },
    ...{ createdAt: "2026-11-20T10:00:00.000Z", isRunning: false, isSandbox: false, censorReason: null },
    ...{ dropped: 0, advice: null },
    site: { readAt: "2026-11-20T10:00:00.000Z", tookMs: 1, pages: 4, unread: null },
    facts: [
      siteFactOf("llms_txt", {
        status: "bad",
        title: "llms.txt: none",
        detail: "Asked for *both*.",
        values: [],
      }),
      siteFactOf("encoding", { status: "good", title: "Not for a report", detail: "", values: [] }),
    ],
  } as ReportMaterial["seo"],
  source: null,
  readAt: "2026-11-22T09:00:00.000Z",
};

describe("writeReport", () => {
  it("says the figures with where they come from, and nothing else", () => {
    const { markdown, ...head } = writeReport(MATERIAL);
    expect(head).toMatchInlineSnapshot(`
      {
        "excerpt": "On Nov 22, 2026, AI models listed Acme in 57 answers, at an average rank of 3.9. Where it stands best and worst, who is listed beside it, and which sources these answers cite.",
        "title": "How AI models rank Acme",
      }
    `);
    expect(markdown).toMatchInlineSnapshot(`
      "Where Acme (acme.com) stood in the answers of AI models on Nov 22, 2026. The charts and tables of this page are live; the figures in this text are of that day.

      ## How models rank it now

      Acme is listed in 57 answers of 3 models, never among the first three. Its average rank is 3.9. Claude 3.5 (average rank 2.5 in 14 answers) ranks it best, Llama 4 (average rank 6.1 in 11 answers) worst.

      | Model | Answers that list it | Among the first three | Average rank |
      | :-- | --: | --: | --: |
      | GPT 4.1 | 32 | 0 | 3.1 |
      | Claude 3.5 | 14 | 0 | 2.5 |
      | Llama 4 | 11 | 0 | 6.1 |

      Source: all answers of shared searches on Standings that list acme.com, counted on Nov 22, 2026.

      ## Where it stands best and worst

      It stands best for these questions:

      - [Top CRM](</company-ranking/Top%20CRM>): 1st; asked once, last on Oct 12, 2026
      - [Best CRM](</company-ranking/Best%20CRM>): 2nd; asked 9 times, last on Nov 2, 2026
      - [Headless CRM](</company-ranking/Headless%20CRM>): 6th; asked 3 times, last on Oct 28, 2026

      It stands worst for these:

      - [CRM for zoos](</company-ranking/CRM%20for%20zoos>): not in the ranking of all models; asked once, last on Oct 12, 2026

      Source: the newest shared search of each of 4 questions whose answers list acme.com; a rank is that of all its models together. That is a small sample.

      ## Who is listed beside it

      Over all shared searches, answers that list it name 31 other companies. Its share of voice is 12%, 2nd of 3 companies, counted over all listings in 130 answers.

      - [Wix](</company/wix.com>): in 47 of the 57 answers that list the company, average rank 4.1
      - [Framer](</company/framer.com>): in 45 of the 57 answers that list the company, average rank 3.3

      Source: 40 shared searches that list acme.com or one of its 10 nearest competitors.

      ## Which sources these answers cite

      Searches that list it cite 48 sites, these most often:

      - [g2.com](</company/g2.com>): cited 31 times
      - [reddit.com](</company/reddit.com>): cited 27 times
      - [zapier.com](</company/zapier.com>): cited 22 times
      - [acme.com](</company/acme.com>): cited 4 times

      Source: the citations of all shared searches that list acme.com, a site counted once for each.

      23 sites are cited where a competitor is listed and it is not (its source gap), these most often:

      - [techradar.com](</company/techradar.com>): in 12 answers
      - [wix.com](</company/wix.com>): in 1 answer

      Source: 40 shared searches that list acme.com or a nearest competitor.

      ## What its site lets AI crawlers read

      - llms.txt: none. Asked for \\*both\\*.

      Source: robots.txt and 4 pages of acme.com, read on Nov 20, 2026.

      Advice on this page was given on its site by GPT 4.1 (Nov 20, 2026); each piece names the facts that it rests on.

      <!-- To the editor: No advice on sources is shown: you have no uncensored source analysis of acme.com. -->
      "
    `);
  });
});

describe("texts of a report", () => {
  it.each([
    ["HubSpot", "hubspot.com", "how-ai-models-rank-hubspot"],
    ["Ärger & Co.", "x.com", "how-ai-models-rank-rger-co"],
    ["日本", "nihon.jp", "how-ai-models-rank-nihon-jp"],
  ])("%s has a slug", (name, domain, slug) => expect(reportSlug(name, domain)).toBe(slug));

  it("leaves room in a slug for a number", () => {
    expect(`${reportSlug("x ".repeat(200), "x.com")}-12345`.length).toBeLessThanOrEqual(200);
    expect(reportSlug("x ".repeat(200), "x.com")).toMatch(/x$/);
  });

  it("loses its own comments and no other", () => {
    const text = fc.string().filter((part) => !part.includes("<!-- To the editor: "));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const rest = after.replace(/^\n+/, "");
        expect(withoutEditorNotes(`${before}${editorNote("x")}\n\n${rest}`)).toBe(before + rest);
      }),
    );
    expect(withoutEditorNotes("a <!-- b --> <!-- To the editor: c")).toBe(
      "a <!-- b --> <!-- To the editor: c",
    );
  });

  it("writes a name on one line", () => {
    expect(plainMarkdown("a\n# [b](c) <d> |e| `f`")).toBe("a \\# \\[b\\](c) \\<d\\> \\|e\\| \\`f\\`");
  });
});
