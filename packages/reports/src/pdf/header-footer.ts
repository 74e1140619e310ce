import { SITE_NAME } from "@standings/domain";
import { writtenDate } from "./dates.ts";
import { CAPTION, drawSandboxBadge } from "./rows-and-badges.ts";
import { PAGE, type Sheet } from "./sheet.ts";
import { HIGHLIGHT, INK, LINE, PAPER } from "./tokens.ts";

const HEADER = 32;
const FOOTER = 819;

/** What every page of a report says. */
export interface Running {
  /** At the top. */
  readonly heading: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isSandbox: boolean;
  /** Page that shows the same, with its origin; null when there is none. */
  readonly address: string | null;
}

/** Header and footer of every page; drawn last, when the number of pages is known. */
export function drawHeaderAndFooter(sheet: Sheet, running: Running): void {
  const count = sheet.doc.getNumberOfPages();
  for (let page = 1; page <= count; page += 1) {
    sheet.doc.setPage(page);
    drawHeader(sheet, running);
    drawFooter(sheet, running, page, count);
  }
}

function drawHeader(sheet: Sheet, running: Running): void {
  drawWordmark(sheet, PAGE.left, HEADER - 11.5);
  sheet.text(running.heading, PAGE.right, HEADER, CAPTION, {
    align: "right",
    width: PAGE.right - PAGE.left - 130,
  });
  sheet.rule(PAGE.left, HEADER + 13, PAGE.right, HEADER + 13, LINE, 0.5);
}

function drawFooter(sheet: Sheet, running: Running, page: number, count: number): void {
  sheet.rule(PAGE.left, FOOTER - 14, PAGE.right, FOOTER - 14, LINE, 0.5);
  const name = sheet.text("standings", PAGE.left, FOOTER, { ...CAPTION, weight: "medium", color: INK });
  const date = sheet.text(writtenDate(running.createdAt), PAGE.left + name + 10, FOOTER, CAPTION);
  const end = PAGE.left + name + date + 20;
  const badge = running.isSandbox ? drawSandboxBadge(sheet, end, FOOTER - 9.5, 7) + 10 : 0;
  const number = sheet.text(`page ${page} of ${count}`, PAGE.right, FOOTER, CAPTION, { align: "right" });
  if (running.address !== null) {
    const shown = running.address.replace(/^https?:\/\//, "");
    const width = PAGE.right - number - 12 - (end + badge);
    sheet.text(shown, end + badge, FOOTER, CAPTION, { width, link: running.address });
  }
}

/** The mark is three bars on an ink tile (apps/web/src/components/brand/wordmark.tsx). */
function drawWordmark(sheet: Sheet, x: number, top: number): void {
  const unit = 15 / 26;
  sheet.box(x, top, 15, 15, INK, 7 * unit);
  const bar = (y: number, width: number, color: string) =>
    sheet.box(x + 6 * unit, top + y * unit, width * unit, 3.4 * unit, color, 1.7 * unit);
  bar(6.4, 14, HIGHLIGHT);
  bar(11.5, 10, PAPER);
  bar(16.6, 6, "#9b9a98");
  sheet.text(SITE_NAME, x + 20, top + 11.3, { size: 11, weight: "strong", tracking: -0.022 });
}
