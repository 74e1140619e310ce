import { isId, type Tables } from "@standings/database";
import {
  type AggregatedCompany,
  type CensoredPosition,
  type CensorReason,
  censorAggregate,
  normalisePrompt,
} from "@standings/domain";
import { type Selectable, sql } from "kysely";
import type { ServiceContext, Viewer } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { censorReasonOf } from "./fund-run.ts";
import { getSearch } from "./get-search.ts";
import { readRunEvents } from "./run-events.ts";
import { foldSearchModels } from "./search-models.ts";

export interface AggregateQuery {
  readonly searchId?: string | undefined;
  readonly prompt: string;
  /** Catalogue ids of the models, in any order. */
  readonly models: readonly string[];
}

export interface Aggregate {
  readonly searchId: string;
  readonly results: readonly (AggregatedCompany | CensoredPosition)[];
  readonly censorReason: CensorReason | null;
}

type Run = Selectable<Tables["runs"]>;

/**
 * The aggregate a client's claim is about, always the server's own: of the run with this id, else of the
 * viewer's newest run with the same prompt and models (decisions "What the client may claim").
 * Throws SEARCH_NOT_FOUND.
 */
export async function findAggregate(
  context: ServiceContext,
  viewer: Viewer,
  query: AggregateQuery,
): Promise<Aggregate> {
  const run = await findRun(context, viewer, query);
  const censorReason = run && censorReasonOf(run);
  if (!run || !censorReason) {
    const search = await getSearch(context, viewer, run?.id ?? "");
    return { searchId: search.id, results: search.results, censorReason: null };
  }
  const models = foldSearchModels(run.models, await readRunEvents(context.db, run.id));
  const answered = models.filter((model) => model.status === "success");
  if (run.status === "running" || answered.length === 0) throw new ServiceError("SEARCH_NOT_FOUND");
  return { searchId: run.id, results: censorAggregate(answered), censorReason };
}

function findRun(
  { db }: ServiceContext,
  { userId }: Viewer,
  { searchId, prompt, models }: AggregateQuery,
): Promise<Run | undefined> {
  const own = db.selectFrom("runs").selectAll().where("user_id", "=", userId);
  if (searchId !== undefined && isId(searchId)) return own.where("id", "=", searchId).executeTakeFirst();
  return own
    .where("prompt", "=", normalisePrompt(prompt))
    .where(sql<boolean>`models @> ${models}::text[] and models <@ ${models}::text[]`)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}
