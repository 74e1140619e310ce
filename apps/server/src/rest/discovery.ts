import { randomUUID } from "node:crypto";
import { clientRunIdSchema, discoveryOrderSchema, lastEventIdSchema, text } from "@standings/api";
import {
  exportDiscovery,
  followDiscovery,
  ServiceError,
  type ServiceRequest,
  startDiscovery,
} from "@standings/services";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { EventStreams } from "../http/event-streams.ts";
import type { RouteOptions } from "../request-of.ts";
import { byId, call, either, type RestServer } from "./call.ts";
import { discoveryStream } from "./discovery-stream.ts";
import { idempotencyKey, isResuming } from "./headers.ts";
import { streamEvents } from "./sse.ts";
import { sendTable, TABLE_CALLS } from "./table-file.ts";

const ID_MAX = 100;
const resumeSchema = z.object({ discoveryId: text(ID_MAX) });
const startSchema = discoveryOrderSchema.extend({ clientRunId: clientRunIdSchema.optional() });

const bodySchema = either((body) => isResuming(body, "discoveryId"), resumeSchema, startSchema);

export async function discoveryRoutes(
  server: RestServer,
  { userRequestOf, streams }: RouteOptions & { readonly streams: EventStreams },
): Promise<void> {
  server.post(
    "/prompt-discovery",
    call("run", "Proposes ten questions of a company's buyers, asks them, and streams what comes", {
      takes: { body: bodySchema },
      replies: { 200: "text/event-stream" },
      isRepeatable: true,
      isResumable: true,
      errors: [
        "INSUFFICIENT_CREDITS",
        "DISCOVERY_NOT_FOUND",
        "INVALID_MODEL",
        "INVALID_PROMPT",
        "INVALID_DOMAIN",
        "DISCOVERY_INCOMPLETE",
        "RUN_CHANGED",
        "TOKEN_LIMIT",
      ],
    }),
    async (request, reply) => {
      const caller = await userRequestOf(request);
      const { runId, afterSeq } = await startOrResume(caller, request, request.body);
      return streamEvents(request, reply, streams, async () =>
        discoveryStream(await followDiscovery(caller, { runId, afterSeq: 0 }), afterSeq),
      );
    },
  );

  for (const { format, words, type } of TABLE_CALLS) {
    server.get(
      format === "csv" ? "/prompt-discovery/:id/export" : `/prompt-discovery/:id/export/${format}`,
      call("read", `The answers of a prompt discovery as ${words}`, {
        takes: { params: byId },
        replies: { 200: type },
        errors: ["DISCOVERY_NOT_FOUND", "NO_RESULTS_TO_EXPORT"],
      }),
      async (request, reply) => {
        const file = await exportDiscovery(await userRequestOf(request), {
          runId: request.params.id,
          format,
        });
        return sendTable(reply, file, format);
      },
    );
  }
}

/**
 * Body with `discoveryId`: follows that discovery after `Last-Event-ID`. Otherwise starts one; a client that comes back with
 * `Last-Event-ID` alone is refused, so that no reconnect starts, and pays for, another.
 */
async function startOrResume(
  caller: ServiceRequest,
  request: FastifyRequest,
  body: z.output<typeof bodySchema>,
) {
  const lastEventId = request.headers["last-event-id"]?.toString();
  const afterSeq = lastEventIdSchema.parse(lastEventId);
  if ("discoveryId" in body) return { runId: body.discoveryId, afterSeq };
  if (lastEventId !== undefined) {
    throw new ServiceError("INVALID_INPUT", { message: "discoveryId: Required" });
  }
  const clientRunId = body.clientRunId ?? idempotencyKey(request) ?? randomUUID();
  const { runId } = await startDiscovery(caller, { ...body, clientRunId });
  return { runId, afterSeq };
}
