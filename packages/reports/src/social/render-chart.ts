import {
  lonePoints,
  SANDBOX_LABEL,
  SITE_NAME,
  scaleOfLines,
  sharePercent,
  timePlaces,
  visitDays,
} from "@standings/domain";
import sharp from "sharp";
import type { BrandChart } from "../brand-paper.ts";
import { INK, INK_2, INK_3, LINE, STRIP_RANGE } from "../pdf/tokens.ts";
import { cleanText } from "../text/clean.ts";
import type { FaceLibrary } from "../text/faces.ts";
import { openTypesetter } from "../text/typesetter.ts";
import { SvgSheet, type SvgText } from "./svg-sheet.ts";

/** Pixels; a phone shows it at a third. */
export const CHART_SIZE = { width: 1200, height: 560 } as const;
const PAPER = "#fdfdfc";
const PLOT = { left: 110, right: 900, top: 96, bottom: 480 } as const;
const NAME_HEIGHT = 34;
/** Between two companies that one visit asked about. */
const LONE_GAP = 30;
const TEXT: SvgText = { size: 26, weight: "text", fill: INK_3 };
const OWN_WORDS = `${SITE_NAME} ${SANDBOX_LABEL} 0123456789%…`;

/** A PNG of visibility over time: the brand in ink with its range, its competitors in grey. */
export function createChartRenderer(library: FaceLibrary) {
  return async (given: BrandChart): Promise<Uint8Array<ArrayBuffer>> => {
    const chart = {
      ...given,
      title: cleanText(given.title, 80),
      companies: given.companies.map((company) => ({ ...company, name: cleanText(company.name, 60) })),
    };
    const days = chart.times.map(visitDays(chart.timeZone));
    const letters = chart.title + chart.companies.map(({ name }) => name).join("") + days.join("");
    const sheet = new SvgSheet(await openTypesetter(library, OWN_WORDS + letters));
    draw(sheet, chart);
    const png = await sharp(Buffer.from(sheet.toSvg(CHART_SIZE.width, CHART_SIZE.height)))
      .png({ palette: true, colours: 64 })
      .toBuffer();
    // A copy: the library's own memory cannot move to another thread.
    return new Uint8Array(png);
  };
}

function draw(sheet: SvgSheet, { title, timeZone, times, companies, isSandbox }: BrandChart): void {
  const scale = scaleOfLines(companies);
  const places = timePlaces(times);
  const xOf = (nth: number) => PLOT.left + (places[nth] ?? 0) * (PLOT.right - PLOT.left);
  const yOf = (share: number) =>
    PLOT.bottom - ((share - scale.low) / (scale.high - scale.low)) * (PLOT.bottom - PLOT.top);
  sheet.box(0, 0, CHART_SIZE.width, CHART_SIZE.height, PAPER);
  sheet.text(title, 24, 52, { size: 34, weight: "strong", fill: INK }, 900);
  if (isSandbox) sheet.text(SANDBOX_LABEL, CHART_SIZE.width - 24, 52, { ...TEXT, align: "right" });
  for (const tick of scale.ticks) {
    sheet.line(
      [
        [PLOT.left, yOf(tick)],
        [PLOT.right, yOf(tick)],
      ],
      LINE,
      2,
    );
    sheet.text(sharePercent(tick), PLOT.left - 16, yOf(tick) + 9, { ...TEXT, align: "right" });
  }
  const own = companies.find(({ isBrand }) => isBrand);
  const ranged = own?.line.flatMap((point, nth) => (point?.range ? [{ nth, ...point.range }] : [])) ?? [];
  const band = [
    ...ranged.map(({ nth, high }): [number, number] => [xOf(nth), yOf(high)]),
    ...ranged.toReversed().map(({ nth, low }): [number, number] => [xOf(nth), yOf(low)]),
  ];
  if (band.length > 2) sheet.shape(band, STRIP_RANGE);
  for (const { line, isBrand } of companies.toSorted((a, b) => Number(a.isBrand) - Number(b.isBrand))) {
    const points = line.flatMap((point, nth): [number, number][] =>
      point ? [[xOf(nth), yOf(point.value)]] : [],
    );
    sheet.line(points, isBrand ? INK : INK_3, isBrand ? 5 : 2);
  }
  for (const { company, nth, value, range, aside } of lonePoints(companies)) {
    const [x, ink, radius] = [
      xOf(nth) + LONE_GAP * aside,
      company.isBrand ? INK : INK_3,
      company.isBrand ? 10 : 7,
    ];
    const ends = range && [range.low, range.high].map((share): [number, number] => [x, yOf(share)]);
    if (ends) sheet.line(ends, ink, company.isBrand ? 4 : 2);
    sheet.box(x - radius, yOf(value) - radius, 2 * radius, 2 * radius, ink, radius);
  }
  drawNames(sheet, companies, yOf);
  const dayOf = visitDays(timeZone);
  const [first] = times;
  const last = times.at(-1);
  if (first && first !== last) sheet.text(dayOf(first), PLOT.left, 526, TEXT);
  if (last) sheet.text(dayOf(last), PLOT.right, 526, { ...TEXT, align: "right" });
}

function drawNames(
  sheet: SvgSheet,
  companies: BrandChart["companies"],
  yOf: (share: number) => number,
): void {
  const ended = companies
    .flatMap(({ name, isBrand, line }) => {
      const point = line.at(-1);
      return point ? [{ name, isBrand, share: point.value, y: yOf(point.value) }] : [];
    })
    .sort((a, b) => a.y - b.y);
  let before = Number.NEGATIVE_INFINITY;
  for (const { name, isBrand, share, y } of ended) {
    before = Math.max(y, before + NAME_HEIGHT);
    const style: SvgText = { size: 26, weight: isBrand ? "strong" : "text", fill: isBrand ? INK : INK_2 };
    sheet.text(name, PLOT.right + 22, before + 9, style, 180);
    sheet.text(sharePercent(share), CHART_SIZE.width - 24, before + 9, { ...style, align: "right" });
  }
}
