import { ANALYSIS_KINDS, ANALYSIS_SORTS, type AnalysisKind } from "@standings/domain";
import {
  type ListSearch,
  type RawSearch,
  readChoice,
  readListSearch,
  readUser,
} from "../list/use-list-search.ts";

export interface AnalysesSearch extends ListSearch {
  /** Id of a user. */
  readonly user?: string | undefined;
  readonly analysisType?: AnalysisKind | undefined;
}

export function readAnalysesSearch(raw: RawSearch): AnalysesSearch {
  return {
    ...readListSearch(raw, ANALYSIS_SORTS),
    user: readUser(raw.user),
    analysisType: readChoice(raw.analysisType, ANALYSIS_KINDS),
  };
}
