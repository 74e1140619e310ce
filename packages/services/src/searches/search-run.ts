import type { Run } from "@standings/database";
import type { RunEvent, RunRequest, SearchEvent, SearchKind, SearchQuestion } from "@standings/domain";

/** What makes a run that of a search. */
interface SearchRun {
  readonly kind: SearchKind;
  readonly request: SearchQuestion;
}

/** The question of a search. Throws for a run of another kind, which its callers never have. */
export function asQuestion(request: RunRequest): SearchQuestion {
  if ("columns" in request) return request;
  throw new Error("This run is no search");
}

/** Whether a run, or what is read of it, is that of a search: only these have columns. */
export function isSearch<Part extends Pick<Run, "request">>(run: Part): run is Part & SearchRun {
  return "columns" in run.request;
}

/** A run that the machine gave to the kind of searches. */
export function asSearch(run: Run): Run & SearchRun {
  if (isSearch(run)) return run;
  throw new Error(`Run ${run.id} is no search`);
}

/** Events of a search's log: its kind appends no others. */
export function asSearchEvent(event: RunEvent): SearchEvent {
  return event as SearchEvent;
}
