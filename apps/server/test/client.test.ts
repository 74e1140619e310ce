import { createClient, type Session, type Standings, StandingsError } from "@standings/client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createApiToken, type TestToken } from "./api-tokens.ts";
import { type Product, type SignedUp, setCredits, setFaults, signUp, startProduct } from "./product.ts";

/** The typed client of scripts, against a server that runs. */

const QUESTION = "Best CRM for startups";

let product: Product;
let maya: SignedUp;
let runner: TestToken;
beforeAll(async () => {
  product = await startProduct();
  maya = await signUp(product);
  await setCredits(product, maya.userId, 50);
  runner = await createApiToken(product, maya, ["read", "run"]);
});
afterAll(() => product.close());

const clientOf = (token?: string) => createClient({ url: `${product.url}/`, token });
async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const read: Item[] = [];
  for await (const item of items) read.push(item);
  return read;
}
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail("It was not refused"),
    (error: unknown) => (error instanceof StandingsError ? error : expect.fail(String(error))),
  );

describe("a ranking", () => {
  it("gives each model as it ends, and the ranking that they add up to", async () => {
    const standings = clientOf(runner.secret);
    const before = await standings.credits();
    const run = await standings.rank(QUESTION);
    const updates = await all(run);
    expect(updates).toHaveLength(5);
    for (const { status, entries, error } of updates) {
      expect([status, error]).toEqual(["ranked", null]);
      expect(entries.map(({ rank }) => rank)).toEqual(entries.map((_, index) => index + 1));
    }
    const search = await run.result();
    expect(search).toMatchObject({ id: run.id, prompt: QUESTION });
    expect(await run.aggregate()).toEqual(search.results);
    expect((await standings.credits()).credits).toBe(before.credits - 1);
  });

  it("is found again by its id, and gives its models again", async () => {
    const { id } = await clientOf(runner.secret).rank(QUESTION, { models: ["openai/gpt-4.1-mini"] });
    const found = clientOf(maya.token).run(id);
    await found.result();
    expect((await all(found)).map(({ columnId }) => columnId)).toEqual(["openai/gpt-4.1-mini"]);
  });

  it("is charged once for the same clientRunId", async () => {
    const standings = clientOf(runner.secret);
    const { credits } = await standings.credits();
    const clientRunId = crypto.randomUUID();
    const runs = [];
    for (let count = 0; count < 3; count += 1) runs.push(await standings.rank(QUESTION, { clientRunId }));
    expect(new Set(runs.map(({ id }) => id)).size).toBe(1);
    await runs[0]?.result();
    expect((await standings.credits()).credits).toBe(credits - 1);
  });

  it("tells a model that failed, and asks it again", async () => {
    const model = "x-ai/grok-3-mini";
    await setFaults(product.sandbox, [{ model, kind: "error", status: 500 }]);
    const standings = clientOf(runner.secret);
    const run = await standings.rank(QUESTION);
    const failed = (await all(run)).find(({ columnId }) => columnId === model);
    expect(failed).toMatchObject({ status: "error", entries: [], error: expect.stringMatching(/\w/) });
    await setFaults(product.sandbox, []);
    await run.retry(model);
    const { models } = await run.result();
    expect(models.map(({ status }) => status)).toEqual(Array(5).fill("success"));
  });

  it("compares two questions asked of one model", async () => {
    const run = await clientOf(runner.secret).compare([QUESTION, "Best CRM for agencies"]);
    const { kind, models, prompt2 } = await run.result();
    expect([kind, prompt2, models.length]).toEqual(["comparison", "Best CRM for agencies", 2]);
  });

  it("compares them with the model that is named", async () => {
    const model = "openai/gpt-4.1-mini";
    const run = await clientOf(runner.secret).compare([QUESTION, "Best CRM for agencies"], { model });
    const { models } = await run.result();
    expect(models.map(({ modelId }) => modelId)).toEqual([model, model]);
  });

  it("of a question in any writing is found by the question", async () => {
    const { api } = clientOf(runner.secret);
    const order = { prompt: "客".repeat(340), models: ["openai/gpt-4.1-mini"], webSearch: true };
    const [recent, { credits }] = await Promise.all([
      api.search.findRecent.query({ ...order, kind: "company" }),
      api.credits.balance.query(),
    ]);
    expect([recent, credits]).toEqual([null, expect.any(Number)]);
  });

  it("costs nothing when no model answers, and says so", async () => {
    const models = ["x-ai/grok-3-mini"];
    await setFaults(product.sandbox, [{ model: "x-ai/grok-3-mini", kind: "error", status: 500 }]);
    const standings = clientOf(runner.secret);
    const { credits } = await standings.credits();
    const run = await standings.rank(QUESTION, { models });
    const error = await refusal(run.result());
    expect(error.message).toBe("No model answered. Nothing was charged.");
    expect((await standings.credits()).credits).toBe(credits);
    await setFaults(product.sandbox, []);
    await run.retry("x-ai/grok-3-mini");
    expect((await run.result()).models).toMatchObject([{ status: "success" }]);
    expect((await standings.credits()).credits).toBe(credits - 1);
  });
});

