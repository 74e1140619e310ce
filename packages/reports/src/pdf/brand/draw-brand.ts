import {
  lonePoints,
  noChangesText,
  pointRange,
  scaleOfLines,
  sharePercent,
  timePlaces,
  type Verdict,
  withoutAnswers,
} from "@standings/domain";
import type { BrandPaper, BrandPaperCompany, BrandPaperPrompt, BrandPaperSource } from "../../brand-paper.ts";
import { linkOf } from "../../links.ts";
import { columnsHead, drawSection, listHead } from "../company/section.ts";
import { writtenDay } from "../dates.ts";
import {
  CAPTION,
  drawBand,
  drawOwnRow,
  drawSandboxBadge,
  FIGURE,
  NAME,
  PROSE,
  ruledRow,
} from "../rows-and-badges.ts";
import { CONTENT, type Ink, PAGE, type Sheet } from "../sheet.ts";
import type { TableRow } from "../table.ts";
import { bandOf, INK, INK_2, INK_3, LINE, NO_BAND, STRIP_RANGE } from "../tokens.ts";
import { drawLogo, LOGO_HEIGHT, type PaperLogo } from "./draw-logo.ts";

const SMALL: Ink = { size: 8.5, weight: "text", color: INK_3 };
const SENTENCE: Ink = { size: 12, weight: "text", tracking: -0.006, color: INK };

/** A brand on paper: what its page shows of a span. */
export function drawBrand(sheet: Sheet, paper: BrandPaper, logo: PaperLogo | null): void {
  let y = drawChart(sheet, paper, drawHead(sheet, paper, drawAgency(sheet, paper, logo)) + 14);
  y = drawCompanies(sheet, paper, y + 24);
  y = drawChanges(sheet, paper, y);
  y = drawPrompts(sheet, paper, y);
  drawMeasurement(sheet, paper, drawSources(sheet, paper, y));
}

/** Whoever made the report, above everything else; returns where the rest begins. */
function drawAgency(sheet: Sheet, { agency }: BrandPaper, logo: PaperLogo | null): number {
  const hasName = agency !== null && agency !== "";
  if (!hasName && logo === null) return PAGE.top;
  const x = PAGE.left + (logo === null ? 0 : drawLogo(sheet, logo, PAGE.top) + 12);
  const height = logo === null ? 12 : LOGO_HEIGHT;
  const ink: Ink = { size: 11, weight: "strong", color: INK };
  if (hasName) sheet.text(agency, x, PAGE.top + height / 2 + 4, ink, { width: PAGE.right - x });
  return PAGE.top + height + 14;
}

function drawHead(
  sheet: Sheet,
  { name, domain, market, visits, timeZone, createdAt, isSandbox, ...said }: BrandPaper,
  top: number,
): number {
  let y = top;
  sheet.text("Brand", PAGE.left, y + 14, { size: 10, weight: "text", color: INK_3 });
  y +=
    21 +
    sheet.paragraph(
      name,
      PAGE.left,
      y + 21,
      { size: 24, weight: "strong", tracking: -0.018, color: INK },
      {
        width: CONTENT,
        lineHeight: 29,
        maxLines: 2,
      },
    );
  const from = writtenDay(visits[0]?.at ?? createdAt, timeZone);
  const to = writtenDay(visits.at(-1)?.at ?? createdAt, timeZone);
  let x = PAGE.left;
  for (const fact of [domain, ...(market === null ? [] : [market]), `${from} to ${to}`])
    x += sheet.text(fact, x, y + 14, SMALL) + 12;
  if (isSandbox) drawSandboxBadge(sheet, x, y + 4);
  y += 28;
  y += sheet.paragraph(said.sentence, PAGE.left, y, SENTENCE, {
    width: CONTENT,
    lineHeight: 17,
    isOurs: true,
  });
  y +=
    6 +
    sheet.paragraph(said.method, PAGE.left, y + 6, PROSE, { width: CONTENT, lineHeight: 11, isOurs: true });
  return y;
}

const PLOT = { left: PAGE.left + 26, width: CONTENT - 26 - 120, height: 150 } as const;
const NAME_HEIGHT = 11;
/** Between two companies that one visit asked about. */
const LONE_GAP = 9;

