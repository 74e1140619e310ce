import { readColumn } from "./columns.ts";
import type { ModelCatalogue } from "./models/catalogue.ts";
import type { RankedEntry } from "./ranking.ts";
import type { SearchKind, SearchModel, SearchRecord } from "./runs.ts";

type ModelKeys = Pick<ModelCatalogue, "modelKey">;
type Listed = Pick<SearchRecord, "kind" | "prompt" | "prompt2" | "models">;

/** An entry of one model's list: a company or an expert under its documented names (spec part 1 §3). */
export function documentedEntry(kind: SearchKind) {
  return ({ rank, name, domain, profileUrl, imageUrl, ...rest }: RankedEntry) =>
    kind === "expert"
      ? { rank, expert_name: name, profile_url: profileUrl ?? null, image_url: imageUrl ?? null, ...rest }
      : { rank, company_name: name, domain, ...rest };
}

/** Key of a column in documented maps: its model's, in a comparison its prompt. */
export function documentedKey(
  { kind, prompt, prompt2 }: Omit<Listed, "models">,
  columnId: SearchModel["columnId"],
  { modelKey }: ModelKeys,
): string {
  const { modelId, promptNo } = readColumn(columnId);
  if (kind !== "comparison") return modelKey(modelId);
  return promptNo === 2 ? (prompt2 ?? "") : prompt;
}

/** `model_results`: what the models that replied listed, by key. */
export function documentedModelResults(search: Listed, keys: ModelKeys) {
  return Object.fromEntries(
    search.models
      .filter(({ status }) => status === "success")
      .map(({ columnId, results }) => [
        documentedKey(search, columnId, keys),
        results.map(documentedEntry(search.kind)),
      ]),
  );
}
