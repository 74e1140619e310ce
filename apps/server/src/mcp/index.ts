import type { McpHttpHandler } from "@modelcontextprotocol/server";
import { ServiceError, type Services } from "@standings/services";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { weightOfRequest } from "../http/call-weights.ts";
import type { EventStreams } from "../http/event-streams.ts";
import type { LimitRead } from "../http/read-limit.ts";
import type { RequestOf } from "../request-of.ts";
import type { CountCall } from "../telemetry/count-calls.ts";
import type { McpCaller } from "./create-handler.ts";

export interface McpOptions {
  readonly services: Services;
  readonly userRequestOf: RequestOf;
  readonly limitRead: LimitRead;
  readonly streams: EventStreams;
  /** Origins of pages that may call, beside the product's own. */
  readonly origins: readonly string[];
  readonly countCall: CountCall;
}

/** The MCP server at `/mcp`, for assistants: streamable HTTP without sessions, each request on its own (record 61). */
export async function mcp(server: FastifyInstance, options: McpOptions): Promise<void> {
  const { services, userRequestOf, limitRead, streams, countCall } = options;
  const origins = new Set([...options.origins, new URL(services.settings.publicUrl).origin]);
  let handler: Promise<McpHttpHandler> | undefined;

  server.post("/", async (request, reply) => {
    await limitRead(request, weightOfRequest(request));
    checkOrigin(request, origins);
    const made = await userRequestOf(request).catch((error: unknown) => {
      reply.header("www-authenticate", "Bearer");
      throw error;
    });
    // The protocol has no batches any more, and one would pass the limit of calls.
    if (Array.isArray(request.body)) return reply.status(400).send(NO_BATCHES);
    const leaving = new AbortController();
    const leave = () => leaving.abort();
    const remove = streams.add({ end: leave });
    reply.raw.once("close", leave).once("close", remove);
    // Loaded with the first call: the start need not wait for it.
    handler ??= import("./create-handler.ts").then(({ createHandler }) => createHandler(services, countCall));
    const caller = { request: made, leaving: leaving.signal, requestId: request.id };
    return reply.send(
      await ask(await handler, new URL(request.url, services.settings.publicUrl), request, caller),
    );
  });

  // Nothing is sent but answers: there is no stream to open by GET, and no session to end by DELETE.
  server.route({
    method: ["GET", "HEAD", "PUT", "PATCH", "DELETE"],
    url: "/",
    handler: async (_request: FastifyRequest, reply: FastifyReply) => {
      reply.header("allow", "POST");
      throw new ServiceError("METHOD_NOT_ALLOWED");
    },
  });
}

const NO_BATCHES = {
  jsonrpc: "2.0",
  id: null,
  error: { code: -32600, message: "Please send one message at a time" },
};

/** A page that somebody was lured to must not call with what its browser keeps (MCP, "Security Warning"). */
function checkOrigin({ headers: { origin } }: FastifyRequest, origins: ReadonlySet<string>): void {
  if (origin !== undefined && !origins.has(origin)) throw new ServiceError("FORBIDDEN");
}

function ask(
  handler: McpHttpHandler,
  url: URL,
  { headers: given, body: parsedBody }: FastifyRequest,
  caller: McpCaller,
): Promise<Response> {
  const headers = new Headers(Object.entries(given).map(([name, value]) => [name, String(value)]));
  const asked = new Request(url, { method: "POST", headers });
  // Who calls is settled already; the handler hands it on to the tools as it is.
  return handler.fetch(asked, {
    parsedBody,
    authInfo: { token: "", clientId: "", scopes: [], extra: { caller } },
  });
}