/** Visibility over time: the brand with its range, its competitors in grey. */
function drawChart(sheet: Sheet, { companies, visits, timeZone }: BrandPaper, top: number): number {
  const scale = scaleOfLines(companies);
  const places = timePlaces(visits.map(({ at }) => at));
  const xOf = (nth: number) => PLOT.left + (places[nth] ?? 0) * PLOT.width;
  const yOf = (share: number) =>
    top + 24 + PLOT.height * (1 - (share - scale.low) / (scale.high - scale.low));
  sheet.text("Visibility", PAGE.left, top + 10, { size: 13, weight: "strong", color: INK });
  sheet.text("Share of answers that list each company, over four weeks", PAGE.right, top + 10, SMALL, {
    align: "right",
  });
  for (const tick of scale.ticks) {
    sheet.rule(PLOT.left, yOf(tick), PLOT.left + PLOT.width, yOf(tick), LINE, 0.5);
    sheet.text(sharePercent(tick), PAGE.left, yOf(tick) + 2.5, CAPTION);
  }
  const own = companies.find(({ isBrand }) => isBrand);
  for (const [nth, point] of own?.line.entries() ?? [])
    if (point?.range)
      sheet.rule(xOf(nth), yOf(point.range.low), xOf(nth), yOf(point.range.high), STRIP_RANGE, 4);
  for (const company of companies.toSorted((a, b) => Number(a.isBrand) - Number(b.isBrand))) {
    const { line, isBrand } = company;
    for (let nth = 1; nth < line.length; nth += 1) {
      const [before, after] = [line[nth - 1], line[nth]];
      if (before && after)
        sheet.rule(
          ...([xOf(nth - 1), yOf(before.value), xOf(nth), yOf(after.value)] as const),
          isBrand ? INK : INK_3,
          isBrand ? 1.6 : 0.7,
        );
    }
  }
  for (const { company, nth, value, range, aside } of lonePoints(companies)) {
    const [x, ink, radius] = [
      xOf(nth) + LONE_GAP * aside,
      company.isBrand ? INK : INK_3,
      company.isBrand ? 2.6 : 2,
    ];
    if (range && !company.isBrand) sheet.rule(x, yOf(range.low), x, yOf(range.high), ink, 0.7);
    sheet.box(x - radius, yOf(value) - radius, 2 * radius, 2 * radius, ink, radius);
  }
  drawNames(sheet, companies, yOf);
  const end = top + 24 + PLOT.height + 13;
  if (visits[0]) sheet.text(writtenDay(visits[0].at, timeZone), PLOT.left, end, CAPTION);
  const last = visits.at(-1);
  if (last)
    sheet.text(writtenDay(last.at, timeZone), PLOT.left + PLOT.width, end, CAPTION, { align: "right" });
  return end;
}

/** Beside the ends of the lines, none over another. */
function drawNames(
  sheet: Sheet,
  companies: readonly BrandPaperCompany[],
  yOf: (share: number) => number,
): void {
  const ended = companies
    .flatMap(({ name, isBrand, line }) => {
      const point = line.at(-1);
      return point ? [{ name, isBrand, y: yOf(point.value), share: point.value }] : [];
    })
    .sort((a, b) => a.y - b.y);
  let before = Number.NEGATIVE_INFINITY;
  for (const { name, isBrand, y, share } of ended) {
    before = Math.max(y, before + NAME_HEIGHT);
    const ink: Ink = { size: 8, weight: isBrand ? "strong" : "text", color: isBrand ? INK : INK_2 };
    sheet.text(name, PLOT.left + PLOT.width + 8, before + 2.5, ink, { width: 80 });
    sheet.text(sharePercent(share), PAGE.right, before + 2.5, ink, { align: "right" });
  }
}

const VOICE_X = PAGE.right - 130;
const LISTED_X = PAGE.right - 300;

function drawCompanies(sheet: Sheet, { companies, others }: BrandPaper, top: number): number {
  const section = {
    title: "Companies",
    note: others ?? "",
    head: columnsHead(sheet, [
      { title: "Company", x: PAGE.left },
      { title: "Listed in answers, with its range", x: LISTED_X },
      { title: "Share of voice", x: VOICE_X },
    ]),
  };
  return drawSection(
    sheet,
    top,
    section,
    companies.map(
      ({ name, domain, isBrand, listed, voice }): TableRow =>
        ruledRow(sheet, 24, (start) => {
          if (isBrand) drawOwnRow(sheet, start, 24);
          sheet.text(name, PAGE.left + 2, start + 15, NAME, { width: 130 });
          sheet.text(domain, PAGE.left + 140, start + 15, CAPTION, { width: 90, link: linkOf(domain) });
          const figure = sheet.text(sharePercent(listed.value), LISTED_X, start + 15, FIGURE);
          const range = listed.range ? `${pointRange(listed.range)}%` : "";
          sheet.text(range, LISTED_X + figure + 6, start + 15, CAPTION);
          sheet.text(`${(100 * voice.value).toFixed(1)}%`, VOICE_X, start + 15, FIGURE);
        }),
    ),
  );
}

function drawChanges(sheet: Sheet, { changes, bound, visits }: BrandPaper, top: number): number {
  const said = changes.length > 0 ? changes : [noChangesText(visits.length)];
  const lines = [...said, bound].filter((line) => line !== "");
  return drawSection(
    sheet,
    top,
    { title: "Real changes", head: listHead(sheet) },
    lines.map((line, nth): TableRow => {
      const ink: Ink = nth < said.length ? { ...PROSE, size: 9, color: INK } : PROSE;
      const placing = { width: CONTENT, lineHeight: 12.5 };
      const height = sheet.type.wrap(line, ink, CONTENT, 6).length * placing.lineHeight + 9;
      return {
        height,
        draw: (start) => void sheet.paragraph(line, PAGE.left, start + 5, ink, { ...placing, maxLines: 6 }),
      };
    }),
  );
}

