import OpenAI from "openai";
import { afterEach, describe, expect, test } from "vitest";
import { rankingRequest } from "./ask-for-ranking.ts";
import { getJson, putFaults, useSandbox } from "./sandbox.ts";

const { sandbox, openAi, injectFaults } = useSandbox();
const MODEL = "anthropic/claude-3.5-haiku";
const request = rankingRequest(MODEL, "best CRM for startups");

const ask = (options?: OpenAI.RequestOptions) => openAi().chat.completions.create(request, options);
async function askStream(options?: OpenAI.RequestOptions): Promise<string> {
  const stream = await openAi().chat.completions.create({ ...request, stream: true }, options);
  let text = "";
  for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? "";
  return text;
}

afterEach(() => injectFaults());

describe.each([
  ["JSON", ask],
  ["stream", askStream],
])("as %s", (form, call) => {
  test.each([
    [429, OpenAI.RateLimitError],
    [500, OpenAI.InternalServerError],
    [402, OpenAI.APIError],
    [401, OpenAI.AuthenticationError],
  ])("error %i reaches the SDK", async (status, type) => {
    await injectFaults({ model: MODEL, kind: "error", status });
    const failure = await call().then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(type);
    expect(failure).toHaveProperty("status", status);
    if (status === 429 && failure instanceof OpenAI.RateLimitError)
      expect(failure.headers.get("retry-after")).toBe("2");
  });

  test("hang answers nothing until the client leaves, and is then freed", async () => {
    await injectFaults({ model: "*", kind: "hang" });
    const controller = new AbortController();
    const pending = call({ signal: controller.signal });
    await waitForLog((status) => status === null);
    controller.abort();
    await expect(pending).rejects.toThrow(OpenAI.APIUserAbortError);
    await waitForLog((status) => status === 499);
  });

  test("cut breaks the connection", async () => {
    await injectFaults({ model: MODEL, kind: "cut" });
    await expect(call()).rejects.toThrow();
  });

  test("malformed is not JSON", async () => {
    await injectFaults({ model: MODEL, kind: "malformed" });
    await expect(call()).rejects.toThrow(SyntaxError);
  });

  test("slow answers in the end, and as usual", async () => {
    const before = await call();
    await injectFaults({ model: MODEL, kind: "slow", ms: 5 });
    expect(contentOf(await call())).toBe(contentOf(before));
  });

  test("hold answers as usual once the faults are set anew", async () => {
    const before = await call();
    await injectFaults({ model: MODEL, kind: "hold", times: 1 });
    let answered = 0;
    const calls = [call(), call()].map((one) => one.finally(() => (answered += 1)));
    await Promise.race(calls);
    expect(answered).toBe(1);
    await injectFaults();
    for (const one of calls) expect(contentOf(await one)).toBe(contentOf(before));
  });

  test("held calls are let go in the order in which they came", async () => {
    await injectFaults({ model: MODEL, kind: "hold" });
    const ended: number[] = [];
    const calls: Promise<unknown>[] = [];
    for (const nth of [1, 2, 3]) {
      calls.push(call().then(() => ended.push(nth)));
      expect(await heldCalls(nth)).toBe(nth);
    }
    const release = (count: number) =>
      fetch(`${sandbox().url}/models/release`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ count }),
      });
    await release(1);
    await calls[0];
    expect([ended, await heldCalls(0)]).toEqual([[1], 2]);
    await release(2);
    await Promise.all(calls);
    expect(await heldCalls(0)).toBe(0);
    expect((await release(0)).status).toBe(400);
  });

  test("a held call whose client has left stands there no longer", async () => {
    await injectFaults({ model: MODEL, kind: "hold" });
    const leaving = new AbortController();
    const left = call({ signal: leaving.signal }).catch(() => {});
    expect(await heldCalls(1)).toBe(1);
    leaving.abort();
    await left;
    await expect.poll(() => heldCalls(0)).toBe(0);
  });

  test("drip answers byte by byte, and as usual", async () => {
    const before = await call();
    await injectFaults({ model: MODEL, kind: "drip", ms: 0 });
    expect(contentOf(await call())).toBe(contentOf(before));
  });

  test("empty has no text", async () => {
    await injectFaults({ model: MODEL, kind: "empty" });
    expect(contentOf(await call())).toBe("");
  });

  test("refusal says no", async () => {
    await injectFaults({ model: MODEL, kind: "refusal" });
    expect(contentOf(await call())).toContain("can't help");
  });

  test("huge is ten million characters", async () => {
    await injectFaults({ model: MODEL, kind: "huge" });
    const text = contentOf(await call());
    // max_tokens still holds.
    expect(text?.length).toBe(8000 * 4);
  });

  test(`stream_error comes after generation began (${form})`, async () => {
    await injectFaults({ model: MODEL, kind: "stream_error" });
    if (form === "stream") await expect(call()).rejects.toThrow();
    else expect(await call()).toHaveProperty("error.code", 502);
  });
});

