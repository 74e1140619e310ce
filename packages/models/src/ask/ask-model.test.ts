import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { askModel, createBreaker, createOpenAiGateway } from "../index.ts";

type Handler = (request: IncomingMessage, response: ServerResponse, attempt: number) => void;

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** An endpoint that speaks just enough of the protocol, and a way to ask it. */
async function endpoint(handle: Handler) {
  let attempts = 0;
  const server = createServer((request, response) => {
    request.resume();
    attempts += 1;
    handle(request, response, attempts);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const gateway = createOpenAiGateway({ url: `http://127.0.0.1:${port}/v1`, key: "k", kind: "openrouter" });
  closers.push(
    () => gateway.close(),
    () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  );
  const breaker = createBreaker();
  const question = {
    modelId: "openai/gpt-4.1-mini",
    upstreamId: "u",
    prompt: "Best CRM",
    webSearch: true,
    isRetry: false,
  };
  return {
    ask: (options: { deadlineMs?: number; isRetry?: boolean; signal?: AbortSignal } = {}) =>
      askModel(
        { kind: "company", ...question, isRetry: options.isRetry ?? false },
        {
          gateway,
          breaker,
          deadlineMs: options.deadlineMs ?? 5_000,
          signal: options.signal ?? new AbortController().signal,
        },
      ),
    attempts: () => attempts,
  };
}

function reply(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

const completion = (content: string | null, message: object = {}) => ({
  id: "gen-1",
  object: "chat.completion",
  created: 1,
  model: "u-2026",
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content, ...message } }],
  usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30, cost: 0.001 },
});

const ANSWER =
  '{"sector":"Technology","results":[{"rank":1,"company_name":"HubSpot","domain":"hubspot.com"}]}';

describe("askModel", () => {
  it("gives the parsed answer with what the gateway reported", async () => {
    const annotations = [
      { type: "url_citation", url_citation: { url: "https://www.g2.com/crm", title: "Best\u202e CRM" } },
      { type: "url_citation", url_citation: { url: "javascript:alert(1)", title: "x" } },
      { type: "url_citation", url_citation: { url: "https://www.g2.com/crm", title: "again" } },
    ];
    const { ask } = await endpoint((_request, response) =>
      reply(response, 200, completion(ANSWER, { annotations })),
    );
    expect(await ask()).toMatchObject({
      status: "success",
      answer: { sector: "Technology", entries: [{ rank: 1, name: "HubSpot", domain: "hubspot.com" }] },
      reply: {
        servedModel: "u-2026",
        promptTokens: 10,
        completionTokens: 20,
        costUsd: 0.001,
        citations: [{ url: "https://www.g2.com/crm", domain: "g2.com", title: "Best CRM" }],
      },
    });
  });

  it.each([
    ["500", (response: ServerResponse) => reply(response, 500, { error: { message: "boom", code: 500 } })],
    [
      "429",
      (response: ServerResponse) =>
        reply(response, 429, { error: { message: "slow", code: 429 } }, { "retry-after": "0" }),
    ],
    ["a broken body", (response: ServerResponse) => reply(response, 200, '{"choices":[')],
    ["a cut connection", (response: ServerResponse) => response.destroy()],
    ["an empty answer", (response: ServerResponse) => reply(response, 200, completion(""))],
    [
      "an error under status 200",
      (response: ServerResponse) => reply(response, 200, { error: { message: "late", code: 502 } }),
    ],
  ])("tries again after %s", async (_name, fail) => {
    const { ask, attempts } = await endpoint((_request, response, attempt) =>
      attempt === 1 ? fail(response) : reply(response, 200, completion(ANSWER)),
    );
    expect((await ask()).status).toBe("success");
    expect(attempts()).toBe(2);
  });

  it.each([
    ["400", 400, 1, "upstream"],
    ["401", 401, 1, "unavailable"],
    ["404", 404, 1, "unavailable"],
    ["500", 500, 3, "upstream"],
  ])("gives up after status %s, asked %i times", async (_name, status, times, failure) => {
    const { ask, attempts } = await endpoint((_request, response) =>
      reply(response, status as number, { error: { message: "no" } }),
    );
    expect(await ask()).toMatchObject({ status: "error", failure });
    expect(attempts()).toBe(times);
  });

  it("does not wait for a long Retry-After", async () => {
    const { ask, attempts } = await endpoint((_request, response) =>
      reply(response, 429, {}, { "retry-after": "120" }),
    );
    expect(await ask()).toMatchObject({ status: "error", failure: "rate_limited" });
    expect(attempts()).toBe(1);
  });

  it("ends at its deadline, whether nothing comes or a slow drip", async () => {
    const silent = await endpoint(() => {});
    expect(await silent.ask({ deadlineMs: 200 })).toMatchObject({ status: "error", failure: "timeout" });
    const drip = await endpoint((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const timer = setInterval(() => response.write(" "), 20);
      response.once("close", () => clearInterval(timer));
    });
    expect(await drip.ask({ deadlineMs: 300 })).toMatchObject({ status: "error", failure: "timeout" });
  });

  it("does not swallow an answer of 10 MB", async () => {
    const { ask } = await endpoint((_request, response) =>
      reply(response, 200, completion("x".repeat(10_000_000))),
    );
    expect(await ask()).toMatchObject({ status: "error" });
  });

  it("tells a refusal and an answer that names nobody apart", async () => {
    const refused = await endpoint((_request, response) =>
      reply(response, 200, completion("I cannot", { refusal: "no" })),
    );
    expect(await refused.ask()).toMatchObject({ status: "error", failure: "refused" });
    expect(refused.attempts()).toBe(1);
    const nobody = await endpoint((_request, response) =>
      reply(response, 200, completion('{"sector":"","results":[]}')),
    );
    expect(await nobody.ask()).toMatchObject({
      status: "success",
      answer: { outcome: "named_nobody", entries: [] },
    });
  });

  it("leaves a model alone that fails again and again, but for a user's retry", async () => {
    const { ask, attempts } = await endpoint((_request, response) => reply(response, 400, {}));
    for (let question = 0; question < 8; question += 1) await ask();
    expect(await ask()).toMatchObject({ status: "error", failure: "unavailable" });
    expect(attempts()).toBe(8);
    await ask({ isRetry: true });
    expect(attempts()).toBe(9);
  });
});
