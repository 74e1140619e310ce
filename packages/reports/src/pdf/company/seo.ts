import { plural, type SeoAdvice } from "@standings/domain";
import type { SeoReport } from "../../company-report.ts";
import { writtenDate } from "../dates.ts";
import { PROSE } from "../rows-and-badges.ts";
import { baselineOf, CONTENT, type Ink, PAGE, type Sheet } from "../sheet.ts";
import type { TableRow } from "../table.ts";
import { INK_2, SUNKEN } from "../tokens.ts";
import { numberedRows, pairedRows, paragraphRows, SIDES } from "./advice.ts";
import { drawFacts } from "./facts.ts";
import { drawSection, listHead } from "./section.ts";

/** The analysis of a site in the order of its screen, then the facts that it rests on. */
export function drawSeo(sheet: Sheet, { site, analysis }: SeoReport, top: number): void {
  const { advice, facts } = analysis;
  const plain = listHead(sheet);
  let y = drawSection(
    sheet,
    top,
    { title: "Executive Summary", head: plain },
    paragraphRows(sheet, advice.summary, CONTENT),
  );
  const keywords = { title: "Core Concepts & Keywords", head: plain };
  y = drawSection(sheet, y, keywords, keywordRows(sheet, advice.keywords));
  y = drawSides(sheet, y, "SEO Analysis", advice.seoStrengths, advice.seoWeaknesses);
  const aeo = "AEO (Answer Engine Optimization) Analysis";
  y = drawSides(sheet, y, aeo, advice.aeoStrengths, advice.aeoWeaknesses);
  const recommended = numberedRows(sheet, advice.recommendations, ({ reason }) => reason);
  y = drawSection(sheet, y, { title: "Recommendations", head: plain }, recommended);
  if (site?.unread) y = drawUnread(sheet, site.unread, y);
  const read = site && !site.unread ? `${plural(site.pages, "page")} read ${writtenDate(site.readAt)}` : "";
  drawFacts(sheet, facts, y, read);
}

type Side = SeoAdvice["seoStrengths"];

function drawSides(sheet: Sheet, top: number, title: string, strengths: Side, weaknesses: Side): number {
  const head = listHead(sheet, [
    { title: "Strengths", x: SIDES[0] },
    { title: "Weaknesses", x: SIDES[1] },
  ]);
  return drawSection(sheet, top, { title, head }, pairedRows(sheet, strengths, weaknesses));
}

const KEYWORD: Ink = { size: 8, weight: "medium", color: INK_2 };
const CHIP = 15;

/** Chips in as many lines as they need. */
function keywordRows(sheet: Sheet, keywords: readonly string[]): TableRow[] {
  const lines: { text: string; x: number; width: number }[][] = [];
  let x: number = PAGE.right;
  for (const keyword of keywords) {
    const text = sheet.type.ellipsize(keyword, KEYWORD, CONTENT - 14);
    const width = sheet.type.width(text, KEYWORD) + 14;
    const isFirst = lines.length === 0 || x + width > PAGE.right;
    if (isFirst) lines.push([]);
    if (isFirst) x = PAGE.left;
    lines.at(-1)?.push({ text, x, width });
    x += width + 6;
  }
  return lines.map((chips) => ({
    height: CHIP + 6,
    draw(top) {
      for (const chip of chips) {
        sheet.box(chip.x, top + 6, chip.width, CHIP, SUNKEN, 3.5);
        sheet.text(chip.text, chip.x + 7, baselineOf(top + 6, CHIP, KEYWORD.size), KEYWORD);
      }
    },
  }));
}

/** Why the analysis knows no facts of the site. */
function drawUnread(sheet: Sheet, unread: string, top: number): number {
  const lines = sheet.type.wrap(unread, PROSE, CONTENT).length;
  const row: TableRow = {
    height: lines * 11 + 8,
    draw: (y) => void sheet.paragraph(unread, PAGE.left, y + 6, PROSE, { width: CONTENT, lineHeight: 11 }),
  };
  return drawSection(sheet, top, { title: "The site could not be read", head: listHead(sheet) }, [row]);
}
