import { randomUUID } from "node:crypto";
import {
  clientRunIdSchema,
  lastEventIdSchema,
  modelIdSchema,
  modelIdsSchema,
  promptSchema,
  searchIdSchema,
} from "@standings/api";
import { asColumnId, comparedModel, type SearchEvent } from "@standings/domain";
import {
  findResult,
  followSearch,
  getSearch,
  getViewer,
  type LoggedEvent,
  queryModel,
  type Result,
  ServiceError,
  type ServiceRequest,
  startSearch,
} from "@standings/services";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { EventStreams } from "../http/event-streams.ts";
import { claimSchema, queryOf } from "./claims.ts";
import { toHistoryItem, toModelData, toResultOf, toStreamEvent } from "./documents.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { isResuming } from "./is-resuming.ts";
import type { RouteOptions } from "./request-of.ts";
import { type EventSource, streamEvents, toChunk } from "./sse.ts";

const ACTIONS = {
  prompt_analysis: "company",
  expert_analysis: "expert",
  prompt_comparison: "comparison",
} as const;
const actionSchema = z
  .enum(["prompt_analysis", "expert_analysis", "prompt_comparison"])
  .default("prompt_analysis");

const queryModelsSchema = z.object({
  prompt: promptSchema.optional(),
  models: modelIdsSchema,
  action_type: actionSchema,
  promptComparison: z.object({ prompt1: promptSchema, prompt2: promptSchema }).optional(),
  webSearchEnabled: z.boolean().default(true),
  isPrivate: z.boolean().optional(),
  clientRunId: clientRunIdSchema.optional(),
});

const searchReferenceSchema = z.object({ searchId: searchIdSchema });

const queryModelSchema = z.object({
  prompt: promptSchema,
  model: modelIdSchema,
  action_type: actionSchema,
  webSearchEnabled: z.boolean().default(true),
  clientRunId: clientRunIdSchema.optional(),
});

export async function analysisRoutes(
  server: FastifyInstance,
  { userRequestOf, streams }: RouteOptions & { readonly streams: EventStreams },
): Promise<void> {
  const follow = createFollow();
  server.post("/query-models", async (request, reply) => {
    const caller = await userRequestOf(request);
    const { searchId, afterSeq } = await startOrResume(caller, request);
    return streamEvents(request, reply, streams, () => follow(caller, { searchId, afterSeq }));
  });

  server.post("/query-model", async (request) => {
    const caller = await userRequestOf(request);
    const body = queryModelSchema.parse(request.body);
    const kind = body.action_type === "expert_analysis" ? "expert" : "company";
    const { searchId, end } = await queryModel(caller, {
      clientRunId: body.clientRunId ?? idempotencyKey(request) ?? randomUUID(),
      kind,
      prompt: body.prompt,
      columnId: asColumnId(body.model),
      webSearch: body.webSearchEnabled,
    });
    if (end.status === "error") return { error: end.error, searchId };
    return toModelData(end, { searchId, kind });
  });

  server.post("/aggregate-results", async (request) => {
    const result = await findClaimed(await userRequestOf(request), request);
    const { censorReason: censor_reason, wasCensored: was_censored } = result;
    const results = result.results.map(toResultOf(result.kind));
    const data = { results, searchId: result.id, was_censored, censor_reason };
    return { status: 200, data, was_censored, censor_reason };
  });

  server.post("/archived-search", async (request) => {
    const caller = await userRequestOf(request);
    const { searchId } = searchReferenceSchema.parse(request.body);
    const { email } = await getViewer(caller);
    const data = toHistoryItem(await getSearch(caller, searchId), email);
    return { status: 200, data };
  });

  /** The same for a run that need not be saved, found like the other claims. */
  server.post("/display-results", async (request) => {
    const caller = await userRequestOf(request);
    const { email } = await getViewer(caller);
    const data = toHistoryItem(await findClaimed(caller, request), email);
    return { status: 200, data };
  });
}

function findClaimed(caller: ServiceRequest, request: FastifyRequest): Promise<Result> {
  return findResult(caller, queryOf(claimSchema.parse(request.body)));
}

interface Followed {
  readonly searchId: string;
  readonly afterSeq: number;
}

/**
 * Body with `searchId`: follows that run after `Last-Event-ID`. Otherwise starts one; a client that comes back with
 * `Last-Event-ID` alone is refused, so that no reconnect starts, and pays for, another search.
 */
async function startOrResume(caller: ServiceRequest, request: FastifyRequest): Promise<Followed> {
  const lastEventId = request.headers["last-event-id"]?.toString();
  const afterSeq = lastEventIdSchema.parse(lastEventId);
  if (isResuming(request.body, "searchId")) {
    const { searchId } = searchReferenceSchema.parse(request.body);
    return { searchId, afterSeq };
  }
  if (lastEventId !== undefined) throw new ServiceError("INVALID_INPUT", { message: "searchId: Required" });
  const body = queryModelsSchema.parse(request.body);
  const { searchId } = await startSearch(caller, {
    ...askedBy(body),
    clientRunId: body.clientRunId ?? idempotencyKey(request) ?? randomUUID(),
    webSearch: body.webSearchEnabled,
    isPrivate: body.isPrivate,
  });
  return { searchId, afterSeq };
}

/** A comparison names its model twice, with suffixes, and both its prompts (spec part 1 §7). */
function askedBy({ action_type, prompt = "", promptComparison, models }: z.infer<typeof queryModelsSchema>) {
  const kind = ACTIONS[action_type];
  if (kind !== "comparison") return { kind, prompt, models };
  const compared = comparedModel(models);
  if (compared === undefined) throw new ServiceError("INVALID_MODEL");
  const { prompt1, prompt2 } = promptComparison ?? { prompt1: prompt, prompt2: "" };
  return { kind, prompt: prompt1, prompt2, models: [compared] };
}

/**
 * Opens the events of a run, refusing before the first one what cannot be followed. An event becomes text once, however
 * many follow: they share its object.
 */
function createFollow() {
  const chunks = new WeakMap<LoggedEvent<SearchEvent>, string>();
  return async (
    caller: ServiceRequest,
    followed: Followed,
  ): Promise<EventSource<LoggedEvent<SearchEvent>>> => {
    const { kind, events } = await followSearch(caller, followed);
    const { searchId } = followed;
    const toText = (logged: LoggedEvent<SearchEvent>): string => {
      const known = chunks.get(logged);
      if (known !== undefined) return known;
      const chunk = toChunk(logged.seq, toStreamEvent(logged.event, { searchId, kind }));
      chunks.set(logged, chunk);
      return chunk;
    };
    return { events, toText };
  };
}
