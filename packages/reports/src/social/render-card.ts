import { PROMPT_MAX_LENGTH, SANDBOX_LABEL, SITE_NAME, TAGLINE } from "@standings/domain";
import sharp from "sharp";
import { bandOf, HIGHLIGHT, INK, INK_2, INK_3, LINE, WARN, WARN_TINT } from "../pdf/tokens.ts";
import { cleanText } from "../text/clean.ts";
import type { FaceLibrary } from "../text/faces.ts";
import { openTypesetter } from "../text/typesetter.ts";
import { CARD_SIZE, type SocialCard, type SocialCardRow } from "./card.ts";
import { SvgSheet, type SvgText } from "./svg-sheet.ts";

const PAPER = "#fdfdfc";
const LEFT = 72;
const RIGHT = CARD_SIZE.width - 72;
const ROWS = 5;
const ROW_HEIGHT = 58;
const TITLE: SvgText = { size: 52, weight: "strong", fill: INK, tracking: -0.02 };
const BIG_TITLE: SvgText = { ...TITLE, size: 76 };
const LEAD: SvgText = { size: 32, weight: "text", fill: INK_2 };
const CAPTION: SvgText = { size: 22, weight: "medium", fill: INK_3 };
const OWN_WORDS = `${SITE_NAME} ${SANDBOX_LABEL} ${TAGLINE}…?“”`;

/** A PNG of 1200 × 630 pixels with the page's title, or a question and the first of its ranking. */
export function createCardRenderer(library: FaceLibrary) {
  return async (given: SocialCard): Promise<Uint8Array<ArrayBuffer>> => {
    const card = cleanCard(given);
    const typesetter = await openTypesetter(library, OWN_WORDS + lettersOf(card));
    const sheet = new SvgSheet(typesetter);
    drawFrame(sheet, card);
    if (card.rows.length > 0) drawRanking(sheet, card);
    else drawPage(sheet, card);
    const svg = sheet.toSvg(CARD_SIZE.width, CARD_SIZE.height);
    const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 128 }).toBuffer();
    // A copy: the library's own memory cannot move to another thread.
    return new Uint8Array(png);
  };
}

function cleanCard({ eyebrow, title, lead, rows, isSandbox }: SocialCard): SocialCard {
  const clean = (row: SocialCardRow) => ({
    ...row,
    name: cleanText(row.name, 80),
    detail: cleanText(row.detail, 80),
  });
  return {
    eyebrow: cleanText(eyebrow, 80),
    title: cleanText(title, PROMPT_MAX_LENGTH),
    lead: cleanText(lead, 300),
    rows: rows.slice(0, ROWS).map(clean),
    isSandbox,
  };
}

function lettersOf({ eyebrow, title, lead, rows }: SocialCard): string {
  return eyebrow + title + lead + rows.map((row) => row.rank + row.name + row.detail + row.votes).join("");
}

function drawFrame(sheet: SvgSheet, { eyebrow, isSandbox }: SocialCard): void {
  sheet.box(0, 0, CARD_SIZE.width, CARD_SIZE.height, PAPER);
  drawMark(sheet, LEFT, 52, 44);
  sheet.text(SITE_NAME, LEFT + 58, 86, { size: 34, weight: "strong", fill: INK, tracking: -0.022 });
  sheet.text(eyebrow, RIGHT, 84, { ...CAPTION, align: "right" });
  if (isSandbox) {
    const style: SvgText = { size: 20, weight: "medium", fill: WARN };
    sheet.box(LEFT + 240, 58, 154, 34, WARN_TINT, 6);
    sheet.text(SANDBOX_LABEL, LEFT + 256, 82, style);
  }
}

/** The mark is three bars on an ink tile. */
function drawMark(sheet: SvgSheet, x: number, y: number, side: number): void {
  const unit = side / 26;
  sheet.box(x, y, side, side, INK, 7 * unit);
  const bars = [
    { top: 6.4, width: 14, fill: HIGHLIGHT },
    { top: 11.5, width: 10, fill: PAPER },
    { top: 16.6, width: 6, fill: "#9b9a98" },
  ];
  for (const { top, width, fill } of bars) {
    sheet.box(x + 6 * unit, y + top * unit, width * unit, 3.4 * unit, fill, 1.7 * unit);
  }
}

function drawPage(sheet: SvgSheet, { title, lead }: SocialCard): void {
  const lines = sheet.wrap(title, BIG_TITLE, RIGHT - LEFT, 3);
  const leads = sheet.wrap(lead, LEAD, 900, 3);
  let baseline = 360 - ((lines.length - 1) * 84) / 2 - (leads.length * 42) / 2;
  for (const line of lines) {
    sheet.text(line, LEFT, baseline, BIG_TITLE);
    baseline += 84;
  }
  for (const line of leads) {
    sheet.text(line, LEFT, baseline - 12, LEAD);
    baseline += 44;
  }
  sheet.box(LEFT, 560, RIGHT - LEFT, 4, INK);
}

function drawRanking(sheet: SvgSheet, { title, rows }: SocialCard): void {
  const lines = sheet.wrap(`“${title}”`, TITLE, RIGHT - LEFT, 2);
  let y = 172;
  for (const line of lines) {
    sheet.text(line, LEFT, y, TITLE);
    y += 60;
  }
  const room = CARD_SIZE.height - 40 - y;
  sheet.box(LEFT, y - 26, RIGHT - LEFT, 4, INK);
  y -= 22;
  for (const row of rows.slice(0, Math.floor(room / ROW_HEIGHT))) {
    drawRow(sheet, row, y);
    y += ROW_HEIGHT;
  }
  sheet.text(TAGLINE, LEFT, 604, CAPTION);
}

function drawRow(sheet: SvgSheet, { rank, name, detail, votes }: SocialCardRow, y: number): void {
  const band = bandOf(rank);
  sheet.box(LEFT, y + 11, 40, 36, band.fill, 7);
  const digits = String(rank);
  sheet.text(digits, LEFT + 20 - digits.length * 6.6, y + 37, { size: 23, weight: "strong", fill: band.ink });
  const width = sheet.text(name, LEFT + 60, y + 38, { size: 28, weight: "strong", fill: INK }, 480);
  sheet.text(detail, LEFT + 76 + width, y + 38, CAPTION, 300);
  sheet.text(votes, RIGHT, y + 38, { ...CAPTION, align: "right" });
  sheet.box(LEFT, y + ROW_HEIGHT - 1, RIGHT - LEFT, 1, LINE);
}
