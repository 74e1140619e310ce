import {
  asColumnId,
  CREDIT_COST,
  censorRunEvent,
  describeColumn,
  isAnswer,
  MAX_MODELS,
  type RunEvent,
  type SearchEvent,
} from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import type { KindOfRun, RunBeginning, RunProgress } from "../runs/kind-of-run.ts";
import { askColumn } from "./ask-column.ts";
import { foldColumns } from "./fold-columns.ts";
import { saveSearch } from "./save-search.ts";
import { asQuestion, asSearch, asSearchEvent } from "./search-run.ts";

/** A ranking or a comparison as a run: each of its columns is a step. */
export const SEARCH: KindOfRun<ServiceContext> = {
  cost: CREDIT_COST.search,
  stepsAtOnce: MAX_MODELS,
  chargeReason: "search",
  refundReason: "search_refund",
  begin,
  stepsLeft,
  doStep: (services, run, step, options) => askColumn(services, run, asColumnId(step), options),
  hasResult: ({ run, events }) => foldColumns(asSearch(run).request.columns, events).some(isAnswer),
  save: saveSearch,
  saveWithAnswer: saveSearch,
  censor: (event, reason) => censorRunEvent(asSearchEvent(event), reason),
  beginUnpaid,
};

function begin(
  { catalogue }: ServiceContext,
  { runId, request, startedAt }: RunBeginning,
): readonly [start: object, ...rest: SearchEvent[]] {
  const names = catalogue.now();
  const columns = asQuestion(request).columns.map((each) => describeColumn(each, names));
  return [
    { type: "start", searchId: runId, columns, startedAt },
    ...columns.map((column): SearchEvent => ({ type: "model_start", ...column, startedAt })),
  ];
}

function stepsLeft({ run, events }: RunProgress): string[] {
  const { columns } = asSearch(run).request;
  const ended = new Set(foldColumns(columns, events).map((column) => column.columnId));
  return columns.filter((columnId) => !ended.has(columnId));
}

function beginUnpaid({ catalogue }: ServiceContext, events: readonly RunEvent[]): SearchEvent[] {
  const startedAt = new Date().toISOString();
  return events.flatMap((event): SearchEvent[] => {
    if (event.type !== "model_complete" || event.status !== "error") return [];
    if (event.failure !== "insufficient_credits") return [];
    return [{ type: "model_start", ...describeColumn(event.columnId, catalogue.now()), startedAt }];
  });
}
