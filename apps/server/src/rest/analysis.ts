import {
  clientRunIdSchema,
  marketSchema,
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
  queryModel,
  type Result,
  ServiceError,
  type ServiceRequest,
  startSearch,
} from "@standings/services";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { EventStreams } from "../http/event-streams.ts";
import type { RouteOptions } from "../request-of.ts";
import { callsOf, either, START_REFUSALS } from "./call.ts";
import { type Claim, claimSchema, queryOf } from "./claims.ts";
import { toModelData, toResultOf } from "./documents.ts";
import { createFollow, type Followed } from "./follow-search.ts";
import { clientRunIdOf, isResuming, seenEvent } from "./headers.ts";
import { aggregate, modelAnswer, searchData } from "./replies/searches.ts";
import { toOwnItem } from "./search.ts";
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
  market: marketSchema,
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
  market: marketSchema,
  clientRunId: clientRunIdSchema.optional(),
});

export async function analysisRoutes(
  server: FastifyInstance,
  options: RouteOptions & { readonly streams: EventStreams },
): Promise<void> {
  const { read, run } = callsOf(server, options);
  const follow = createFollow();

  run.post(
    "/query-models",
    "Asks one to five models a question, and streams what comes",
    {
      body: bodySchema,
      answers: "text/event-stream",
      isRepeatable: true,
      isResumable: true,
      errors: [...START_REFUSALS, "SEARCH_NOT_FOUND", "INVALID_PROMPT", "INVALID_MARKET", "INVALID_MODEL"],
    },
    async (caller, body, request, reply) => {
      const { searchId, afterSeq } = await startOrResume(caller, request, body);
      return streamEvents(request, reply, options.streams, () => follow(caller, { searchId, afterSeq }));
    },
  );

  run.post(
    "/query-model",
    "Asks one model a question, and waits for its answer",
    {
      body: queryModelSchema,
      answers: modelAnswer,
      isRepeatable: true,
      errors: [...START_REFUSALS, "INVALID_PROMPT", "INVALID_MARKET", "INVALID_MODEL"],
    },
    async (caller, body, request) => {
      const kind = body.action_type === "expert_analysis" ? "expert" : "company";
      const { searchId, end } = await queryModel(caller, {
        clientRunId: clientRunIdOf(request, body.clientRunId),
        kind,
        prompt: body.prompt,
        columnId: asColumnId(body.model),
        webSearch: body.webSearchEnabled,
        market: body.market,
      });
      if (end.status === "error") return { error: end.error, searchId };
      return toModelData(end, { searchId, kind });
    },
  );

  const errors = ["SEARCH_NOT_FOUND", "INVALID_MODEL"] as const;
  read.post(
    "/aggregate-results",
    "The ranking that a search adds up to",
    { body: claimSchema, answers: aggregate, errors },
    async (caller, claim) => {
      const result = await findClaimed(caller, claim);
      const { censorReason: censor_reason, wasCensored: was_censored } = result;
      const results = result.results.map(toResultOf(result.kind, catalogueOf(caller)));
      const data = { results, searchId: result.id, was_censored, censor_reason };
      return { status: 200, data, was_censored, censor_reason };
    },
  );

  read.post(
    "/archived-search",
    "A saved search",
    { body: searchReferenceSchema, answers: searchData, errors },
    async (caller, { searchId }) => ({
      status: 200,
      data: await toOwnItem(caller, await getSearch(caller, searchId)),
    }),
  );

  /** The same for a run that need not be saved, found like the other claims. */
  read.post(
    "/display-results",
    "A search, saved or not",
    { body: claimSchema, answers: searchData, errors },
    async (caller, claim) => ({
      status: 200,
      data: await toOwnItem(caller, await findClaimed(caller, claim)),
    }),
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
  const afterSeq = seenEvent(request);
  if ("searchId" in body) return { searchId: body.searchId, afterSeq };
  if (request.headers["last-event-id"] !== undefined)
    throw new ServiceError("INVALID_INPUT", { message: "searchId: Required" });
  const { searchId } = await startSearch(caller, {
    ...askedBy(body, catalogueOf(caller)),
    clientRunId: clientRunIdOf(request, body.clientRunId),
    webSearch: body.webSearchEnabled,
    market: body.market,
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
