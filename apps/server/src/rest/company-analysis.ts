import { clientRunIdSchema, startAnalysisSchema, text } from "@standings/api";
import { ANALYSIS_KINDS, type AnalysisKind } from "@standings/domain";
import { getStoredAnalysis, type ServiceRequest, startAnalysis, waitForAnalysis } from "@standings/services";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { EventStreams } from "../http/event-streams.ts";
import type { RouteOptions } from "../request-of.ts";
import { toAnalysis, toEndedAnalysis } from "./analysis-documents.ts";
import { callsOf } from "./call.ts";
import { clientRunIdOf } from "./headers.ts";
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

type Run = z.infer<typeof runSchema> & { readonly analysisType: AnalysisKind };

/** Analyses of a company (spec part 2 §7): the stored one, or a new one whose end the answer waits for. */
export async function companyAnalysisRoutes(
  server: FastifyInstance,
  options: RouteOptions & { readonly streams: EventStreams },
): Promise<void> {
  const { read, run } = callsOf(server, options);

  async function answer(
    caller: ServiceRequest,
    { analysisType: kind, forceRerun, searchSessionId, ...order }: Run,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (!forceRerun) return { data: toAnalysis(await getStoredAnalysis(caller, { ...order, kind })) };
    const clientRunId = clientRunIdOf(request, searchSessionId);
    const { runId } = await startAnalysis(caller, { ...order, kind, clientRunId });
    return waitForEnd(caller, reply, options.streams, runId);
  }

  read.get(
    "/analysis",
    "The stored analysis of a company by a model",
    { query: storedSchema, answers: storedAnalysis, errors: ["ANALYSIS_NOT_FOUND", "INVALID_DOMAIN"] },
    async (caller, { analysisType: kind, ...query }) => ({
      data: toAnalysis(await getStoredAnalysis(caller, { ...query, kind })),
    }),
  );

  const notes = {
    answers: z.union([endedAnalysis, storedAnalysis]),
    isRepeatable: true,
    errors: [
      "INSUFFICIENT_CREDITS",
      "RUN_CHANGED",
      "ANALYSIS_NOT_FOUND",
      "INVALID_DOMAIN",
      "ANALYSIS_IS_RUNNING",
      "INVALID_MODEL",
    ],
  } as const;
  run.post(
    "/analysis",
    "Analyses how findable a company's site is, and waits for the end",
    { body: seoSchema, ...notes },
    answer,
  );
  run.post(
    "/source-analysis",
    "Analyses the sources that answers about a company cite, and waits for the end",
    { body: sourceSchema, ...notes },
    answer,
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
