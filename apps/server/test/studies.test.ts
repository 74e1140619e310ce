import { eventually, holdModels } from "@standings/testing";
import { readXlsx } from "hucre/xlsx";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  type Caller,
  caller,
  FIVE,
  type Product,
  type SignedUp,
  setCredits,
  setFaults,
  signUp,
  startProduct,
} from "./product.ts";
import { openStream } from "./stream.ts";

const [GPT = "", CLAUDE = ""] = FIVE;
const PROMPT = "Best CRM for startups";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => setFaults(product.sandbox, []));
afterAll(() => product.close());

const order = (changes: object = {}) => ({ prompt: PROMPT, models: [GPT, CLAUDE], rounds: 3, ...changes });

async function person(credits: number): Promise<SignedUp> {
  const maya = await signUp(product);
  await setCredits(product, maya.userId, credits);
  return maya;
}

const follow = ({ token }: SignedUp, id: string, lastEventId?: number) =>
  openStream({ ...product, token, path: `/studies/${id}/events`, ...(lastEventId ? { lastEventId } : {}) });

/** A study from its start to its end. */
async function study(maya: SignedUp, changes: object = {}) {
  const { status, body } = await maya.post("/studies", order(changes));
  expect([status, body.error]).toEqual([201, undefined]);
  const stream = await follow(maya, body.id);
  return { id: body.id as string, started: body, events: await stream.all() };
}

