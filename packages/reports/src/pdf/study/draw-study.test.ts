import { BUILT_IN_CATALOGUE } from "@standings/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { positionsIn, readPdf } from "../../../test/read-pdf.ts";
import { studyPaper } from "../../../test/study-samples.ts";
import type { StudyPaper } from "../../study-paper.ts";
import { createPdfRenderer, type Report } from "../render-pdf.ts";

const renderPdf = createPdfRenderer();
const render = (report: Report) => renderPdf(report, BUILT_IN_CATALOGUE);
const read = async (paper: StudyPaper) => readPdf(await render(paper));

describe("a study on paper", () => {
  it("says on every page whose it is, when, of how many pages, and that it is sandbox data", async () => {
    const paper = studyPaper();
    const { pages, info, links } = await read(paper);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      const said = [paper.question, "Nov 12, 2026, 3:04 PM UTC", "Sandbox data"];
      for (const text of [...said, `page ${index + 1} of ${pages.length}`]) expect(page).toContain(text);
    }
    expect(info.Title).toBe("Study: Best CRM for startups");
    expect(links).toContain(paper.address);
    expect((await read(studyPaper({ isSandbox: false }))).text).not.toContain("Sandbox data");
  });

  it("says the sentence, the method and how much answers move, then the table in its tiers", async () => {
    const paper = studyPaper();
    const { text } = await read(paper);
    const inOrder = [
      ...[`“${paper.question}”`, "5 models", paper.goal, "Company 0 and Company 1 can’t be told", "46%"],
      ...["not counted", "Tier 1 · too close to call", "Company 0", "90", "80–100", "listed 20 of 25"],
      ...["usually 1st–3rd", "Company 3", "Tier 2 · too close to call", "Company 4", "Not compared"],
      ...["Company 10", "Company 39", "With and without web search", "–12", "–25 to 1"],
      ...["Named without being asked for a list", "A list adds", "80% (70–90%)", "12 (4 to 25)"],
      ...["40% (30–50%)", "none seen (–21 to 14)", "Models that took part", "4 of 5"],
    ];
    const found = positionsIn(text, inOrder);
    const misplaced = inOrder.filter((_, index) => (found[index] ?? -1) < (found[index - 1] ?? 0));
    expect(misplaced).toEqual([]);
    for (const said of ["Five models were asked", "95 times in 100", "-0214 from round 3"])
      expect(text).toContain(said);
  });

  it("draws what has no ranges, tiers or other arms without them", async () => {
    const bare = studyPaper({ lifts: [], mentions: [], volatility: null, notes: [] }, 2);
    const rows = bare.rows.map((row) => ({ ...row, place: null, score: { value: 0.5, range: null } }));
    const { text } = await read({ ...bare, rows });
    for (const said of ["Tier", "95% range", "web search adds", "being asked for a list"])
      expect(text).not.toContain(said);
    expect(text).toContain("Company 1");
  });

  it("draws a topic's shares with both ranges and each wording whole, and no score", async () => {
    const figure = {
      value: 0.33,
      overWordings: { low: 0.24, high: 0.44 },
      exactlyThese: { low: 0.3, high: 0.36 },
    };
    const said = "With these wordings HubSpot stands above it.";
    const long = `Which CRM ${"is for agencies that sell retainers and ".repeat(7)}costs little`;
    const { text } = await read(
      studyPaper({
        ...{ rows: [], lifts: [], mentions: [] },
        topic: {
          counted: "Named",
          shares: [
            {
              title: "HubSpot named, by way of asking",
              rows: [{ name: "General", figure, said: "8 wordings" }],
            },
            { title: "Companies", rows: [{ name: "Pipedrive", figure, said }] },
          ],
          wordings: [
            { prompt: long, stratum: "Niche", said: "named in 3 of 10" },
            { prompt: "Best CRM", stratum: "General", said: "no answer" },
          ],
        },
      }),
    );
    const inOrder = [
      ...[
        "HubSpot named, by way of asking",
        "Named: share of the answers",
        "General",
        "33%",
        "24–44%",
        "30–36%",
        "8 wordings",
      ],
      ...["Companies", "Pipedrive", said, "Answers by wording (2)", "Niche", "named in 3 of 10", "no answer"],
      "Models that took part",
    ];
    const found = positionsIn(text, inOrder);
    expect(inOrder.filter((_, nth) => (found[nth] ?? -1) < (found[nth - 1] ?? 0))).toEqual([]);
    expect(text.replaceAll(/\s+/g, " ")).toContain("costs little");
    expect(text).not.toContain("Score with its");
  });

  it("has the company that it is about, also behind two hundred others", async () => {
    const paper = studyPaper({}, 203);
    const rows = paper.rows.map((row, index) => ({ ...row, isFocus: index === 202 }));
    expect((await read({ ...paper, rows })).text).toContain("Company 202");
  });

  it("leaves no single row of its standings on a page", async () => {
    const count = fc.integer({ min: 4, max: 60 });
    await fc.assert(
      fc.asyncProperty(count, async (rows) => {
        const { pages } = await read(studyPaper({}, rows));
        const onPages = pages.map((page) => [...page.matchAll(/usually \d/g)].length);
        expect(onPages.filter((found) => found === 1)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it("sets hostile and foreign names as text", async () => {
    const names = [
      ") Tj ET Q endstream endobj 1 0 obj <</S/JavaScript/JS(app.alert(1))>>",
      "a\u0000b\u001b[31mc\ud800\udfff\u202egnp.exe",
      "x".repeat(5_000),
      "أفضل منصة",
      "最好的平台",
    ];
    const paper = studyPaper({ question: names[0] ?? "" }, names.length);
    const rows = paper.rows.map((row, index) => ({ ...row, name: names[index] ?? "" }));
    const { text, scripts } = await read({ ...paper, rows, sentence: names.join(" ") });
    expect(scripts).toBeNull();
    expect(text).toContain("最好的平台");
  });
});
