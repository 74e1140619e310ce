import { endWithSearch, type ToldAnswer } from "@standings/database";
import { isAnswer, majoritySector, type SearchModel } from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { type RunProgress, runEnd } from "../runs/kind-of-run.ts";
import { foldColumns } from "./fold-columns.ts";
import { asSearch } from "./search-run.ts";
import { summarise } from "./summarise.ts";

/**
 * Saves a search and ends its run, in one statement, with the answer that the last of its events tells if that is not stored
 * yet. Returns the owner's balance; undefined when the run had changed or was taken over.
 */
export async function saveSearch(
  services: ServiceContext,
  progress: RunProgress,
  last: ToldAnswer | null = null,
): Promise<number | undefined> {
  const { events } = progress;
  const run = asSearch(progress.run);
  const models = foldColumns(run.request.columns, events);
  const answered = models.filter(isAnswer);
  const stored = last ? events.slice(0, -1) : events;
  const end = runEnd(services, { run, events: stored });
  const found = {
    question: run.request,
    // A model that lists nobody has nothing to say about the sector either.
    sector: majoritySector(answered.filter(listsSomebody).map((model) => model.sector)),
    models,
    ...summarise({ kind: run.kind, columns: run.request.columns }, models),
  };
  const credits = await endWithSearch(services.db, end, found, last);
  if (credits !== undefined) services.countSoon();
  return credits;
}

function listsSomebody({ results }: SearchModel): boolean {
  return results.length > 0;
}
