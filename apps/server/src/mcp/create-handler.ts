import {
  type CallToolResult,
  createMcpHandler,
  type McpHttpHandler,
  type McpRequestContext,
  McpServer,
  type ServerContext,
  type StandardSchemaWithJSON,
} from "@modelcontextprotocol/server";
import { inputMessage } from "@standings/api";
import { ERRORS, mayUse } from "@standings/domain";
import { catalogueOf, type ServiceRequest, type Services, toServiceError } from "@standings/services";
import type { CountCall } from "../telemetry/count-calls.ts";
import { FROM_MODELS } from "./from-models.ts";
import type { Tool, ToolCall } from "./tool.ts";
import { brandClaimTools } from "./tools/brand-claims.ts";
import { brandTools } from "./tools/brands.ts";
import { experimentTools } from "./tools/experiments.ts";
import { rankTools } from "./tools/rank.ts";
import { readTools } from "./tools/read.ts";
import { studyTools } from "./tools/study.ts";
import { topicTools } from "./tools/topics.ts";

const SERVER = { name: "standings", title: "Standings", version: "1.0.0" };

const INSTRUCTIONS = [
  "Standings asks AI language models buyers' questions and shows whom they rank.",
  "Answers vary: say the certainty of a result with its figures, call entries of one tier tied, and label sandbox data as such.",
  "Tools that cost credits say so; all others are free.",
  FROM_MODELS,
].join(" ");

/** Who calls. */
export interface McpCaller {
  readonly request: ServiceRequest;
  /** Ends waits: the client has gone, or the process stops. */
  readonly leaving: AbortSignal;
  readonly requestId: string;
}

/** Answers requests of the protocol's newest form and of the one before, each by a server of its own with the caller's tools. */
export function createHandler(services: Services, countCall: CountCall): McpHttpHandler {
  return createMcpHandler((context) => createServer({ services, countCall, ...callerOf(context) }), {
    // Tools change with a token alone, so there is nothing to listen for.
    maxSubscriptions: 0,
  });
}

function callerOf({ authInfo }: McpRequestContext): McpCaller {
  return authInfo?.extra?.caller as McpCaller;
}

function createServer(serving: Serving): McpServer {
  const server = new McpServer(SERVER, { instructions: INSTRUCTIONS });
  const catalogue = catalogueOf(serving.request);
  const { apiToken } = serving.request.viewer ?? {};
  for (const tool of [
    ...rankTools(catalogue),
    ...readTools(),
    ...studyTools(catalogue),
    ...topicTools(catalogue),
    ...brandTools(),
    ...brandClaimTools(),
    ...experimentTools(),
  ]) {
    if (apiToken && !mayUse(apiToken.scopes, tool.scope)) continue;
    const { title, description } = tool;
    const inputSchema = unchecked(tool.input);
    const readOnlyHint = tool.scope === "read";
    const annotations = {
      readOnlyHint,
      destructiveHint: false,
      idempotentHint: readOnlyHint,
      openWorldHint: true,
    };
    server.registerTool(tool.name, { title, description, inputSchema, annotations }, (given, context) =>
      callTool(tool, given, { ...serving, context }),
    );
  }
  return server;
}

/** The schema that clients are told; `callTool` checks it, in words of ours. */
function unchecked(input: Tool["input"]): StandardSchemaWithJSON {
  return { "~standard": { ...input["~standard"], validate: (value) => ({ value }) } };
}

interface Serving extends McpCaller {
  readonly services: Services;
  readonly countCall: CountCall;
}

interface Calling extends Serving {
  readonly context: ServerContext;
}

async function callTool(
  tool: Tool,
  given: unknown,
  { services, countCall, request, leaving, requestId, context }: Calling,
): Promise<CallToolResult> {
  const call: ToolCall = {
    services,
    request,
    catalogue: catalogueOf(request),
    signal: AbortSignal.any([context.mcpReq.signal, leaving]),
    progress: (done, of, message) => sendProgress(context, done, of, message),
  };
  const startedAt = performance.now();
  const count = (status: number) =>
    countCall(`mcp/${tool.name}`, status, (performance.now() - startedAt) / 1_000);
  const input = tool.input.safeParse(given);
  if (!input.success) {
    count(400);
    return give({ error: inputMessage(input.error), code: "INVALID_INPUT" }, true);
  }
  try {
    const result = await tool.call(input.data, call);
    count(200);
    return give(result, false);
  } catch (error) {
    const expected = toServiceError(error);
    count(expected?.status ?? 500);
    if (expected) {
      const { code, message, fields, retryAfter } = expected;
      const wait = retryAfter === null ? {} : { retry_after_seconds: retryAfter };
      return give({ error: message, code, ...fields, ...wait }, true);
    }
    services.log.error({ err: error, tool: tool.name, requestId }, "tool failed");
    return give({ error: ERRORS.REQUEST_FAILED.message, code: "REQUEST_FAILED" }, true);
  }
}

/** The same twice: as data, and as the text that clients without structured results read. */
function give(result: object, isError: boolean): CallToolResult {
  const structuredContent = { ...result };
  return { structuredContent, content: [{ type: "text", text: JSON.stringify(result) }], isError };
}

function sendProgress({ mcpReq }: ServerContext, progress: number, total: number, message: string): void {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return;
  const params = { progressToken, progress, total, message };
  // Whoever has gone is told nothing.
  mcpReq.notify({ method: "notifications/progress", params }).catch(() => {});
}
