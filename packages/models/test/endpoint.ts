import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createOpenAiGateway, type GatewayKind, type ModelGateway } from "../src/index.ts";

export type Handler = (call: Call, response: ServerResponse, attempt: number) => void;

/** A request as it arrived; `body` is parsed JSON, or null. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: { readonly [key: string]: unknown } | null;
}

/** An HTTP server of its own that speaks as much of the protocol as a test needs, and a gateway to it. */
export interface Endpoint {
  readonly url: string;
  readonly gateway: ModelGateway;
  readonly calls: readonly Call[];
  close(): Promise<void>;
}

export async function startEndpoint(handle: Handler, kind: GatewayKind = "openrouter"): Promise<Endpoint> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const text = Buffer.concat(parts).toString();
    const call = {
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body: text === "" ? null : JSON.parse(text),
    };
    calls.push(call);
    handle(call, response, calls.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The endpoint has no port");
  const url = `http://127.0.0.1:${address.port}/v1`;
  const gateway = createOpenAiGateway({ url, key: "k", kind });
  return {
    url,
    gateway,
    calls,
    async close() {
      await gateway.close();
      await new Promise((resolve) => server.close(resolve).closeAllConnections());
    },
  };
}

/** Answers with JSON, or with a text as it is. */
export function reply(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

/** A chat completion with this text; `message` adds to it. */
export function completion(content: string | null, message: object = {}, choice: object = {}) {
  const said = { role: "assistant", content, ...message };
  return {
    id: "gen-1",
    object: "chat.completion",
    created: 1,
    model: "u-2026",
    choices: [{ index: 0, finish_reason: "stop", message: said, ...choice }],
    usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30, cost: 0.001 },
  };
}
