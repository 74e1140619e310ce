import type { StudyFindings, StudyState } from "@standings/domain";
import { makeFindings } from "./make-findings.ts";
import type { StudyTexts } from "./to-statistics.ts";

/** What a thread is given; plain values and maps, which are copied. */
export interface FindingsTask {
  readonly state: StudyState;
  readonly texts: StudyTexts;
  readonly hasEnded: boolean;
}

export default function run({ state, texts, hasEnded }: FindingsTask): StudyFindings | null {
  return makeFindings(state, texts, hasEnded);
}
