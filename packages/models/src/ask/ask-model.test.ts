import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { completion, type Endpoint, type Handler, reply, startEndpoint } from "../../test/endpoint.ts";
import { askModel } from "./ask-model.ts";
import { createBreaker } from "./breaker.ts";

const open: Endpoint[] = [];
afterEach(async () => {
  for (const endpoint of open.splice(0)) await endpoint.close();
});

const QUESTION = {
  kind: "company",
  modelId: "openai/gpt-4.1-mini",
  upstreamId: "u",
  prompt: "Best CRM",
  webSearch: true,
  market: null,
  isRetry: false,
} as const;

/** An endpoint and a way to ask it. */
async function endpoint(handle: Handler) {
  const started = await startEndpoint(handle);
  open.push(started);
  const breaker = createBreaker();
  return {
    ask: (options: { deadlineMs?: number; isRetry?: boolean; signal?: AbortSignal } = {}) =>
      askModel(
        { ...QUESTION, isRetry: options.isRetry ?? false },
        {
          gateway: started.gateway,
          breaker,
          backoffMs: 1,
          deadlineMs: options.deadlineMs ?? 60_000,
          extraction: null,
          signal: options.signal ?? new AbortController().signal,
        },
      ),
    gateway: started.gateway,
    attempts: () => started.calls.length,
  };
}

const ANSWER =
  '{"sector":"Technology","results":[{"rank":1,"company_name":"HubSpot","domain":"hubspot.com"}]}';

