import { countSearched, plural } from "@standings/domain";
import { linkOf } from "../links.ts";
import type { ReportColumn, ReportSource } from "../report.ts";
import { CAPTION, drawRowLine, PROSE } from "./rows-and-badges.ts";
import { baselineOf, CONTENT, PAGE, type Sheet } from "./sheet.ts";
import { drawTable, ensureSpace, type TableRow } from "./table.ts";
import { INK, INK_3, LINE_2, makerOf } from "./tokens.ts";

const ROW = 16;
const DOMAIN_WIDTH = 130;
const DOMAIN = { size: 8, weight: "medium", color: INK } as const;

/** The sites of all answers, those that most models cite first. */
export function drawSharedSources(sheet: Sheet, answered: readonly ReportColumn[], top: number): number {
  const sites = sharedSites(answered);
  if (sites.length === 0) return top;
  const start = ensureSpace(sheet, top, 80);
  sheet.text("Sources the models cite", PAGE.left, start + 10, { size: 13, weight: "strong" });
  const searched = countSearched(answered.map(({ grounding }) => grounding));
  if (searched) sheet.text(searched, PAGE.right, start + 10, { ...CAPTION, size: 8.5 }, { align: "right" });
  const pairs = Array.from({ length: Math.ceil(sites.length / 2) }, (_, index) =>
    sites.slice(index * 2, index * 2 + 2),
  );
  const half = (CONTENT - 28) / 2;
  const rows = pairs.map((pair): TableRow => {
    const draw = (rowTop: number) => {
      for (const [side, site] of pair.entries()) {
        drawSite(sheet, site, answered, PAGE.left + side * (half + 28), rowTop, half);
      }
    };
    return { height: 20, draw };
  });
  const head = {
    height: 2,
    draw: (y: number) => sheet.rule(PAGE.left, y, PAGE.right, y, INK, 1.2),
  };
  return drawTable(sheet, start + 20, head, rows);
}

interface Site {
  readonly domain: string;
  readonly models: ReadonlySet<string>;
}

function sharedSites(answered: readonly ReportColumn[]): Site[] {
  const sites = new Map<string, Set<string>>();
  for (const { modelId, sources } of answered) {
    for (const { domain } of sources) sites.set(domain, (sites.get(domain) ?? new Set()).add(modelId));
  }
  return [...sites]
    .map(([domain, models]) => ({ domain, models }))
    .sort((a, b) => b.models.size - a.models.size || (a.domain < b.domain ? -1 : 1));
}

function drawSite(
  sheet: Sheet,
  site: Site,
  answered: readonly ReportColumn[],
  x: number,
  top: number,
  width: number,
): void {
  const baseline = baselineOf(top, 20, 8.5);
  const marksX = x + width - 58 - answered.length * 11;
  sheet.text(
    site.domain,
    x,
    baseline,
    { ...DOMAIN, size: 8.5 },
    {
      width: marksX - x - 10,
      link: linkOf(site.domain),
    },
  );
  for (const [index, { modelId }] of answered.entries()) {
    const at = marksX + index * 11;
    if (site.models.has(modelId)) sheet.mark(makerOf(sheet, modelId), "full", at, top + 10, 8);
    else sheet.box(at - 0.8, top + 9.2, 1.6, 1.6, LINE_2, 0.8);
  }
  const votes = `${site.models.size} of ${plural(answered.length, "model")}`;
  sheet.text(votes, x + width, baseline, CAPTION, { align: "right" });
  drawRowLine(sheet, top + 20, x, width);
}

/** One answer's sources: site, page title, link. */
export function drawAnswerSources(sheet: Sheet, sources: readonly ReportSource[], top: number): number {
  if (sources.length === 0) return top;
  const rows = sources.map(
    (source): TableRow => ({
      height: ROW,
      draw: (y) => drawSource(sheet, source, PAGE.left, y, CONTENT),
    }),
  );
  return drawTable(sheet, top, sourcesHead(sheet, sources.length), rows);
}

function sourcesHead(sheet: Sheet, count: number): TableRow {
  return {
    height: 22,
    draw(y) {
      const label = sheet.text("Sources", PAGE.left, y + 15, DOMAIN);
      sheet.text(`${count} cited`, PAGE.left + label + 4, y + 15, CAPTION);
    },
  };
}

/** A wide column gives the title beside the site, a narrow one below. */
export function drawSource(sheet: Sheet, source: ReportSource, x: number, top: number, width: number): void {
  const baseline = baselineOf(top, ROW, 8);
  const link = source.url === "" ? null : source.url;
  const isWide = width > 300;
  const domainWidth = isWide ? DOMAIN_WIDTH : width * 0.34;
  sheet.text(source.domain, x, baseline, DOMAIN, { width: domainWidth, link });
  const title = source.title || (link === null ? "" : link.replace(/^https?:\/\/(www\.)?/, ""));
  const ink = link === null ? { ...PROSE, color: INK_3 } : PROSE;
  sheet.text(title, x + domainWidth + 8, baseline, ink, { width: width - domainWidth - 8, link });
}

export const SOURCE_ROW = ROW;
