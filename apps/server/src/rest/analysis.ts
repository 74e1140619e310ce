import { randomUUID } from "node:crypto";
import {
  clientRunIdSchema,
  lastEventIdSchema,
  modelIdSchema,
  modelIdsSchema,
  promptSchema,
  searchIdSchema,
} from "@standings/api";
import { findModel, MODEL_CATALOGUE, modelKey } from "@standings/domain";
import {
  checkRunOwner,
  findAggregate,
  followRun,
  queryModel,
  type ServiceContext,
  ServiceError,
  startRun,
  type Viewer,
} from "@standings/services";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { toModelData, toResult, toStreamEvent } from "./documents.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { type StreamedEvent, streamEvents } from "./sse.ts";
import { requireViewer } from "./viewer.ts";

const actionSchema = z.literal("prompt_analysis").default("prompt_analysis");

const queryModelsSchema = z.object({
  prompt: promptSchema,
  models: modelIdsSchema,
  action_type: actionSchema,
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

const aggregateSchema = z.object({
  prompt: promptSchema,
  modelResults: z.record(z.string().max(200), z.unknown()),
  searchId: searchIdSchema.optional(),
});

export async function analysisRoutes(
  server: FastifyInstance,
  { services }: { services: ServiceContext },
): Promise<void> {
  server.post("/query-models", async (request, reply) => {
    const viewer = await requireViewer(services, request);
    const { searchId, afterSeq } = await startOrResume(services, viewer, request);
    return streamEvents(request, reply, (signal) => follow(services, { searchId, afterSeq, signal }));
  });

  server.post("/query-model", async (request) => {
    const viewer = await requireViewer(services, request);
    const body = queryModelSchema.parse(request.body);
    const signal = new AbortController().signal;
    const { searchId, end } = await queryModel(services, viewer, {
      clientRunId: body.clientRunId ?? idempotencyKey(request) ?? randomUUID(),
      prompt: body.prompt,
      modelId: body.model,
      webSearch: body.webSearchEnabled,
      signal,
    });
    if (end.status === "error") return { error: end.error, searchId };
    return toModelData(end, searchId);
  });

  server.post("/aggregate-results", async (request) => {
    const viewer = await requireViewer(services, request);
    const { prompt, modelResults, searchId } = aggregateSchema.parse(request.body);
    const models = Object.keys(modelResults).map(modelIdOf);
    const aggregate = await findAggregate(services, viewer, { searchId, prompt, models });
    const { censorReason: censor_reason } = aggregate;
    const was_censored = censor_reason !== null;
    const results = aggregate.results.map(toResult);
    const data = { results, searchId: aggregate.searchId, was_censored, censor_reason };
    return { status: 200, data, was_censored, censor_reason };
  });
}

/** Body with `searchId`: follows that run after `Last-Event-ID`. Otherwise starts one. */
async function startOrResume(
  services: ServiceContext,
  viewer: Viewer,
  request: FastifyRequest,
): Promise<{ searchId: string; afterSeq: number }> {
  const afterSeq = lastEventIdSchema.parse(request.headers["last-event-id"]?.toString());
  const resume = resumeSchema.safeParse(request.body);
  if (resume.success) {
    await checkRunOwner(services, viewer, resume.data.searchId);
    return { searchId: resume.data.searchId, afterSeq };
  }
  const body = queryModelsSchema.parse(request.body);
  const { searchId } = await startRun(services, viewer, {
    clientRunId: body.clientRunId ?? idempotencyKey(request) ?? randomUUID(),
    prompt: body.prompt,
    models: body.models,
    webSearch: body.webSearchEnabled,
    isPrivate: body.isPrivate,
  });
  return { searchId, afterSeq };
}

async function* follow(
  services: ServiceContext,
  options: { readonly searchId: string; readonly afterSeq: number; readonly signal: AbortSignal },
): AsyncGenerator<StreamedEvent> {
  for await (const { seq, event } of followRun(services, options)) {
    yield { id: seq, data: toStreamEvent(event, options.searchId) };
  }
}

/** Catalogue id of a model given by id, display name or body key. Throws INVALID_MODEL. */
function modelIdOf(name: string): string {
  const model =
    findModel(name) ??
    MODEL_CATALOGUE.find(({ id, name: display }) => display === name || modelKey(id) === name);
  if (!model) throw new ServiceError("INVALID_MODEL");
  return model.id;
}
