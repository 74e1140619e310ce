import { COMPANY_TAB_TITLES, type CompanyFigures, NO_CREDITS_TITLE, plural } from "@standings/domain";
import type { CompanyReport } from "../../company-report.ts";
import { linkOf } from "../../links.ts";
import { writtenDate } from "../dates.ts";
import { CAPTION, drawSandboxBadge } from "../rows-and-badges.ts";
import { baselineOf, CONTENT, type Ink, PAGE, type Sheet } from "../sheet.ts";
import { INK, INK_3, LINE_2, makerOf, WARN, WARN_TINT } from "../tokens.ts";
import { drawCompanyLogo, type PaperLogos } from "./logos.ts";

const LOGO = 26;
const KIND: Ink = { size: 10, weight: "text", color: INK_3 };
const QUIET: Ink = { size: 8.5, weight: "text", color: INK_3 };

/** Top of the first page: tab, company, date, and figures of that date. Returns its lower end. */
export function drawCompanyOpening(sheet: Sheet, report: CompanyReport, logos: PaperLogos): number {
  sheet.text(COMPANY_TAB_TITLES[report.tab], PAGE.left, PAGE.top + 14, KIND);
  const size = report.name.length <= 60 ? 21 : 15;
  const ink: Ink = { size, weight: "strong", tracking: -0.018, color: INK };
  const lineHeight = size * 1.24;
  let y = PAGE.top + 21;
  drawCompanyLogo(sheet, logos, report.domain, { x: PAGE.left, top: y + 1, size: LOGO });
  const left = PAGE.left + LOGO + 9;
  const placing = { width: PAGE.right - left, lineHeight, maxLines: 3 };
  y += Math.max(LOGO + 2, sheet.paragraph(report.name, left, y + (LOGO + 2 - lineHeight) / 2, ink, placing));
  y = drawLine(sheet, report, y + 4);
  if ("figures" in report) y = drawFigures(sheet, report.figures, y + 16);
  return (report.censored ? drawCensoredLine(sheet, y + 12) : y) + 26;
}

/** Domain, model, date and, for sandbox data, its badge, in one line. */
function drawLine(sheet: Sheet, report: CompanyReport, top: number): number {
  const baseline = baselineOf(top, 15, QUIET.size);
  const placing = { width: CONTENT / 2, link: linkOf(report.domain) };
  let x = PAGE.left + sheet.text(report.domain, PAGE.left, baseline, QUIET, placing) + 14;
  if (report.tab === "seo") {
    const { modelId } = report.analysis;
    sheet.mark(makerOf(sheet, modelId), "full", x + 5, top + 7.5, 10);
    x +=
      13 +
      sheet.text(
        sheet.catalogue.modelName(modelId),
        x + 13,
        baseline,
        { ...QUIET, color: INK },
        { width: 120 },
      ) +
      12;
  }
  x += sheet.text(writtenDate(report.createdAt), x, baseline, QUIET) + 12;
  if (report.isSandbox) drawSandboxBadge(sheet, x, top);
  return top + 15;
}

const FIGURE: Ink = { size: 15, weight: "strong", tracking: -0.012, color: INK };

function drawFigures(sheet: Sheet, figures: CompanyFigures, top: number): number {
  const of = `of ${plural(figures.answers, "answer")}`;
  const shown = [
    ["Top 3 Mentions", String(figures.top3Mentions), of],
    [
      "Average Rank",
      figures.averageRank?.toFixed(1) ?? "–",
      `where listed, ${figures.totalMentions} of ${figures.answers}`,
    ],
    ["Total Mentions", String(figures.totalMentions), of],
    ["Sources", String(figures.sources), `cited in those ${figures.totalMentions}`],
  ] as const;
  const step = CONTENT / shown.length;
  for (const [index, [term, value, note]] of shown.entries()) {
    const x = PAGE.left + index * step;
    const left = index === 0 ? x : x + 12;
    if (index > 0) sheet.rule(x, top, x, top + 40, LINE_2, 0.8);
    sheet.text(term, left, top + 7, CAPTION);
    sheet.text(value, left, top + 26, FIGURE);
    sheet.text(note, left, top + 38, CAPTION);
  }
  return top + 40;
}

function drawCensoredLine(sheet: Sheet, top: number): number {
  const ink: Ink = { size: 9, weight: "medium", color: WARN };
  sheet.box(PAGE.left, top, CONTENT, 22, WARN_TINT, 4);
  const text = `${NO_CREDITS_TITLE}: some entries of this report are hidden`;
  sheet.text(text, PAGE.left + 10, baselineOf(top, 22, ink.size), ink);
  return top + 22;
}
