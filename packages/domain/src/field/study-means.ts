/** What a study says of a question, in the place of one answer of each model. */
import { asModelId, type ModelId } from "../models/catalogue.ts";
import { MAX_RESULTS } from "../ranking.ts";
import type { StudyReport } from "../studies/report.ts";
import type { StudyFindings } from "../studies/study-record.ts";

/** A company is listed by a model that lists it in so great a part of the rounds. */
const LISTED_FROM = 0.5;

/**
 * The mean rank of each company in a model's rounds, by model and domain, one decimal; of those that at least half of its
 * rounds list. A score is the mean of `(k + 1 − rank) / k` over the rounds, 0 where it is not listed, so that the mean rank
 * where it is listed follows from it.
 */
export function studyMeans({
  report,
  names,
}: Pick<StudyFindings, "names"> & {
  readonly report: Pick<StudyReport, "kind" | "entries" | "models">;
}): ReadonlyMap<ModelId, ReadonlyMap<string, number>> {
  const k = MAX_RESULTS[report.kind];
  const counted = report.models.filter(({ isCounted }) => isCounted);
  const means = new Map(counted.map(({ modelId }) => [asModelId(modelId), new Map<string, number>()]));
  for (const { key, byModel } of report.entries) {
    // Entries that are known by their name alone have no page.
    if (names[key]?.domain !== key || key === "") continue;
    for (const { modelId, listed, score } of byModel) {
      if (listed.value < LISTED_FROM) continue;
      const mean = k + 1 - (k * score.value) / listed.value;
      means.get(asModelId(modelId))?.set(key, Math.round(mean * 10) / 10);
    }
  }
  return means;
}
