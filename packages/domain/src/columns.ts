import { findModel } from "./models.ts";

/**
 * What a run asks, column by column. A ranking asks each model once, and a column's id is the model's. A
 * comparison asks one model two prompts: its columns are named `<model>_prompt1` and `<model>_prompt2`
 * (spec part 1 §7).
 */

export type PromptNo = 1 | 2;

export interface AskedColumn {
  readonly modelId: string;
  readonly promptNo: PromptNo;
}

const SUFFIX = /_prompt([12])$/;

export function readColumn(columnId: string): AskedColumn {
  const suffix = SUFFIX.exec(columnId);
  if (!suffix) return { modelId: columnId, promptNo: 1 };
  return { modelId: columnId.slice(0, suffix.index), promptNo: suffix[1] === "2" ? 2 : 1 };
}

/** The two columns of a comparison. */
export function comparisonColumns(modelId: string): [string, string] {
  return [`${modelId}_prompt1`, `${modelId}_prompt2`];
}

/** The model of a comparison, from the documented pair of suffixed ids; undefined when they are no such pair. */
export function comparedModel(columnIds: readonly string[]): string | undefined {
  const [first, second, ...rest] = columnIds.map(readColumn);
  const isPair = first?.modelId === second?.modelId && first?.promptNo === 1 && second?.promptNo === 2;
  if (!first || !isPair || rest.length > 0) return undefined;
  return findModel(first.modelId)?.id;
}