it("a study gives its rounds, and what it found", async () => {
  const study = await clientOf(runner.secret).startStudy(QUESTION, {
    rounds: 3,
    models: ["openai/gpt-4.1-mini"],
  });
  const events = await all(study.events());
  expect(events.at(-1)?.type).toBe("complete");
  expect(await study.done()).toMatchObject({ prompt: QUESTION });
});

describe("a stream that is refused", () => {
  type Answer = (address: string | URL | Request, init?: RequestInit) => Response | Promise<Response>;
  /** A client whose streams get these answers, one after another, and then the server's own. */
  const behind = (...answers: Answer[]) =>
    createClient({
      url: product.url,
      token: runner.secret,
      fetch: async (address, init) => {
        const answer = String(address).includes("search.events") ? answers.shift() : undefined;
        return (answer ?? fetch)(address, init);
      },
    });
  const refusing =
    (status: number, headers: Record<string, string> = {}) =>
    () =>
      new Response("<h1>Not now</h1>", { status, headers: { "content-type": "text/html", ...headers } });
  /** What the server sends up to the second event, as if the connection were lost then. */
  const lost: Answer = async (address, init) => {
    const response = await fetch(address, init);
    const [told = ""] = /^.*?\nid: 2\n\n/s.exec(await response.text()) ?? [];
    return new Response(told.replace(/^retry: \d+/, "retry: 1"), response);
  };

  it("for a while is opened again after the last event, and tells nothing twice", async () => {
    const run = await clientOf(runner.secret).rank(QUESTION, { models: ["openai/gpt-4.1-mini"] });
    await run.result();
    const events = await all(run.events());
    const answers = [
      refusing(503, { "retry-after": "1" }),
      refusing(429),
      lost,
      refusing(502),
      refusing(408),
    ];
    expect(
      await all(
        behind(...answers)
          .run(run.id)
          .events(),
      ),
    ).toEqual(events);
  });

  it("for long, or for good, is told with its status", async () => {
    const { id } = await clientOf(runner.secret).rank(QUESTION, { models: ["openai/gpt-4.1-mini"] });
    const errorOf = (client: Standings) => refusal(client.run(id).result());
    const long = await errorOf(behind(refusing(503, { "retry-after": "3600" })));
    expect([long.code, long.status, long.retryAfter]).toEqual([null, 503, 3600]);
    expect(long.message).toBe("No answer of Standings came, but one with status 503");
    const unknown = await errorOf(clientOf("st_live_unknown"));
    expect([unknown.code, unknown.status]).toEqual(["INVALID_API_TOKEN", 401]);
    expect((await errorOf(behind(refusing(404)))).status).toBe(404);
  });
});

it("a stream that is refused again and again is opened after growing waits, and ends with the last refusal", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  try {
    const begun = Date.now();
    const openedAt: number[] = [];
    const standings = createClient({
      url: product.url,
      fetch: async () => {
        openedAt.push((Date.now() - begun) / 1_000);
        return new Response("", { status: 500 });
      },
    });
    let refused: StandingsError | undefined;
    const ended = refusal(standings.run("1").result()).then((error) => {
      refused = error;
    });
    while (refused === undefined) await vi.advanceTimersByTimeAsync(250);
    await ended;
    expect(refused).toMatchObject({ status: 500, code: null });
    expect(openedAt).toEqual([0, 0.25, 0.75, 1.75, 3.75, 7.75, 15.75, 31.75, 61.75, 91.75, 121.75]);
  } finally {
    vi.useRealTimers();
  }
});