test("huge without max_tokens is ten million characters", async () => {
  await injectFaults({ model: MODEL, kind: "huge" });
  const completion = await openAi().chat.completions.create({ ...request, max_tokens: null });
  expect(completion.choices[0]?.message.content?.length).toBe(10_000_000);
});

test("OpenAI's models refuse in the field of their own", async () => {
  await injectFaults({ model: "*", kind: "refusal" });
  const completion = await openAi().chat.completions.create({ ...request, model: "openai/gpt-4.1-mini" });
  expect(completion.choices[0]?.message).toMatchObject({
    content: null,
    refusal: expect.stringContaining("can't help"),
  });
});

test("times limits a fault to the first calls of that model", async () => {
  await injectFaults({ model: MODEL, kind: "error", status: 503, times: 2 });
  await expect(
    openAi().chat.completions.create({ ...request, model: "x-ai/grok-3-mini" }),
  ).resolves.toBeDefined();
  await expect(ask()).rejects.toHaveProperty("status", 503);
  await expect(ask()).rejects.toHaveProperty("status", 503);
  await expect(ask()).resolves.toBeDefined();
  expect(await getJson(`${sandbox().url}/models/faults`)).toEqual({ faults: [] });
});

test("an abort during the answer ends the call in the log", async () => {
  await injectFaults({ model: MODEL, kind: "drip", ms: 50 });
  const controller = new AbortController();
  const pending = ask({ signal: controller.signal });
  await waitForLog((status) => status === null);
  controller.abort();
  await expect(pending).rejects.toThrow();
  await waitForLog((status) => status !== null);
});

describe("PUT /models/faults", () => {
  test("replaces the list that GET shows", async () => {
    const faults = [{ model: "*", kind: "slow", ms: 1, times: 3 }];
    expect(await (await putFaults(sandbox(), { faults })).json()).toEqual({ faults });
    expect(await getJson(`${sandbox().url}/models/faults`)).toEqual({ faults });
  });

  test.each([
    [{ faults: [{ model: "nobody/none", kind: "error" }] }, "faults.0.model"],
    [{ faults: [{ model: "*", kind: "explode" }] }, "faults.0.kind"],
    [{ faults: [{ model: "*", kind: "error", status: 200 }] }, "faults.0.status"],
    [{ faults: [{ model: "*", kind: "slow", ms: -1 }] }, "faults.0.ms"],
    [{ faults: [{ model: "*", kind: "slow", times: 0 }] }, "faults.0.times"],
    [{ faults: "all" }, "faults"],
    [{}, "faults"],
  ])("refuses %j and keeps what was set", async (body, path) => {
    await injectFaults({ model: "*", kind: "empty" });
    const response = await putFaults(sandbox(), body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining(path) });
    expect((await getJson(`${sandbox().url}/models/faults`)).faults).toHaveLength(1);
  });
});

async function heldCalls(atLeast: number): Promise<number> {
  return (await getJson(`${sandbox().url}/models/held?atLeast=${atLeast}`)).held;
}

function contentOf(answer: string | OpenAI.ChatCompletion): string | null {
  return typeof answer === "string" ? answer : (answer.choices[0]?.message.content ?? null);
}

/** The newest call's status, null while it runs. */
async function waitForLog(matches: (status: number | null) => boolean): Promise<void> {
  const isThere = async () => {
    const [newest] = await getJson(`${sandbox().url}/models/requests`);
    return Boolean(newest?.model) && matches(newest.status);
  };
  await expect.poll(isThere).toBe(true);
}
