import { randomUUID } from "node:crypto";
import {
  clientRunIdSchema,
  lastEventIdSchema,
  modelIdSchema,
  modelIdsSchema,
  promptSchema,
  searchIdSchema,
} from "@standings/api";
import { asColumnId, comparedModel, type ModelCatalogue } from "@standings/domain";
import {
  catalogueOf,
  findResult,
  getSearch,
  getViewer,
  queryModel,
  type Result,
  ServiceError,
  type ServiceRequest,
  startSearch,
} from "@standings/services";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { EventStreams } from "../http/event-streams.ts";
import type { RouteOptions } from "../request-of.ts";
import { call, either, type RestServer } from "./call.ts";
import { type Claim, claimSchema, queryOf } from "./claims.ts";
import { toHistoryItem, toModelData, toResultOf } from "./documents.ts";
import { createFollow, type Followed } from "./follow-search.ts";
import { idempotencyKey, isResuming } from "./headers.ts";
import { aggregate, modelAnswer, searchData } from "./replies/searches.ts";
import { streamEvents } from "./sse.ts";

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

const bodySchema = either((body) => isResuming(body, "searchId"), searchReferenceSchema, queryModelsSchema);

const queryModelSchema = z.object({
  prompt: promptSchema,
  model: modelIdSchema,
  action_type: actionSchema,
  webSearchEnabled: z.boolean().default(true),
  clientRunId: clientRunIdSchema.optional(),
});

export async function analysisRoutes(
  server: RestServer,
  { userRequestOf, streams }: RouteOptions & { readonly streams: EventStreams },
): Promise<void> {
  const follow = createFollow();
  server.post(
    "/query-models",
    call("run", "Asks one to five models a question, and streams what comes", {
      takes: { body: bodySchema },
      replies: { 200: "text/event-stream" },
      isRepeatable: true,
      isResumable: true,
      errors: [
        "INSUFFICIENT_CREDITS",
        "RUN_CHANGED",
        "TOKEN_LIMIT",
        "SEARCH_NOT_FOUND",
        "INVALID_PROMPT",
        "INVALID_MODEL",
      ],
    }),
    async (request, reply) => {
      const caller = await userRequestOf(request);
      const { searchId, afterSeq } = await startOrResume(caller, request, request.body);
      return streamEvents(request, reply, streams, () => follow(caller, { searchId, afterSeq }));
    },
  );

  server.post(
    "/query-model",
    call("run", "Asks one model a question, and waits for its answer", {
      takes: { body: queryModelSchema },
      replies: { 200: modelAnswer },
      isRepeatable: true,
      errors: ["INSUFFICIENT_CREDITS", "RUN_CHANGED", "TOKEN_LIMIT", "INVALID_PROMPT", "INVALID_MODEL"],
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      const body = request.body;
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
    },
  );

  server.post(
    "/aggregate-results",
    call("read", "The ranking that a search adds up to", {
      takes: { body: claimSchema },
      replies: { 200: aggregate },
      errors: ["SEARCH_NOT_FOUND", "INVALID_MODEL"],
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      const result = await findClaimed(caller, request.body);
      const { censorReason: censor_reason, wasCensored: was_censored } = result;
      const results = result.results.map(toResultOf(result.kind, catalogueOf(caller)));
      const data = { results, searchId: result.id, was_censored, censor_reason };
      return { status: 200, data, was_censored, censor_reason };
    },
  );

  server.post(
    "/archived-search",
    call("read", "A saved search", {
      takes: { body: searchReferenceSchema },
      replies: { 200: searchData },
      errors: ["SEARCH_NOT_FOUND", "INVALID_MODEL"],
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      const { searchId } = request.body;
      const { email } = await getViewer(caller);
      const data = toHistoryItem(await getSearch(caller, searchId), email, catalogueOf(caller));
      return { status: 200, data };
    },
  );

  /** The same for a run that need not be saved, found like the other claims. */
  server.post(
    "/display-results",
    call("read", "A search, saved or not", {
      takes: { body: claimSchema },
      replies: { 200: searchData },
      errors: ["SEARCH_NOT_FOUND", "INVALID_MODEL"],
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      const { email } = await getViewer(caller);
      const data = toHistoryItem(await findClaimed(caller, request.body), email, catalogueOf(caller));
      return { status: 200, data };
    },
  );
}

function findClaimed(caller: ServiceRequest, claim: Claim): Promise<Result> {
  return findResult(caller, queryOf(claim, catalogueOf(caller)));
}

/**
 * Body with `searchId`: follows that run after `Last-Event-ID`. Otherwise starts one; a client that comes back with
 * `Last-Event-ID` alone is refused, so that no reconnect starts, and pays for, another search.
 */
async function startOrResume(
  caller: ServiceRequest,
  request: FastifyRequest,
  body: z.output<typeof bodySchema>,
): Promise<Followed> {
  const lastEventId = request.headers["last-event-id"]?.toString();
  const afterSeq = lastEventIdSchema.parse(lastEventId);
  if ("searchId" in body) return { searchId: body.searchId, afterSeq };
  if (lastEventId !== undefined) throw new ServiceError("INVALID_INPUT", { message: "searchId: Required" });
  const { searchId } = await startSearch(caller, {
    ...askedBy(body, catalogueOf(caller)),
    clientRunId: body.clientRunId ?? idempotencyKey(request) ?? randomUUID(),
    webSearch: body.webSearchEnabled,
    isPrivate: body.isPrivate,
  });
  return { searchId, afterSeq };
}

/** A comparison names its model twice, with suffixes, and both its prompts (spec part 1 §7). */
function askedBy(
  { action_type, prompt = "", promptComparison, models }: z.infer<typeof queryModelsSchema>,
  catalogue: ModelCatalogue,
) {
  const kind = ACTIONS[action_type];
  if (kind !== "comparison") return { kind, prompt, models };
  const compared = comparedModel(models, catalogue);
  if (compared === undefined) throw new ServiceError("INVALID_MODEL");
  const { prompt1, prompt2 } = promptComparison ?? { prompt1: prompt, prompt2: "" };
  return { kind, prompt: prompt1, prompt2, models: [compared] };
}
