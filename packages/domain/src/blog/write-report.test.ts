import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACME, ACME_SOURCES } from "../../test/standings.ts";
import { editorNote, plainMarkdown, reportSlug, withoutEditorNotes } from "./report-text.ts";
import { type ReportMaterial, writeReport } from "./write-report.ts";

const { figures, models, sources } = ACME;
const MATERIAL: ReportMaterial = {
  report: {
    domain: "acme.com",
    name: "Acme",
    isSandbox: false,
    countedAt: "2026-11-22T09:00:00.000Z",
    models,
    totalAnswers: 81,
    totalCompetitors: 31,
    averageRank: 3.9,
    totalMentions: 57,
    totalSources: figures.sources,
    historicalData: [],
    top50Sources: sources,
  },
  competition: ACME_SOURCES.competition,
  seo: null,
  source: null,
};

describe("writeReport", () => {
  it("says who is listed beside a company and what is cited without it, and nothing that the page draws", async () => {
    const { title, excerpt, markdown } = writeReport(MATERIAL);
    await expect(`${title}

${excerpt}

${markdown}`).toMatchFileSnapshot("../../test/report-of-acme.md");
  });
});

it("names those first that are listed beside the company most often, whatever their points", () => {
  const { competition } = MATERIAL;
  const [first, second] = competition.competitors;
  if (!first || !second) throw new Error("Two competitors are needed");
  const competitors = [
    { ...first, together: 3 },
    { ...second, together: 9 },
  ];
  const { excerpt, markdown } = writeReport({ ...MATERIAL, competition: { ...competition, competitors } });
  expect(excerpt).toContain(`most often: ${second.name} and ${first.name}.`);
  expect(markdown).toMatch(
    new RegExp(`most often: .*${second.name}.* \\(9 times.*${first.name}.* \\(3 times`),
  );
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
