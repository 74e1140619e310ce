import { randomUUID } from "node:crypto";
import {
  clientRunIdSchema,
  lastEventIdSchema,
  modelIdSchema,
  modelIdsSchema,
  promptSchema,
  searchIdSchema,
} from "@standings/api";
import { asColumnId, comparedModel } from "@standings/domain";
import {
  checkRunOwner,
  findResult,
  followRun,
  getSearch,
  getViewer,
  queryModel,
  type Result,
  type ServiceContext,
  ServiceError,
  startRun,
  type Viewer,
} from "@standings/services";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { claimSchema, queryOf } from "./claims.ts";
import { type RunReference, toHistoryItem, toModelData, toResultOf, toStreamEvent } from "./documents.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import type { RouteOptions } from "./request-of.ts";
import { type StreamedEvent, streamEvents } from "./sse.ts";
import { requireViewer } from "./viewer.ts";

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

const resumeSchema = z.object({ searchId: searchIdSchema });

const queryModelSchema = z.object({
  prompt: promptSchema,
  model: modelIdSchema,
  action_type: actionSchema,
  webSearchEnabled: z.boolean().default(true),
  clientRunId: clientRunIdSchema.optional(),
});

export async function analysisRoutes(
  server: FastifyInstance,
  { services, requestOf }: RouteOptions & { readonly services: ServiceContext },
): Promise<void> {
  server.post("/query-models", async (request, reply) => {
    const viewer = await requireViewer(services, request);
    const { afterSeq, ...run } = await startOrResume(services, viewer, request);
    return streamEvents(request, reply, (signal) => follow(services, run, { afterSeq, signal }));
  });

  server.post("/query-model", async (request) => {
    const viewer = await requireViewer(services, request);
    const body = queryModelSchema.parse(request.body);
    const kind = body.action_type === "expert_analysis" ? "expert" : "company";
    const signal = new AbortController().signal;
    const { searchId, end } = await queryModel(services, viewer, {
      clientRunId: body.clientRunId ?? idempotencyKey(request) ?? randomUUID(),
      kind,
      prompt: body.prompt,
      columnId: asColumnId(body.model),
      webSearch: body.webSearchEnabled,
      signal,
    });
    if (end.status === "error") return { error: end.error, searchId };
    return toModelData(end, { searchId, kind });
  });

  server.post("/aggregate-results", async (request) => {
    const result = await findClaimed(services, request);
    const { censorReason: censor_reason, wasCensored: was_censored } = result;
    const results = result.results.map(toResultOf(result.kind));
    const data = { results, searchId: result.id, was_censored, censor_reason };
    return { status: 200, data, was_censored, censor_reason };
  });

  server.post("/archived-search", async (request) => {
    const viewer = await requireViewer(services, request);
    const { searchId } = resumeSchema.parse(request.body);
    const { email } = await getViewer(await requestOf(request));
    const data = toHistoryItem(await getSearch(services, viewer, searchId), email);
    return { status: 200, data };
  });

  /** The same for a run that need not be saved, found like the other claims. */
  server.post("/display-results", async (request) => {
    const { email } = await getViewer(await requestOf(request));
    const data = toHistoryItem(await findClaimed(services, request), email);
    return { status: 200, data };
  });
}

async function findClaimed(services: ServiceContext, request: FastifyRequest): Promise<Result> {
  const viewer = await requireViewer(services, request);
  return findResult(services, viewer, queryOf(claimSchema.parse(request.body)));
}

/** Body with `searchId`: follows that run after `Last-Event-ID`. Otherwise starts one. */
async function startOrResume(
  services: ServiceContext,
  viewer: Viewer,
  request: FastifyRequest,
): Promise<RunReference & { readonly afterSeq: number }> {
  const afterSeq = lastEventIdSchema.parse(request.headers["last-event-id"]?.toString());
  const resume = resumeSchema.safeParse(request.body);
  if (resume.success) {
    const { searchId } = resume.data;
    return { searchId, kind: await checkRunOwner(services, viewer, searchId), afterSeq };
  }
  const body = queryModelsSchema.parse(request.body);
  const run = {
    ...askedBy(body),
    clientRunId: body.clientRunId ?? idempotencyKey(request) ?? randomUUID(),
    webSearch: body.webSearchEnabled,
    isPrivate: body.isPrivate,
  };
  const { searchId } = await startRun(services, viewer, run);
  return { searchId, kind: run.kind, afterSeq };
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

async function* follow(
  services: ServiceContext,
  run: RunReference,
  options: { readonly afterSeq: number; readonly signal: AbortSignal },
): AsyncGenerator<StreamedEvent> {
  for await (const { seq, event } of followRun(services, { searchId: run.searchId, ...options })) {
    yield { id: seq, data: toStreamEvent(event, run) };
  }
}
