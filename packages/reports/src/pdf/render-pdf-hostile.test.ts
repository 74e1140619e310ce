import { BUILT_IN_CATALOGUE, isolated } from "@standings/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPdf } from "../../test/read-pdf.ts";
import { aggregateOf, columnOf, sampleReport } from "../../test/samples.ts";
import type { RankingReport } from "../report.ts";
import { cleanText } from "../text/clean.ts";
import { createFaceLibrary } from "../text/faces.ts";
import { openTypesetter } from "../text/typesetter.ts";
import { createPdfRenderer, type Report } from "./render-pdf.ts";

const library = createFaceLibrary();
const renderPdf = createPdfRenderer(library);
const render = (report: Report) => renderPdf(report, BUILT_IN_CATALOGUE);

const PAYLOADS = [
  ") Tj ET Q endstream endobj 1 0 obj <</S/JavaScript/JS(app.alert(1))>>",
  "endobj\nxref\ntrailer<</Root 1 0 R>>\n%%EOF",
  "(/JavaScript) /Launch /AA <41>",
  "<script>alert(1)</script><img src=x onerror=alert(1)>",
  "[click](javascript:alert(1))",
  '=HYPERLINK("https://evil.example","x")',
  "pay\u202egnp.exe\u202c \u2066x\u2069",
  "a\u0000b\u001b[31mc\u007f\u0085\ud800\udfff",
  "\\\\) \\( \\r\\n \\000",
];
const ADDRESSES = [
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)//.com",
  "data:text/html,<script>1</script>",
  "file:///etc/passwd",
  "https://user:secret@evil.com/",
  "https://127.0.0.1/",
  "http://localhost:3000/",
  "//evil.com",
  "not an address",
  "https://ok.com/a(b)c\\d?q=<x>",
];

function reportOf(texts: readonly string[], view: RankingReport["view"]): RankingReport {
  const at = (index: number) => texts[index % texts.length] ?? "";
  const rows = texts.map((name, index) => {
    return {
      rank: index + 1,
      name,
      detail: at(index + 1),
      description: at(index + 3),
      reason: at(index + 2),
      censored: false,
    };
  });
  const sources = texts.map((domain, index) => ({ domain, title: at(index + 1), url: at(index + 2) }));
  const columns = [0, 1].map((index) => ({ ...columnOf(index, 0), heading: at(index), rows, sources }));
  return sampleReport({
    view,
    kind: view === "comparison" ? "comparison" : "company",
    question: at(0),
    secondQuestion: view === "comparison" ? at(1) : null,
    sector: at(2),
    agreement: at(3),
    columns,
    aggregate: aggregateOf(columns),
  });
}

const view = fc.constantFrom("aggregated" as const, "by_model" as const, "comparison" as const);
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.constantFrom(...PAYLOADS, ...ADDRESSES),
  fc
    .array(fc.constantFrom("\ud83d", "\ude00", "\u0301", "\u200d", "\u202e", "ش", "क", "्", "า", " ", "("))
    .map((parts) => parts.join("")),
);

describe("hostile text", () => {
  it.each(["aggregated", "by_model", "comparison"] as const)(
    "is shown and does nothing (%s)",
    async (kind) => {
      const { raw, text, links, scripts, info } = await readPdf(await render(reportOf(PAYLOADS, kind)));
      expect(scripts).toBeNull();
      expect(raw).not.toMatch(/\/JavaScript|\/JS\b|\/Launch|\/AA\b|<script|\u202e/);
      expect(raw.match(/%%EOF/g)).toHaveLength(1);
      expect(links).toEqual([]);
      expect(text).toContain("(app.alert(1))>>");
      expect(info.Title).toContain(PAYLOADS[0]);
    },
  );

  it("links to checked web addresses only", async () => {
    const sources = ADDRESSES.map((url) => ({ domain: "ok.com", title: "Title", url }));
    const rows = ADDRESSES.map((detail, index) => {
      return { rank: index + 1, name: "Acme", detail, description: "", reason: "", censored: false };
    });
    const columns = [{ ...columnOf(0, 0), rows, sources }];
    const { links } = await readPdf(await render(sampleReport({ view: "by_model", columns })));
    expect([...new Set(links)]).toEqual(["https://ok.com/a%28b%29c/d?q=%3Cx%3E"]);
  });

  it("of any kind never stops a report, and what comes out is a PDF of its pages", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 5 }), view, async (texts, kind) => {
        const { pages, links, scripts } = await readPdf(await render(reportOf(texts, kind)));
        expect(pages.length).toBeGreaterThan(0);
        for (const [index, page] of pages.entries())
          expect(page).toContain(`page ${index + 1} of ${pages.length}`);
        for (const link of links) expect(link).toMatch(/^https?:\/\//);
        expect(scripts).toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  it("of any kind is set without the glyph for missing ones", async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const clean = cleanText(text);
        const type = await openTypesetter(library, `? ${clean}`);
        const clusters = type.shape(type.settle(clean), "text").flatMap((run) => run.clusters);
        const glyphs = clusters.flatMap((cluster) => [cluster.id, ...cluster.rest.map(({ id }) => id)]);
        expect(glyphs).not.toContain(0);
      }),
      { numRuns: 200 },
    );
  });

  it("of names from right to left leaves each beside its figure, and the signs that set them apart draw nothing", async () => {
    const names = ["عربي", "מונדיי"].map(isolated);
    const said = cleanText(`Labels: ${names[0]} 1, ${names[1]} 2.`);
    const type = await openTypesetter(library, said);
    const drawn = type.shape(type.settle(said), "text", "ltr").flatMap((run) => run.clusters);
    expect(drawn.map(({ text }) => text).join("")).toMatch(
      /^Labels: [\u0600-\u06ff]+ 1, [\u0590-\u05ff]+ 2\.$/,
    );
    const style = { size: 10, weight: "text" } as const;
    expect(type.width(`${isolated("عربي")}`, style)).toBe(type.width("عربي", style));
  });

  it("is cleaned to one composed line without controls", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 40 }), (text, limit) => {
        const clean = cleanText(text, limit);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066\u2067\ufeff]|^ | $| {2}/u);
        expect(clean.replaceAll(/\u2068[^\u2068\u2069]+\u2069/gu, "")).not.toMatch(/[\u2068\u2069]/);
        expect([...clean].length).toBeLessThanOrEqual(limit);
        expect(cleanText(clean, limit)).toBe(clean);
      }),
    );
  });
});