describe("askModel", () => {
  it("gives the parsed answer with what the gateway reported", async () => {
    const annotations = [
      { type: "url_citation", url_citation: { url: "https://www.g2.com/crm", title: "Best\u202e CRM" } },
      { type: "url_citation", url_citation: { url: "javascript:alert(1)", title: "x" } },
      { type: "url_citation", url_citation: { url: "https://www.g2.com/crm", title: "again" } },
    ];
    const { ask } = await endpoint((_call, response) =>
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
    const { ask, attempts } = await endpoint((_call, response, attempt) =>
      attempt === 1 ? fail(response) : reply(response, 200, completion(ANSWER)),
    );
    expect((await ask()).status).toBe("success");
    expect(attempts()).toBe(2);
  });

  it.each([
    ["400, once without a schema", 400, 2, "upstream"],
    ["401", 401, 1, "unavailable"],
    ["404", 404, 1, "unavailable"],
    ["500", 500, 3, "upstream"],
  ])("gives up after status %s, asked %i times", async (_name, status, times, failure) => {
    const { ask, attempts } = await endpoint((_call, response) =>
      reply(response, status as number, { error: { message: "no" } }),
    );
    expect(await ask()).toMatchObject({ status: "error", failure });
    expect(attempts()).toBe(times);
  });

  it("counts what a reply took that could not be used", async () => {
    const { ask } = await endpoint((_call, response, attempt) =>
      reply(response, 200, completion(attempt === 1 ? "" : ANSWER)),
    );
    expect(await ask()).toMatchObject({
      status: "success",
      reply: { promptTokens: 20, completionTokens: 40, costUsd: 0.002 },
    });
  });

  it("pays for an answer that is too long to read once", async () => {
    const { ask, attempts } = await endpoint((_call, response) =>
      reply(response, 200, completion("x".repeat(5 * 1024 * 1024))),
    );
    expect(await ask()).toMatchObject({ status: "error", failure: "unusable" });
    expect(attempts()).toBe(1);
  });

  it("does not wait for a long Retry-After", async () => {
    const { ask, attempts } = await endpoint((_call, response) =>
      reply(response, 429, {}, { "retry-after": "120" }),
    );
    expect(await ask()).toMatchObject({ status: "error", failure: "rate_limited" });
    expect(attempts()).toBe(1);
  });

  it("ends at its deadline, whether nothing comes or a slow drip", async () => {
    const silent = await endpoint(() => {});
    expect(await silent.ask({ deadlineMs: 200 })).toMatchObject({ status: "error", failure: "timeout" });
    const drip = await endpoint((_call, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const timer = setInterval(() => response.write(" "), 20);
      response.once("close", () => clearInterval(timer));
    });
    expect(await drip.ask({ deadlineMs: 300 })).toMatchObject({ status: "error", failure: "timeout" });
  });

  it("does not swallow an answer of 10 MB", async () => {
    const { ask } = await endpoint((_call, response) =>
      reply(response, 200, completion("x".repeat(10_000_000))),
    );
    expect(await ask()).toMatchObject({ status: "error" });
  });

  it("ends at once when the search is cancelled", async () => {
    const controller = new AbortController();
    const { ask } = await endpoint(() => controller.abort());
    const asked = ask({ signal: controller.signal, deadlineMs: 3_600_000 });
    expect(await asked).toMatchObject({ status: "error", reply: null });
  });

  it("keeps the last reply of an answer that cannot be used, with what all took", async () => {
    const { ask, attempts } = await endpoint((_call, response) => reply(response, 200, completion("  ")));
    expect(await ask()).toMatchObject({
      status: "error",
      failure: "unusable",
      detail: "The model's answer was empty.",
      reply: { text: "  ", costUsd: 0.003 },
    });
    expect(attempts()).toBe(3);
  });

  it("asks once more, with more room, when the limit left no answer, and says so", async () => {
    const seen: unknown[] = [];
    const { ask } = await endpoint(({ body }, response) => {
      seen.push(body?.max_tokens);
      reply(response, 200, completion("", { reasoning: "Let me see …" }, { finish_reason: "length" }));
    });
    expect(await ask()).toMatchObject({
      status: "error",
      failure: "unusable",
      detail: "The model reached its limit of length before it gave an answer.",
    });
    expect(seen).toEqual([8_000, 24_000]);
  });

  it.each([
    ["a name", "1. **Beanpost** – fresh\n2. **Kettle** – cheap\n3. **Drumf", ["Beanpost", "Kettle"]],
    ["an address", "1. Beanpost (beanpost.com)\n2. Kettle (kettle.co", ["Beanpost", "Kettle"]],
    ["JSON", '{"results":[{"rank":1,"company_name":"Beanpost"},{"rank":2,"company_name":"Kett', ["Beanpost"]],
  ])(
    "ranks no half item of an answer that broke off in %s, and says that it was cut",
    async (_what, text, names) => {
      const { ask } = await endpoint((_call, response) =>
        reply(response, 200, completion(text, {}, { finish_reason: "length" })),
      );
      const outcome = await ask();
      expect(outcome).toMatchObject({ status: "success", isCut: true });
      if (outcome.status !== "success") return;
      expect(outcome.answer.entries.map(({ name }) => name)).toEqual(names);
      expect(outcome.answer.entries.at(-1)?.domain ?? null).toBeNull();
    },
  );

  it("takes what a model says with more room", async () => {
    const { ask } = await endpoint((_call, response, attempt) =>
      attempt === 1
        ? reply(response, 200, completion("", {}, { finish_reason: "length" }))
        : reply(response, 200, completion(ANSWER)),
    );
    expect(await ask()).toMatchObject({ status: "success", answer: { entries: [{ name: "HubSpot" }] } });
  });

  it("tells a refusal and an answer that names nobody apart", async () => {
    const refused = await endpoint((_call, response) =>
      reply(response, 200, completion("I cannot", { refusal: "no" })),
    );
    expect(await refused.ask()).toMatchObject({ status: "declined", reply: { refused: true } });
    expect(refused.attempts()).toBe(1);
    const nobody = await endpoint((_call, response) =>
      reply(response, 200, completion('{"sector":"","results":[]}')),
    );
    expect(await nobody.ask()).toMatchObject({
      status: "success",
      answer: { outcome: "named_nobody", entries: [] },
    });
  });

  it("tells only a model that can search to search", async () => {
    const said: unknown[] = [];
    const { ask, gateway } = await endpoint(({ method, body }, response) => {
      if (method === "GET")
        return reply(response, 200, { data: [{ id: "u", supported_parameters: ["seed"] }] });
      said.push(Reflect.get(Object(body?.messages), 0));
      reply(response, 200, completion(ANSWER));
    });
    expect(await ask()).toMatchObject({ reply: { grounding: { type: "could_have_searched" } } });
    await gateway.listModels();
    expect(await ask()).toMatchObject({ reply: { grounding: { type: "training" } } });
    expect(said).toMatchObject([
      { content: expect.stringContaining("Search the web") },
      { content: expect.stringContaining("do not search") },
    ]);
  });

  it("leaves a model alone that fails again and again, but for a user's retry", async () => {
    const { ask, attempts } = await endpoint((_call, response) => reply(response, 403, {}));
    for (let question = 0; question < 8; question += 1) await ask();
    expect(await ask()).toMatchObject({ status: "error", failure: "unavailable" });
    expect(attempts()).toBe(8);
    await ask({ isRetry: true });
    expect(attempts()).toBe(9);
  });
});