describe("an error", () => {
  it("has the server's code, status and fields", async () => {
    const reader = await createApiToken(product, maya, ["read"]);
    const noScope = await refusal(clientOf(reader.secret).rank(QUESTION));
    expect([noScope.code, noScope.status]).toEqual(["SCOPE_MISSING", 403]);
    const guest = await refusal(clientOf().credits());
    expect([guest.code, guest.status]).toEqual(["AUTHENTICATION_REQUIRED", 401]);
    const unknown = await refusal(clientOf(runner.secret).run(crypto.randomUUID()).result());
    expect([unknown.code, unknown.status]).toEqual(["SEARCH_NOT_FOUND", 404]);
    const invalid = await refusal(clientOf(runner.secret).rank(" "));
    expect([invalid.code, invalid.status]).toEqual(["INVALID_PROMPT", 400]);
    const limited = await createApiToken(product, maya, ["run"], { dailyCredits: 1 });
    await (await clientOf(limited.secret).rank(QUESTION)).result().catch(() => {});
    const tooMany = await refusal(clientOf(limited.secret).rank(QUESTION));
    expect([tooMany.code, tooMany.status]).toEqual(["TOKEN_LIMIT", 429]);
    expect(tooMany.retryAfter).toBeGreaterThan(0);
  });

  it("has no code when no answer came", async () => {
    const error = await refusal(createClient({ url: "http://127.0.0.1:9", token: "x" }).credits());
    expect([error.code, error.status]).toEqual([null, null]);
  });

  it("has the status of a proxy that answers in its own words", async () => {
    const answers = [
      new Response("<h1>Bad gateway</h1>", { status: 502, headers: { "content-type": "text/html" } }),
      Response.json({ message: "no healthy upstream" }, { status: 503, headers: { "retry-after": "7" } }),
    ];
    const standings = createClient({
      url: product.url,
      fetch: async () => answers.shift() ?? Response.error(),
    });
    const html = await refusal(standings.credits());
    expect([html.message, html.code, html.status]).toEqual([
      "No answer of Standings came, but one with status 502",
      null,
      502,
    ]);
    const json = await refusal(standings.credits());
    expect([json.message, json.status, json.retryAfter]).toEqual([
      "No answer of Standings came, but one with status 503",
      503,
      7,
    ]);
  });

  it("of a search that no credit paid for says that it is not kept", async () => {
    const poor = await signUp(product);
    await setCredits(product, poor.userId, 0);
    const run = await clientOf(poor.token).rank(QUESTION);
    expect((await refusal(run.result())).code).toBe("INSUFFICIENT_CREDITS");
  });
});

describe("a session", () => {
  it("is opened with a password, and renewed once for all that was refused", async () => {
    const told: (Session | null)[] = [];
    const opened = createClient({ url: product.url, onSession: (session) => told.push(session) });
    const { user } = await opened.signIn(maya.email, "northwind-9");
    expect(user.email).toBe(maya.email);
    const [session] = told;
    const expired = createClient({
      url: product.url,
      token: "expired",
      refreshToken: session?.refreshToken,
      onSession: (renewed) => told.push(renewed),
    });
    const run = await expired.rank(QUESTION);
    await Promise.all([expired.credits(), run.result(), expired.api.search.history.query({})]);
    expect(told).toHaveLength(2);
    expect(told[1]?.refreshToken).not.toBe(session?.refreshToken);
  });

  it("is renewed for a stream too", async () => {
    const { id } = await clientOf(runner.secret).rank(QUESTION);
    const { refreshToken } = await clientOf().signIn(maya.email, "northwind-9");
    const expired = createClient({ url: product.url, token: "expired", refreshToken });
    expect(await all(expired.run(id))).toHaveLength(5);
  });

  it("that has ended is told", async () => {
    const told: (Session | null)[] = [];
    const onSession = (session: Session | null) => void told.push(session);
    const ended = createClient({ url: product.url, token: "x", refreshToken: "y", onSession });
    expect((await refusal(ended.credits())).status).toBe(401);
    expect(told).toEqual([null]);
  });
});
