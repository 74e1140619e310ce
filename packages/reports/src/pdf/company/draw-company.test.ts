import { BUILT_IN_CATALOGUE, BUILT_IN_MODELS, makeCatalogue } from "@standings/domain";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  adviceOf,
  discoveryReport,
  promptsReport,
  seoReport,
  sourcesReport,
} from "../../../test/company-samples.ts";
import { positionsIn, readPdf } from "../../../test/read-pdf.ts";
import type { CompanyReport } from "../../company-report.ts";
import { createPdfRenderer, type Report } from "../render-pdf.ts";

const renderPdf = createPdfRenderer();
const render = (report: Report) => renderPdf(report, BUILT_IN_CATALOGUE);
const read = async (report: CompanyReport) => readPdf(await render(report));
const ascending = (values: number[]) => values.every((value, index) => value > (values[index - 1] ?? -1));

const HOSTILE = [
  ") Tj ET Q endstream endobj 1 0 obj <</S/JavaScript/JS(app.alert(1))>>",
  "<script>alert(1)</script>",
  "[click](javascript:alert(1))",
  "a\u0000b\u001b[31mc\ud800\udfff\u202egnp.exe",
  "x".repeat(5_000),
] as const;

describe("a report on a tab of a company's page", () => {
  it.each([
    ["Prompt Analysis", promptsReport()],
    ["SEO & AEO Analysis", seoReport()],
    ["Sources & Competitors Overview", sourcesReport()],
  ])(
    "says on every page whose it is, when, of how many pages, and that it is sandbox data: %s",
    async (tab, report) => {
      const { pages, info } = await read(report);
      expect(pages.length).toBeGreaterThan(1);
      for (const [index, page] of pages.entries()) {
        const said = [`Webflow / ${tab}`, "Nov 12, 2026, 3:04 PM UTC", "Sandbox data"];
        for (const text of [...said, `page ${index + 1} of ${pages.length}`]) expect(page).toContain(text);
      }
      for (const figure of ["Top 3 Mentions", "28", "Average Rank", "3.9"])
        expect(pages[0]).toContain(figure);
      expect(info.Title).toBe(`${tab}: Webflow`);
      expect((await read({ ...report, isSandbox: false })).text).not.toContain("Sandbox data");
    },
  );

  it("shows the logos of the companies that it names, and letters where there is none or no picture", async () => {
    const blue = { create: { width: 60, height: 40, channels: 4, background: "#0050ff" } } as const;
    const picture = await sharp(blue).webp().toBuffer();
    const report = sourcesReport();
    const [first] = report.competition.competitors;
    const shown = first && !first.censored ? first.domain : expect.fail("the sample has a competitor");
    const logos = { [report.domain]: picture, [shown]: picture, "bubble.io": Buffer.from("no picture") };
    const bare = await read(report);
    const drawn = await read({ ...report, logos });
    const count = ({ raw }: { raw: string }) => raw.split("/Subtype /Image").length - 1;
    expect([count(bare), count(drawn)]).toEqual([0, 2]);
    expect(bare.pages[0]).toContain("WE");
    expect(drawn.pages[0]).not.toContain("WE");
  });

  it("names models in whatever writing they have", async () => {
    const report = promptsReport({}, 3);
    const models = BUILT_IN_MODELS.map((model) => ({ ...model, name: "文心一言 Эрнь é\u202e" }));
    const { pages } = await readPdf(await renderPdf(report, makeCatalogue(models)));
    expect(pages[0]).toContain("文心一言 Эрнь é");
  });

  it("lists every question with rank, best and worst model, under a head on each page", async () => {
    const report = promptsReport();
    const { pages, text } = await read(report);
    expect(ascending(positionsIn(text, ["69%", "9 of 13 mentions", "2.5", "All Search Prompts (60)"]))).toBe(
      true,
    );
    const latin = report.questions.filter(({ prompt }) => prompt.startsWith("Best"));
    expect(
      ascending(
        positionsIn(
          text,
          latin.map(({ prompt }) => `“${prompt}”`),
        ),
      ),
    ).toBe(true);
    expect(text).toMatch(
      /#6\s*“Best website builder for agencies 5”\s*#1\s*GPT 4.1\s*#13\s*Llama 4\s*Nov 6, 2026/,
    );
    expect(text).toContain("#N/A");
    expect(text).toContain("最好的企业网站建设平台是哪一个");
    for (const page of pages) expect(page).toContain("Best model");
    const some = await read(promptsReport({ total: 340 }, 3));
    for (const said of ["All Search Prompts (340)", "The newest 3"]) expect(some.text).toContain(said);
  });

  it("gives an analysis in the order of its screen, each piece of advice with its facts' numbers", async () => {
    const { text } = await read(seoReport());
    const parts = [
      ...["GPT 4.1", "Executive Summary", "hold their words without scripts.", "1", "2", "8"],
      ...["Core Concepts & Keywords", "ノーコード", "SEO Analysis", "Strengths", "Weaknesses"],
      ...["One h1 and a title of its own", "AEO (Answer Engine Optimization) Analysis", "No llms.txt.", "4"],
      ...[
        "Recommendations",
        "Let crawler number 1 in",
        "3",
        "13",
        "feed training sets",
        "Let crawler number 6",
      ],
      ...[
        "Evidence",
        "6 pages read Nov 12, 2026",
        "AI crawlers that fetch",
        "(line 12)",
        "to improve",
        "Fact 24",
      ],
    ];
    expect(ascending(positionsIn(text, parts))).toBe(true);
  });

  it("gives a discovery's trade, who is named instead, and each prompt with every model's place", async () => {
    const report = discoveryReport();
    const { text, pages } = await read(report);
    const parts = [
      ...["Asked for: Website builders without code · Portugal · Portuguese", "Models: GPT 4.1"],
      "Listed in 20 of 40 answers to 10 of 10 prompts, on average at 3.5 where listed.",
      "In 5 prompts without Webflow, named instead among the first three: Framer (5), Squarespace (5), Wix (5).",
      ...["Prompts (10)", "#3.5", "1 Wix", "2 Squarespace", "#2", "no answer", "N/A", "not listed"],
    ];
    for (const part of parts) expect(text).toContain(part);
    for (const page of pages) expect(page).toContain("By model");
    const empty = await read(discoveryReport({ trade: null }, 0));
    expect(empty.text).toContain("Listed in 0 of 0 answers");
  });

  it("says why a site was not read, and leaves out what nobody advised on", async () => {
    const unread = "robots.txt of webflow.com forbids us every page.";
    const { analysis } = seoReport();
    const advice = { ...analysis.advice, seoStrengths: [], aeoStrengths: [], aeoWeaknesses: [] };
    const site = { readAt: "", tookMs: 1, pages: 0, unread };
    const { text } = await read(seoReport({ site, analysis: { ...analysis, advice } }));
    for (const said of [unread, "SEO Analysis", "None named"]) expect(text).toContain(said);
    expect(text).not.toMatch(/pages read|AEO \(/);
  });

  it("gives shares, the source gap and every source, then the stored analysis", async () => {
    const { text, links } = await read(sourcesReport());
    const parts = [
      ...["Share of voice", "157 answers", "Webflow", "21.0%", "Wix 0", "16.0%", "47 of 157"],
      ...[
        "Pages to get onto: cited without Webflow",
        "The first 30 of 64",
        "gap-0.com",
        "40",
        "Squarespace 1",
      ],
      ...["/best/0", "gap-5.com", "a competitor’s own site", "gap-29.com"],
      ...["All Sources & Competitors (48)", "source-0.com", "48x", "source-47.com", "1x"],
      ...["read from the newest 120 questions", "Analysis Summary", "Grok 3", "Key Recommendations"],
      ...[
        "Missing Opportunities",
        "Priority Actions",
        "Ask ten agency clients",
        "G2, Capterra",
        "Free",
        "Low",
      ],
      ...["Source Categories & Opportunities", "Review sites", "g2.com", "Evidence"],
    ];
    expect(ascending(positionsIn(text, parts))).toBe(true);
    expect(links).toContain("https://gap-0.com/");
    const plain = await read(sourcesReport({ analysis: null }));
    expect(plain.text).not.toContain("Analysis Summary");
  });

  it("shows of what is censored the mask alone, whatever it was given", async () => {
    const report = seoReport({ censored: true });
    const { advice } = report.analysis;
    const [first, ...others] = advice.recommendations;
    const masked = { text: "L*****", facts: [9], censored: true, reason: "The secret reason." };
    const seo = await read({
      ...report,
      analysis: {
        ...report.analysis,
        facts: [],
        advice: { ...advice, recommendations: [...(first ? [first] : []), ...others.map(() => masked)] },
      },
    });
    for (const said of ["No Credits Left", "L*****", "Let crawler number 1"])
      expect(seo.text).toContain(said);
    expect(seo.text).not.toContain("secret");
    const full = sourcesReport();
    const hide = { domain: "secret.com", censored: true };
    const voices = full.competition.competitors.map((voice) => ({ ...voice, ...hide, name: "W*****" }));
    const gap = full.competition.gap.map((source) => ({ ...source, censored: true, domain: "g*****" }));
    const sources = await read({
      ...full,
      censored: true,
      analysis: null,
      competition: { ...full.competition, competitors: voices, gap },
      sources: full.sources.map(({ count }) => ({ source: "s*****", count, censored: true })),
    });
    for (const said of ["W*****", "g*****", "s*****"]) expect(sources.text).toContain(said);
    expect(sources.text).not.toMatch(/secret|Best website builder/);
    expect(sources.links.filter((link) => !/webflow\.com/.test(link))).toEqual([]);
  });

  it.each([
    ["prompt", promptsReport({ models: [] }, 0)],
    ["sources", sourcesReport({ analysis: null }, 0)],
  ])("fits what there is: %s", async (_, report) => {
    expect((await read(report)).text).toContain("Webflow");
  });

  it("shows hostile text and does nothing", async () => {
    const [name, ...texts] = HOSTILE;
    const advice = [name, ...texts].map((text) =>
      adviceOf(text, ...Array.from({ length: 400 }, (_, at) => at)),
    );
    const facts = HOSTILE.map((title, index) => ({
      number: index + 1,
      status: "bad" as const,
      title,
      detail: title,
    }));
    const { analysis } = seoReport();
    const seo = seoReport({
      name,
      analysis: {
        ...analysis,
        facts,
        advice: {
          ...analysis.advice,
          summary: advice,
          keywords: HOSTILE,
          seoStrengths: advice,
          aeoWeaknesses: advice,
        },
      },
    });
    const sources = sourcesReport({
      name,
      sources: HOSTILE.map((source) => ({ source, count: 1 })),
    });
    const [item] = discoveryReport().items;
    const items = item ? texts.map((prompt) => ({ ...item, prompt, named: [{ name, domain: prompt }] })) : [];
    const discovery = discoveryReport({ name, items, trade: { sells: name, country: name, language: name } });
    for (const report of [seo, sources, discovery]) {
      const { raw, scripts, text } = await read(report);
      expect(scripts).toBeNull();
      expect(raw).not.toMatch(/\/JavaScript|\/JS\b|\/Launch|\/AA\b|<script|\u202e/);
      expect(raw.match(/%%EOF/g)).toHaveLength(1);
      expect(text).toContain("(app.alert(1))>>");
    }
  });

  it("gives the same bytes for the same report", async () => {
    expect(Buffer.compare(await render(seoReport()), await render(seoReport()))).toBe(0);
  });
});