/** Balance, what studies hold beside it, and what studies wrote into the ledger; the ledger must be the balance. */
async function moneyOf({ userId }: SignedUp) {
  const { db } = product;
  const user = await db
    .selectFrom("users")
    .select("credits")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom("ledger_entries")
    .select(["delta", "reason"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  expect(user.credits).toBe(entries.reduce((sum, { delta }) => sum + delta, 0));
  const studies = entries.filter(({ reason }) => reason.startsWith("study_"));
  return { credits: user.credits, entries: studies.map(({ delta }) => delta) };
}

const NO_STUDY = [404, "Could not find this study."];
const said = ({ status, body }: Awaited<ReturnType<Caller["get"]>>) => [status, body.error];

describe("POST /api/studies", () => {
  it("starts one of so many rounds, and its document says what was found and paid", async () => {
    const maya = await person(10);
    const { id, started, events } = await study(maya);
    expect(started).toEqual({
      id: expect.any(String),
      state: "running",
      creditsHeld: 3,
      remainingCredits: 7,
    });
    expect(events.map(({ data }) => data.type)).toEqual([
      "start",
      ...Array.from({ length: 3 }, () => ["answer", "answer", "round_complete"]).flat(),
      "complete",
    ]);
    expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index + 1));
    const { status, body } = await maya.get(`/studies/${id}`);
    expect([status, body]).toMatchObject([
      200,
      {
        id,
        state: "completed",
        prompt: PROMPT,
        kind: "company",
        models: [GPT, CLAUDE],
        stop: "limit",
        webSearchEnabled: true,
        arms: ["list"],
        rounds: 3,
        maxRounds: 3,
        countedRounds: 3,
        level: 0.05,
        creditsPerRound: 1,
        creditsHeld: 0,
        creditsUsed: 3,
        isSandbox: false,
        rangesAreKeptBack: false,
      },
    ]);
    const [first] = body.entries;
    expect(first).toMatchObject({ name: expect.any(String), tier: 1, rankRange: [1, expect.any(Number)] });
    expect(first.score.low).toBeLessThanOrEqual(first.score.value);
    expect(first.score.high).toBeGreaterThanOrEqual(first.score.value);
    expect(first.score.value).toBeGreaterThan(50);
    expect(body.answers).toHaveLength(6);
    expect(body.answers[0].listed[0]).toEqual({
      name: expect.any(String),
      domain: expect.any(String),
      rank: 1,
    });
    expect(await moneyOf(maya)).toEqual({ credits: 7, entries: [-3] });
  });

  it("starts one with a goal and a limit, and gives back what it does not use", async () => {
    const maya = await person(60);
    const goal = { type: "pair", companies: ["hubspot.com", "nobody-lists-this.com"] };
    const { id, started } = await study(maya, { rounds: undefined, goal, maxRounds: 30, models: FIVE });
    expect(started).toMatchObject({ creditsHeld: 30, remainingCredits: 30 });
    const { body } = await maya.get(`/studies/${id}`);
    expect(body).toMatchObject({ stop: "apart", maxRounds: 30, level: 0.015, focus: "hubspot.com" });
    expect(body.creditsUsed).toBeLessThan(30);
    expect(await moneyOf(maya)).toEqual({
      credits: 60 - body.creditsUsed,
      entries: [-30, 30 - body.creditsUsed],
    });
  });

  it("asks every arm, at a credit each", async () => {
    const maya = await person(10);
    const { id, started } = await study(maya, { compareWebSearch: true, natural: true, focus: "HubSpot" });
    expect(started).toMatchObject({ creditsHeld: 9, remainingCredits: 1 });
    const { body } = await maya.get(`/studies/${id}`);
    expect(body).toMatchObject({
      arms: ["list", "unsearched", "natural"],
      creditsPerRound: 3,
      creditsUsed: 9,
    });
    const focus = body.entries.find(({ domain }: { domain: string }) => domain === "hubspot.com");
    // Of 100, as all figures of a study.
    expect(focus.volunteered.named.high).toBeGreaterThan(1);
    expect(focus).toMatchObject({
      webSearchLift: expect.any(Object),
      volunteered: {
        named: { value: expect.any(Number), low: expect.any(Number), high: expect.any(Number) },
        less: { value: expect.any(Number), low: expect.any(Number), modelIds: expect.any(Array) },
        answers: 6,
        said: expect.stringMatching(/^named in \d of 6/),
      },
    });
  });

  it("is one study and one hold from tabs at once, by its id or the Idempotency-Key", async () => {
    const maya = await person(5);
    const tabs = Array.from({ length: 6 }, () => maya.post("/studies", order({ clientRunId: "tabs" })));
    const keys = Array.from({ length: 6 }, () =>
      maya.post("/studies", order(), { "idempotency-key": "tabs" }),
    );
    const replies = await Promise.all([...tabs, ...keys]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    await (await follow(maya, replies[0]?.body.id)).all();
    expect(await moneyOf(maya)).toEqual({ credits: 2, entries: [-3] });
    const other = await maya.post("/studies", order({ clientRunId: "tabs", rounds: 2 }));
    expect(other.status).toBe(409);
    expect(await moneyOf(maya)).toEqual({ credits: 2, entries: [-3] });
  });

  it("is refused with what it needs when credits are short", async () => {
    const maya = await person(2);
    const { status, body } = await maya.post("/studies", order());
    expect([status, body]).toMatchObject([
      429,
      {
        error: "Insufficient credits",
        errorType: "insufficient_credits",
        currentCredits: 2,
        creditsRequired: 3,
      },
    ]);
    expect(await moneyOf(maya)).toEqual({ credits: 2, entries: [] });
    expect((await maya.get("/studies")).body.studies).toEqual([]);
  });

  const pair = (...companies: string[]) => ({ rounds: undefined, goal: { type: "pair", companies } });
  const width = (points: unknown) => ({
    rounds: undefined,
    goal: { type: "width", company: "HubSpot", points },
  });

  it.each([
    [400, { prompt: undefined }],
    [400, { prompt: "" }],
    [400, { prompt: "x".repeat(5_000) }],
    [400, { prompt: 7 }],
    [400, { prompt: "Best\u0000CRM" }],
    [400, { focus: "Hub\u0000Spot" }],
    [400, { clientRunId: "a\u0000b" }],
    [400, { clientRunId: "" }],
    [400, { rounds: 51 }],
    [400, { rounds: 0 }],
    [400, { rounds: -1 }],
    [400, { rounds: 2.5 }],
    [400, { rounds: 1e300 }],
    [400, { rounds: "3" }],
    [400, { rounds: undefined }],
    [400, { goal: pair("HubSpot", "Zoho").goal }],
    [400, { ...pair("HubSpot"), maxRounds: 51 }],
    [400, pair("HubSpot", "HubSpot")],
    [400, pair("HubSpot", " hubspot ")],
    [400, pair("hubspot.com", "https://www.hubspot.com/pricing")],
    [400, pair("HubSpot", "")],
    [400, pair()],
    [400, pair("HubSpot", "Zoho", "Attio")],
    [400, pair("Hub\u0000Spot", "Zoho")],
    [400, width(0)],
    [400, width(51)],
    [400, width("5")],
    [400, { rounds: undefined, goal: { type: "luck" } }],
    [400, { kind: "expert", natural: true }],
    [400, { webSearchEnabled: false, compareWebSearch: true }],
    [422, { models: [...FIVE, "google/gemini-2.5-flash"] }],
    [422, { models: ["nobody/nothing"] }],
    [400, { models: [GPT, "a\u0000b"] }],
    [422, { models: [] }],
    [400, { models: undefined }],
    [400, { kind: "song" }],
    [400, { webSearchEnabled: "maybe" }],
    [400, "{"],
    [400, "[]"],
  ])("answers %i in words to %j, and nothing is charged", async (status, changes) => {
    const body = typeof changes === "string" ? changes : order(changes);
    const reply = await shared.post("/studies", body);
    expect([reply.status, reply.body]).toMatchObject([status, { error: expect.stringMatching(/\w/) }]);
    expect(await moneyOf(shared)).toEqual({ credits: 50, entries: [] });
    expect((await shared.get("/studies")).body.studies).toEqual([]);
  });

  let shared: SignedUp;
  beforeAll(async () => {
    shared = await person(50);
  });

  it("asks for experts, but not in plain words: who mentions a person unasked is not told", async () => {
    const maya = await person(5);
    const experts = { kind: "expert", prompt: "Best AI experts" };
    const refused = await maya.post("/studies", order({ ...experts, natural: true }));
    expect(said(refused)).toEqual([400, "Only companies are looked for in answers in plain words"]);
    const { id, started } = await study(maya, experts);
    expect(started.creditsHeld).toBe(3);
    expect((await maya.get(`/studies/${id}`)).body).toMatchObject({ kind: "expert", arms: ["list"] });
  });
});

describe("following, stopping, extending and deleting", () => {
  it("goes on after the last event that was seen, to the end", async () => {
    const maya = await person(10);
    const models = await holdModels(product.sandbox);
    const { body } = await maya.post("/studies", order());
    const stream = await follow(maya, body.id);
    await models.letPass(2);
    const seen = await stream.until(({ data }) => data.type === "round_complete");
    stream.close();
    await models.open();
    const rest = await (await follow(maya, body.id, seen.at(-1)?.id)).all();
    const ids = [...seen, ...rest].map((event) => event.id);
    expect(ids).toEqual(ids.map((_, index) => index + 1));
    expect(rest.at(-1)?.data).toMatchObject({ type: "complete", remainingCredits: 7, refunded: false });
    const whole = await (await follow(maya, body.id)).all();
    expect(whole.map((event) => event.id)).toEqual(ids);
    expect(await (await follow(maya, body.id, ids.length)).all()).toEqual([]);
    expect((await maya.get("/user/profile")).body).toBeDefined();
  });

  it("is stopped after the round under way, and the rest of the hold comes back once", async () => {
    const maya = await person(40);
    const models = await holdModels(product.sandbox);
    const { body } = await maya.post("/studies", order({ rounds: 40 }));
    const stream = await follow(maya, body.id);
    await models.letPass(2);
    await models.waitFor(2);
    expect((await maya.get(`/studies/${body.id}`)).body).toMatchObject({ state: "running", level: null });
    expect(said(await maya.delete(`/studies/${body.id}`))).toEqual([409, "This study is still running."]);
    const stops = await Promise.all([1, 2, 3].map(() => maya.post(`/studies/${body.id}/stop`)));
    expect(stops.map((reply) => [reply.status, reply.body])).toEqual(stops.map(() => [200, { ok: true }]));
    await models.open();
    expect((await stream.all()).at(-1)?.data.type).toBe("complete");
    expect((await maya.post(`/studies/${body.id}/stop`)).status).toBe(200);
    const ended = (await maya.get(`/studies/${body.id}`)).body;
    expect(ended).toMatchObject({ state: "completed", stop: "stopped", creditsHeld: 0, rounds: 2 });
    expect(await moneyOf(maya)).toEqual({ credits: 38, entries: [-40, 38] });
  });

  it("is extended once under one key, and answered alike", async () => {
    const maya = await person(20);
    const { id } = await study(maya);
    const extend = (body: object, key: string) =>
      maya.post(`/studies/${id}/extend`, body, { "idempotency-key": key });
    const [first, second] = await Promise.all([1, 2].map(() => extend({ rounds: 2, after: 3 }, "more")));
    expect(first?.body).toEqual({ id, state: "running", creditsHeld: 2, remainingCredits: 15 });
    expect(second?.body).toEqual(first?.body);
    await eventually(async () => (await maya.get(`/studies/${id}`)).body.state === "completed");
    expect((await extend({ rounds: 2, after: 3 }, "more")).body).toEqual(first?.body);
    for (const other of [
      { rounds: 3, after: 3 },
      { rounds: 2, after: 5 },
    ]) {
      expect((await extend(other, "more")).status).toBe(409);
    }
    expect(await moneyOf(maya)).toEqual({ credits: 15, entries: [-3, -2] });
  });

  it("is extended once from two tabs, followed on, listed and deleted", async () => {
    const maya = await person(20);
    const { id, events } = await study(maya);
    const both = await Promise.all(
      [1, 2].map(() => maya.post(`/studies/${id}/extend`, { rounds: 2, after: 3 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 200)?.body).toEqual({
      id,
      state: "running",
      creditsHeld: 2,
      remainingCredits: 15,
    });
    const more = await (await follow(maya, id, events.length)).all();
    expect(more[0]?.data).toMatchObject({ type: "extended", rounds: 2 });
    expect(more.at(-1)?.data.type).toBe("complete");
    expect((await maya.get(`/studies/${id}`)).body).toMatchObject({ rounds: 5, maxRounds: 5, level: 0.015 });
    expect(await moneyOf(maya)).toEqual({ credits: 15, entries: [-3, -2] });
    for (const [status, extension] of [
      [400, { rounds: 46, after: 5 }],
      [400, { rounds: 0, after: 5 }],
      [400, { rounds: "2", after: 5 }],
      [400, {}],
      [429, { rounds: 20, after: 5 }],
    ] as const) {
      expect((await maya.post(`/studies/${id}/extend`, extension)).status).toBe(status);
    }
    expect(await moneyOf(maya)).toEqual({ credits: 15, entries: [-3, -2] });
    const { id: newer } = await study(maya, { prompt: "Best CRM for agencies", rounds: 1 });
    const page = (await maya.get("/studies?limit=1")).body;
    expect(page).toMatchObject({ studies: [{ id: newer, rounds: 1 }], next: newer });
    const next = (await maya.get(`/studies?limit=1&cursor=${page.next}`)).body;
    expect(next).toMatchObject({
      studies: [{ id, prompt: PROMPT, rounds: 5, top: expect.any(Array) }],
      next: null,
    });
    expect((await maya.delete(`/studies/${newer}`)).body).toEqual({ ok: true });
    expect(said(await maya.get(`/studies/${newer}`))).toEqual(NO_STUDY);
    expect((await maya.get("/studies")).body.studies).toHaveLength(1);
    expect(await moneyOf(maya)).toEqual({ credits: 14, entries: [-3, -2, -1] });
  });

  it.each(["limit=0", "limit=101", "limit=x", "cursor=%00"])("refuses a list by %s", async (query) => {
    const maya = await person(0);
    const { status, body } = await maya.get(`/studies?${query}`);
    expect([status, body.error]).toEqual([400, expect.stringMatching(/\w/)]);
  });
});

describe("who may", () => {
  let maya: SignedUp;
  let eve: SignedUp;
  let guest: Caller;
  let privateId: string;
  let sharedId: string;
  beforeAll(async () => {
    [maya, eve, guest] = [await person(20), await person(20), caller(product)];
    privateId = (await study(maya, { isPrivate: true })).id;
    sharedId = (await study(maya, { isPrivate: false })).id;
  });

  it("read: the owner, and everybody a shared one", async () => {
    for (const path of ["", "/answers/openai%2Fgpt-4.1-mini_round1"]) {
      for (const reader of [guest, eve]) {
        expect(said(await reader.get(`/studies/${privateId}${path}`))).toEqual(NO_STUDY);
        expect((await reader.get(`/studies/${sharedId}${path}`)).status).toBe(200);
      }
      expect((await maya.get(`/studies/${privateId}${path}`)).status).toBe(200);
    }
    expect(
      (await guest.get(`/studies/${sharedId}/answers/${encodeURIComponent(GPT)}_round1`)).body,
    ).toMatchObject({
      modelId: GPT,
      round: 1,
      arm: "list",
      text: expect.stringContaining("HubSpot"),
    });
  });

  it("change: the owner alone", async () => {
    const changes = (by: Caller, id: string) => [
      by.post(`/studies/${id}/stop`),
      by.post(`/studies/${id}/extend`, { rounds: 1, after: 3 }),
      by.delete(`/studies/${id}`),
      by.get(`/studies/${id}/events`),
    ];
    for (const id of [privateId, sharedId]) {
      for (const reply of changes(guest, id)) expect((await reply).status).toBe(401);
      for (const reply of changes(eve, id)) expect(said(await reply)).toEqual(NO_STUDY);
    }
    expect(await moneyOf(eve)).toEqual({ credits: 20, entries: [] });
    expect((await guest.post("/studies", order())).status).toBe(401);
    expect((await guest.get("/studies")).status).toBe(401);
    expect((await eve.get("/studies")).body.studies).toEqual([]);
  });

  it.each(["nonsense", "%00", "..%2f..", crypto.randomUUID()])("finds no study %s", async (id) => {
    const answers = [
      maya.get(`/studies/${id}`),
      maya.get(`/studies/${id}/events`),
      maya.get(`/studies/${id}/answers/x`),
      maya.get(`/studies/${id}/export/csv`),
      maya.get(`/studies/${id}/export/xlsx`),
      maya.post(`/studies/${id}/stop`),
      maya.post(`/studies/${id}/extend`, { rounds: 1, after: 3 }),
      maya.delete(`/studies/${id}`),
    ];
    for (const answer of answers) expect(said(await answer)).toEqual(NO_STUDY);
    for (const column of [
      "x",
      "%00",
      "%00_round1",
      "a%00b_round1",
      "openai%2Fgpt-4.1-mini_round9",
      "openai%2Fgpt-4.1-mini",
    ])
      expect(said(await maya.get(`/studies/${sharedId}/answers/${column}`))).toEqual(NO_STUDY);
  });

  it("export: the owner, and everybody who signed in a shared one", async () => {
    const file = async (path: string, by: SignedUp | null) => {
      const headers: Record<string, string> = by ? { authorization: `Bearer ${by.token}` } : {};
      const response = await fetch(`${product.url}/api/studies/${path}`, { headers });
      return { status: response.status, headers: response.headers, bytes: await response.arrayBuffer() };
    };
    const csv = await file(`${sharedId}/export/csv?rows=entries`, eve);
    expect([csv.status, csv.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(csv.headers.get("content-disposition")).toMatch(
      /^attachment; filename="standings-study-entries-best-crm-for-startups-\d{8}-\d{6}\.csv"$/,
    );
    expect(new TextDecoder().decode(csv.bytes)).toContain("hubspot.com");
    const answers = new TextDecoder().decode((await file(`${privateId}/export/csv`, maya)).bytes);
    expect(answers.trim().split("\r\n")).toHaveLength(7);
    const sheets = async (rows: string) => {
      const { status, headers, bytes } = await file(`${sharedId}/export/xlsx?rows=${rows}`, eve);
      expect([status, headers.get("content-disposition")]).toEqual([200, expect.stringMatching(/\.xlsx"$/)]);
      return (await readXlsx(bytes)).sheets;
    };
    expect((await sheets("entries"))[0]).toMatchObject({ name: "Companies" });
    const asked = (await sheets("answers"))[0]?.rows ?? [];
    expect(asked[1]?.[asked[0]?.indexOf("Asked at") ?? -1]).toBeInstanceOf(Date);
    const pdf = await file(`${sharedId}/export/pdf`, maya);
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(pdf.headers.get("content-disposition")).toMatch(/standings-study-best-crm-for-startups-.*\.pdf/);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), {
      mergePages: true,
    });
    for (const part of [PROMPT, "Tier 1", "HubSpot", "Models that took part"]) expect(text).toContain(part);
    for (const path of ["csv?rows=entries", "csv", "xlsx?rows=entries", "xlsx", "pdf"]) {
      expect((await file(`${privateId}/export/${path}`, eve)).status).toBe(404);
      expect((await file(`${sharedId}/export/${path}`, null)).status).toBe(401);
    }
    for (const path of ["csv", "xlsx"])
      expect((await file(`${sharedId}/export/${path}?rows=songs`, maya)).status).toBe(400);
  });
});
