import { asModelId, type ModelCatalogue, type ModelId, type ModelNames } from "./models/catalogue.ts";

/**
 * Columns of a run. A ranking asks each model once, and a column's id is the model's. A
 * comparison asks one model two prompts: its columns are named `<model>_prompt1` and `<model>_prompt2`
 * (spec part 1 §7).
 */

declare const column: unique symbol;

/** Id of a column: a model's id, in a comparison with the number of its prompt. */
export type ColumnId = string & { readonly [column]: true };

export type PromptNo = 1 | 2;

export interface AskedColumn {
  readonly modelId: ModelId;
  readonly promptNo: PromptNo;
}

/** A column as events and saved searches name it. */
export interface RunColumn {
  readonly columnId: ColumnId;
  readonly modelId: ModelId;
  readonly modelName: string;
}

const SUFFIX = /_prompt([12])$/;

/** A column's id as a client or a row gives it. Any text can be one: what no run has is found in no run. */
export function asColumnId(id: string): ColumnId {
  return id as ColumnId;
}

/** The model of a column and the number of the prompt it answers. */
export function readColumn(columnId: ColumnId): AskedColumn {
  const suffix = SUFFIX.exec(columnId);
  if (!suffix) return { modelId: asModelId(columnId), promptNo: 1 };
  return { modelId: asModelId(columnId.slice(0, suffix.index)), promptNo: suffix[1] === "2" ? 2 : 1 };
}

/** A column with its model and the model's display name. */
export function describeColumn(columnId: ColumnId, { modelName }: ModelNames): RunColumn {
  const { modelId } = readColumn(columnId);
  return { columnId, modelId, modelName: modelName(modelId) };
}

/** Display name of a column's model. */
export function columnName(columnId: ColumnId, { modelName }: ModelNames): string {
  return modelName(readColumn(columnId).modelId);
}

/** The columns of a ranking: one for each model. */
export function rankingColumns(modelIds: readonly ModelId[]): ColumnId[] {
  return modelIds.map(asColumnId);
}

/** The two columns of a comparison. */
export function comparisonColumns(modelId: ModelId): [ColumnId, ColumnId] {
  return [asColumnId(`${modelId}_prompt1`), asColumnId(`${modelId}_prompt2`)];
}

/** The models behind columns, each once, in their order. */
export function modelsOf(columnIds: readonly ColumnId[]): ModelId[] {
  return [...new Set(columnIds.map((columnId) => readColumn(columnId).modelId))];
}

/** The model of a comparison, from the documented pair of suffixed ids; undefined when they are no such pair. */
export function comparedModel(
  columnIds: readonly string[],
  { describeModel }: Pick<ModelCatalogue, "describeModel">,
): ModelId | undefined {
  const [first, second, ...rest] = columnIds.map(asColumnId).map(readColumn);
  const isPair = first?.modelId === second?.modelId && first?.promptNo === 1 && second?.promptNo === 2;
  if (!first || !isPair || rest.length > 0) return undefined;
  return describeModel(first.modelId)?.id;
}
