import {
  COMPANY_TAB_TITLES,
  DISCOVERY_BANDS,
  type DiscoveryItem,
  discoveryFigures,
  type ModelId,
  type ModelNames,
  namedInstead,
  plural,
} from "@standings/domain";
import type { DiscoveryReport } from "../../company-report.ts";
import { CAPTION, drawBand, FIGURE, PROSE, ruledRow } from "../rows-and-badges.ts";
import { CONTENT, type Ink, PAGE, type Sheet } from "../sheet.ts";
import type { TableRow } from "../table.ts";
import { bandOf, INK, makerOf } from "../tokens.ts";
import { columnsHead, drawSection, listHead } from "./section.ts";

/** What was asked for and what was found, then each prompt with the place in every model's answer and who was named first. */
export function drawDiscovery(sheet: Sheet, report: DiscoveryReport, top: number): void {
  const { items, modelIds } = report;
  const found = { title: COMPANY_TAB_TITLES.discovery, head: listHead(sheet) };
  const y = drawSection(
    sheet,
    top,
    found,
    linesOf(report, sheet.catalogue).map((line) => proseRow(sheet, line)),
  );
  const tested = {
    title: `Prompts (${items.length})`,
    head: columnsHead(sheet, [
      { title: "Rank", x: PAGE.left },
      { title: "Prompt, and who is named first", x: PROMPT_X },
      { title: "By model", x: MODELS_X },
    ]),
  };
  drawSection(
    sheet,
    y,
    tested,
    items.map((item) => itemRow(sheet, item, modelIds)),
  );
}

function linesOf({ items, trade, modelIds, name }: DiscoveryReport, { modelName }: ModelNames): string[] {
  const { generated, tested, answers, listed, averageRank } = discoveryFigures(items);
  const asked =
    trade && [trade.sells, trade.country, trade.language].filter((line) => line !== "").join(" · ");
  const instead = namedInstead(items);
  const named = instead.companies.slice(0, 5).map((company) => `${company.name} (${company.prompts})`);
  return [
    ...(asked ? [`Asked for: ${asked}`] : []),
    `Models: ${modelIds.map(modelName).join(", ")}`,
    `Listed in ${listed} of ${plural(answers, "answer")} to ${tested} of ${plural(generated, "prompt")}` +
      `${averageRank === null ? "" : `, on average at ${averageRank.toFixed(1)} where listed`}.`,
    ...(named.length > 0
      ? [
          `In ${plural(instead.prompts, "prompt")} without ${name}, named instead among the first three: ${named.join(", ")}.`,
        ]
      : []),
  ];
}

const LINE = 11.6;

function proseRow(sheet: Sheet, text: string): TableRow {
  const ink: Ink = { ...PROSE, size: 9 };
  const height = sheet.type.wrap(text, ink, CONTENT, 4).length * LINE + 6;
  return {
    height,
    draw: (top) =>
      void sheet.paragraph(text, PAGE.left, top + 4, ink, { width: CONTENT, lineHeight: LINE, maxLines: 4 }),
  };
}

const PROMPT_X = PAGE.left + 44;
const MODELS_X = PAGE.left + 350;
const MODEL_LINE = 12;
const WIDTH = MODELS_X - PROMPT_X - 14;
const PROMPT: Ink = { size: 9, weight: "medium", color: INK };
const STATES = { pending: "–", testing: "–", error: "–", completed: "N/A" } as const;

function itemRow(sheet: Sheet, item: DiscoveryItem, modelIds: readonly ModelId[]): TableRow {
  const quoted = `“${item.prompt}”`;
  const lines = sheet.type.wrap(quoted, PROMPT, WIDTH, 3).length;
  const named = item.named.map(({ name }, index) => `${index + 1} ${name}`).join("   ");
  const height = Math.max(lines * LINE + (named === "" ? 0 : 12), modelIds.length * MODEL_LINE) + 12;
  const text = item.rank === null ? STATES[item.status] : `#${item.rank}`;
  return ruledRow(sheet, height, (top) => {
    drawBand(sheet, {
      text,
      band: bandOf(item.rank, DISCOVERY_BANDS),
      x: PAGE.left,
      middle: top + height / 2,
      width: 34,
    });
    sheet.paragraph(quoted, PROMPT_X, top + 6, PROMPT, { width: WIDTH, lineHeight: LINE, maxLines: 3 });
    if (named !== "") sheet.text(named, PROMPT_X, top + 6 + lines * LINE + 8, CAPTION, { width: WIDTH });
    for (const [index, modelId] of modelIds.entries()) {
      const middle = top + 6 + index * MODEL_LINE + MODEL_LINE / 2;
      sheet.mark(makerOf(sheet, modelId), "full", MODELS_X + 4, middle, 8);
      sheet.text(sheet.catalogue.modelName(modelId), MODELS_X + 12, middle + 3, CAPTION, { width: 100 });
      const ink = { ...FIGURE, size: 8.5 };
      sheet.text(placeOf(item, modelId), PAGE.right, middle + 3, ink, { align: "right" });
    }
  });
}

function placeOf({ byModel }: DiscoveryItem, asked: ModelId): string {
  const test = byModel.find(({ modelId }) => modelId === asked);
  if (!test) return "not tested";
  if (test.status === "error") return "no answer";
  return test.rank === null ? "not listed" : `#${test.rank}`;
}
