import { randomUUID } from "node:crypto";
import { clientRunIdSchema, startAnalysisSchema, text } from "@standings/api";
import { ANALYSIS_KINDS, type AnalysisKind } from "@standings/domain";
import { getStoredAnalysis, type ServiceRequest, startAnalysis, waitForAnalysis } from "@standings/services";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { EventStreams } from "../http/event-streams.ts";
import type { RouteOptions } from "../request-of.ts";
import { toAnalysis, toEndedAnalysis } from "./analysis-documents.ts";
import { call, type RestServer } from "./call.ts";
import { idempotencyKey } from "./headers.ts";
import { endedAnalysis, storedAnalysis } from "./replies/companies.ts";

/** Clients wait 150 s for an answer (spec part 2 §9). */
const WAIT_MS = 145_000;
const SOURCE_MAX = 2_048;
const SOURCES_MAX = 1_000;

const querySchema = startAnalysisSchema.pick({ domain: true, modelId: true });
const storedSchema = querySchema.extend({ analysisType: z.enum(ANALYSIS_KINDS).default("seo") });
const runSchema = startAnalysisSchema.pick({ domain: true, modelId: true, companyName: true }).extend({
  forceRerun: z.boolean().default(false),
  searchSessionId: clientRunIdSchema.nullish(),
});
const seoSchema = runSchema.extend({ analysisType: z.literal("seo").default("seo") });
const sourceSchema = runSchema.extend({
  analysisType: z.literal("source").default("source"),
  // Accepted as documented; the server's own figures count.
  sources: z.array(text(SOURCE_MAX)).max(SOURCES_MAX).optional(),
});

type Run = z.infer<typeof runSchema>;

/** Analyses of a company (spec part 2 §7): the stored one, or a new one whose end the answer waits for. */
export async function companyAnalysisRoutes(
  server: RestServer,
  { userRequestOf, streams }: RouteOptions & { readonly streams: EventStreams },
): Promise<void> {
  async function answer(request: FastifyRequest, reply: FastifyReply, kind: AnalysisKind, body: Run) {
    const caller = await userRequestOf(request);
    if (!body.forceRerun) return { data: toAnalysis(await getStoredAnalysis(caller, { ...body, kind })) };
    const { searchSessionId, ...order } = body;
    const clientRunId = searchSessionId ?? idempotencyKey(request) ?? randomUUID();
    const { runId } = await startAnalysis(caller, { ...order, kind, clientRunId });
    return waitForEnd(caller, reply, streams, runId);
  }

  server.get(
    "/analysis",
    call("read", "The stored analysis of a company by a model", {
      takes: { querystring: storedSchema },
      replies: { 200: storedAnalysis },
      errors: ["ANALYSIS_NOT_FOUND", "INVALID_DOMAIN"],
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      const { analysisType: kind, ...query } = request.query;
      return { data: toAnalysis(await getStoredAnalysis(caller, { ...query, kind })) };
    },
  );
  server.post(
    "/analysis",
    call("run", "Analyses how findable a company's site is, and waits for the end", {
      takes: { body: seoSchema },
      replies: { 200: z.union([endedAnalysis, storedAnalysis]) },
      isRepeatable: true,
      errors: [
        "INSUFFICIENT_CREDITS",
        "ANALYSIS_NOT_FOUND",
        "INVALID_DOMAIN",
        "ANALYSIS_IS_RUNNING",
        "INVALID_MODEL",
        "RUN_CHANGED",
      ],
    }),
    async (request, reply) => {
      await userRequestOf(request);
      return answer(request, reply, "seo", request.body);
    },
  );
  server.post(
    "/source-analysis",
    call("run", "Analyses the sources that answers about a company cite, and waits for the end", {
      takes: { body: sourceSchema },
      replies: { 200: z.union([endedAnalysis, storedAnalysis]) },
      isRepeatable: true,
      errors: [
        "INSUFFICIENT_CREDITS",
        "ANALYSIS_NOT_FOUND",
        "INVALID_DOMAIN",
        "ANALYSIS_IS_RUNNING",
        "INVALID_MODEL",
        "RUN_CHANGED",
      ],
    }),
    async (request, reply) => {
      await userRequestOf(request);
      return answer(request, reply, "source", request.body);
    },
  );
}

/** Waits no longer than its client does; a process that stops lets it ask elsewhere. */
async function waitForEnd(
  caller: ServiceRequest,
  reply: FastifyReply,
  streams: EventStreams,
  runId: string,
): Promise<object> {
  const left = new AbortController();
  const leave = () => left.abort();
  reply.raw.once("close", leave);
  const remove = streams.add({ end: leave });
  try {
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(WAIT_MS)]);
    return toEndedAnalysis(await waitForAnalysis(caller, { runId, signal }));
  } finally {
    remove();
  }
}
