import { BUILT_IN_CATALOGUE, type WeekOfGroups } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { positionsIn, readPdf } from "../../../test/read-pdf.ts";
import type { LookPaper } from "../../look-paper.ts";
import { createPdfRenderer } from "../render-pdf.ts";

const renderPdf = createPdfRenderer();
const read = async (paper: LookPaper) => readPdf(await renderPdf(paper, BUILT_IN_CATALOGUE));

const range = (value: number) => ({ value, range: { low: value - 6, high: value + 6 } });
const week = (nth: number, part: WeekOfGroups["part"], targets: number | null): WeekOfGroups => ({
  week: new Date(Date.UTC(2026, 0, 5 + 7 * nth)).toISOString().slice(0, 10),
  part,
  targets: targets === null ? null : range(targets),
  controls: range(41),
});

const PAPER: LookPaper = {
  kind: "experiment",
  name: "Comparison page",
  brand: "HubSpot",
  market: "Germany, in German",
  createdAt: "2026-05-12T08:00:00.000Z",
  isSandbox: true,
  address: "https://standings.example/brands/1?tab=experiments&experiment=2",
  look: "Look 1, after the visit of 12 May",
  headline: "Shown: +9 points (6 to 12).",
  more: ["Control prompts: +2 points (1 to 4).", "6 prompts of 1 action against 6, 10 visits before."],
  weeks: [
    week(0, "before", 98),
    week(1, "base", null),
    week(2, "live", 45),
    week(3, "counted", 51),
    week(4, "counted", 52),
  ],
  figures: [
    { label: "Controls, by themselves", effect: "+2 points (1 to 4)", note: "" },
    { label: "Share of answers that list you", effect: "+1 point (−3 to 5)", note: "not found" },
  ],
  naive: "Before and after alone, without controls: +12 points (10 to 14).",
  prompts: [
    { prompt: "Best CRM for startups", group: "aimed at", change: "+14" },
    { prompt: "Best CRM for banks", group: "control", change: "−1" },
  ],
  actions: [
    {
      planned: "https://hubspot.com/compare",
      aims: "“Best CRM for startups”",
      done: ["Live since 6 April.", "Our reader found it to answer on 7 April.", "No answer has cited it."],
    },
  ],
  plan: [
    { label: "Looks", detail: "after 4 counted visits" },
    { label: "SHA-256", detail: "0f".repeat(32) },
  ],
  notes: ["No placebo: fewer than eight visits lie before the start."],
  notCovered: ["Whatever else hits only these prompts in the same weeks."],
};

describe("a look on paper", () => {
  it("says what its page says: the verdict, the picture, the plan beside what was done, what is not covered", async () => {
    const { text, pages, info, links } = await read(PAPER);
    const inOrder = [
      ...["Comparison page", "HubSpot", "Germany, in German", "Look 1", "Sandbox data", PAPER.headline],
      ...["Control prompts: +2", "Score of the prompts aimed at", "counted", "controls 41"],
      ...["2 February", "Controls, by themselves", "not found", "Before and after alone"],
      ...["https://hubspot.com/compare", "“Best CRM for startups”", "Live since 6 April."],
      ...["The plan, as it was frozen", "0f0f", "Beside it", "No placebo", "Not covered"],
      ...["Prompt by prompt", "Best CRM for startups", "+14", "Best CRM for banks"],
    ];
    const found = positionsIn(text, inOrder);
    expect(inOrder.filter((_, nth) => (found[nth] ?? -1) < Math.max(0, found[nth - 1] ?? 0))).toEqual([]);
    expect(pages[0]).toContain("Our reader found it to answer on 7 April.");
    expect(info.Title).toBe("Experiment: Comparison page");
    expect(links).toContain(PAPER.address);
  });

  it("of a look without an answer has no picture and no figures", async () => {
    const bare = { ...PAPER, headline: "Not answerable.", weeks: [], figures: [], naive: null, prompts: [] };
    const { text } = await read(bare);
    expect(text).toContain("Not answerable.");
    for (const said of ["Score of the prompts", "What else was read", "Prompt by prompt"])
      expect(text).not.toContain(said);
  });

  it("sets hostile and long names as text, over as many pages as they take", async () => {
    const hostile = ") Tj ET Q endstream endobj 1 0 obj <</S/JavaScript/JS(app.alert(1))>> أفضل منصة ";
    const actions = Array.from({ length: 40 }, (_, nth) => ({
      planned: `${hostile}${nth} ${"x".repeat(500)}`,
      aims: Array.from({ length: 20 }, () => `“${hostile}”`).join(", "),
      done: [`Live since 6 April: https://hubspot.com/${"y".repeat(480)}.`],
    }));
    const { scripts, pages } = await read({ ...PAPER, name: hostile.repeat(9), actions });
    expect(scripts).toBeNull();
    expect(pages.length).toBeGreaterThan(3);
  });
});
