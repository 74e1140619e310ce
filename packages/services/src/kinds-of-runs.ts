import { kindOfAnalysis } from "./analyses/kind-of-analysis.ts";
import { READING } from "./brands/claims/kind-of-reading.ts";
import type { ServiceContext } from "./context.ts";
import { DISCOVERY } from "./discovery/kind-of-discovery.ts";
import type { KindsOfRuns } from "./runs/kind-of-run.ts";
import { SEARCH } from "./searches/kind-of-search.ts";
import { STUDY } from "./studies/kind-of-study.ts";
import { WORDINGS } from "./topics/kind-of-wordings.ts";

/** Kinds that the run machine can execute; a new kind is added here. */
export const KINDS_OF_RUNS: KindsOfRuns<ServiceContext> = {
  company: SEARCH,
  expert: SEARCH,
  comparison: SEARCH,
  discovery: DISCOVERY,
  study: STUDY,
  wordings: WORDINGS,
  reading: READING,
  seo: kindOfAnalysis("seo"),
  source: kindOfAnalysis("source"),
};