const PLACE_X = PAGE.left + 232;
const SHARE_X = PLACE_X + 50;
const CHANGE_X = SHARE_X + 92;
const FIRST_X = CHANGE_X + 92;
const PROMPT_LINE = 11;
const VERDICTS: Readonly<Record<Verdict, string>> = {
  real: "real",
  noise: "within noise",
  early: "too early",
};

function drawPrompts(sheet: Sheet, { prompts, promptsTitle: title }: BrandPaper, top: number): number {
  const section = {
    title,
    note: "Over the last four weeks; changes against the first four",
    head: columnsHead(sheet, [
      { title: "Prompt", x: PAGE.left },
      { title: "Place", x: PLACE_X },
      { title: "Listed", x: SHARE_X },
      { title: "Change in points", x: CHANGE_X },
      { title: "First", x: FIRST_X },
    ]),
  };
  return drawSection(
    sheet,
    top,
    section,
    prompts.map((prompt) => promptRow(sheet, prompt)),
  );
}

function promptRow(
  sheet: Sheet,
  { prompt, label, place, trend, listed, change, verdict, first }: BrandPaperPrompt,
): TableRow {
  const width = PLACE_X - PAGE.left - 14;
  const lines = sheet.type.wrap(`“${prompt}”`, NAME, width, 3).length;
  const height = lines * PROMPT_LINE + (label === null ? 0 : 10) + 13;
  return ruledRow(sheet, height, (top) => {
    const middle = top + height / 2;
    sheet.paragraph(`“${prompt}”`, PAGE.left, top + 6, NAME, {
      width,
      lineHeight: PROMPT_LINE,
      maxLines: 3,
    });
    if (label !== null) sheet.text(label, PAGE.left, top + height - 7, CAPTION, { width });
    if (listed === null) {
      sheet.text(withoutAnswers({ trend }), PLACE_X, middle + 3, CAPTION);
      return;
    }
    const band = place === null ? NO_BAND : bandOf(place);
    drawBand(sheet, { text: place === null ? "N/A" : `#${place}`, band, x: PLACE_X, middle, width: 30 });
    const share = sheet.text(sharePercent(listed.value), SHARE_X, middle + 3, FIGURE);
    if (listed.range) sheet.text(pointRange(listed.range), SHARE_X + share + 5, middle + 3, CAPTION);
    const points =
      change === null ? "" : `${change.value < 0 ? "-" : "+"}${Math.abs(100 * change.value).toFixed(1)} `;
    const moved = sheet.text(points, CHANGE_X, middle + 3, FIGURE);
    sheet.text(VERDICTS[verdict], CHANGE_X + moved + 3, middle + 3, CAPTION);
    sheet.text(first?.name ?? "", FIRST_X, middle + 3, PROSE, { width: PAGE.right - FIRST_X });
  });
}

const CITED_X = PAGE.left + 200;
const LISTS_X = CITED_X + 150;

function drawSources(sheet: Sheet, { sources, missed, sourcesNote }: BrandPaper, top: number): number {
  const section = {
    title: "Sources to get onto",
    note: sourcesNote,
    head: columnsHead(sheet, [
      { title: "Source", x: PAGE.left },
      { title: "Cited in", x: CITED_X },
      { title: "Lists", x: LISTS_X },
    ]),
  };
  return drawSection(
    sheet,
    top,
    section,
    sources.map(
      ({ domain, answers, prompts, lists }: BrandPaperSource): TableRow =>
        ruledRow(sheet, 22, (start) => {
          sheet.text(domain, PAGE.left, start + 14, NAME, {
            width: CITED_X - PAGE.left - 10,
            link: linkOf(domain),
          });
          sheet.text(`${answers} of ${missed} answers, ${prompts} prompts`, CITED_X, start + 14, PROSE);
          const names = lists.map((entry) => entry.name).join(", ");
          sheet.text(names, LISTS_X, start + 14, PROSE, { width: PAGE.right - LISTS_X });
        }),
    ),
  );
}

const SAYS_X = PAGE.left + 130;

/** How the figures are made, for whoever has to defend them. */
function drawMeasurement(sheet: Sheet, { sheet: criteria }: BrandPaper, top: number): void {
  const width = PAGE.right - SAYS_X;
  drawSection(
    sheet,
    top,
    { title: "How these figures are made", head: listHead(sheet) },
    criteria.map(({ criterion, says }): TableRow => {
      const placing = { width, lineHeight: 11.5, maxLines: 6, isOurs: true };
      const lines = sheet.type.wrap(says, PROSE, width, placing.maxLines).length;
      return ruledRow(sheet, lines * placing.lineHeight + 11, (start) => {
        sheet.text(criterion, PAGE.left, start + 13, NAME, { width: SAYS_X - PAGE.left - 10 });
        sheet.paragraph(says, SAYS_X, start + 5, PROSE, placing);
      });
    }),
  );
}
