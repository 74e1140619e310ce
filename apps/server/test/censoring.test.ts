import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIVE, type Product, type SignedUp, setCredits, signUp, startProduct } from "./product.ts";
import { openStream, type StreamEvent } from "./stream.ts";

let product: Product;

const question = { prompt: "Best CRM for startups", models: FIVE };

beforeAll(async () => {
  product = await startProduct({ PRO_MONTHLY_ANALYSES: "2" });
});

afterAll(() => product.close());

async function signUpWith(credits: number, plan?: "pro" | "business"): Promise<SignedUp> {
  const maya = await signUp(product);
  await setCredits(product, maya.userId, credits);
  if (plan) {
    const users = product.db.updateTable("users").set({ subscription_status: plan });
    await users.where("id", "=", maya.userId).execute();
  }
  return maya;
}

async function search(maya: SignedUp, body: object = question): Promise<StreamEvent[]> {
  return (await openStream({ ...product, ...maya, body })).all();
}

/** How each model ended last. */
function answersOf(events: readonly StreamEvent[]) {
  const ends = events.filter(({ data }) => data.type === "model_complete");
  return [...new Map(ends.map(({ data }) => [data.modelId, data])).values()];
}

const reasonsOf = (events: readonly StreamEvent[]) => [
  ...new Set(answersOf(events).map(({ data, error }) => data?.censor_reason ?? error ?? "in full")),
];

interface Listed {
  readonly rank: number;
  readonly company_name: string;
  readonly domain: string;
  readonly description?: string;
}

/** What the models said of a run, as its log holds it, that nobody without credits may see. */
async function hiddenStrings(searchId: string): Promise<string[]> {
  const log = await product.db
    .selectFrom("run_events")
    .select("event")
    .where("run_id", "=", searchId)
    .execute();
  const answers = log.flatMap(({ event }) =>
    event.type === "model_complete" && event.status === "success" ? [event.data] : [],
  );
  const visible = new Set(
    answers.flatMap(({ results }) => results.slice(0, 5).flatMap(({ name, domain }) => [name, domain])),
  );
  const hidden = answers.flatMap(({ results }) =>
    results.slice(5).filter(({ name, domain }) => !visible.has(domain) && !visible.has(name)),
  );
  const said = hidden.flatMap(({ name, domain, description = "", rationale = "" }) => [
    name,
    domain,
    description,
    rationale,
  ]);
  const urls = answers.flatMap(({ citations }) => citations.map(({ url }) => url));
  const strings = [...new Set([...said, ...urls])].filter((text) => text.length > 3);
  expect(strings.length).toBeGreaterThan(10);
  return strings;
}

describe("without credits", () => {
  it("hides positions 6 and below in every response, byte for byte", async () => {
    const poor = await signUpWith(0);
    const events = await search(poor);
    const { searchId } = events[0]?.data ?? {};
    const { prompt } = question;
    const aggregate = { prompt, modelResults: byName(events), searchId };
    const bodies: unknown[] = [
      events.map(({ data }) => data),
      await search(poor, { searchId }),
      (await poor.post("/analysis/aggregate-results", aggregate)).body,
      (await poor.get("/search/history")).body,
      (await poor.get(`/search/${searchId}`)).body,
      (await poor.trpc("account.export", undefined)).body,
      await trpcEvents(poor, searchId),
    ];
    expectAbsent(await hiddenStrings(searchId), bodies);
    const { body } = await poor.post("/analysis/query-model", { prompt, model: FIVE[0] });
    expect([body.was_censored, body.results.length > 5]).toEqual([true, true]);
    expectAbsent(await hiddenStrings(body.searchId), [body]);
    for (const answer of answersOf(events)) {
      expect(answer.data).toMatchObject({ was_censored: true, censor_reason: "no_credits" });
      for (const company of answer.data.results as Listed[]) {
        if (company.rank <= 5) expect(company.description).toBeTruthy();
        else expect(Object.keys(company).sort()).toEqual(["censored", "company_name", "domain", "rank"]);
      }
      for (const source of answer.data.resources) expect(source).toMatch(/^.\*{5}$/u);
    }
  });

  it("aggregates what may be seen, and keeps nothing of it", async () => {
    const poor = await signUpWith(0);
    const events = await search(poor);
    const aggregate = { prompt: question.prompt, modelResults: byName(events) };
    const { body, status } = await poor.post("/analysis/aggregate-results", aggregate);
    expect([status, body.was_censored, body.censor_reason]).toEqual([200, true, "no_credits"]);
    const results: Listed[] = body.data.results;
    expect(results.map(({ rank }) => rank)).toEqual(results.map((_, index) => index + 1));
    expect(results.slice(5).every(({ company_name }) => /^.\*{5}$/u.test(company_name))).toBe(true);
    const { searchId } = events[0]?.data ?? {};
    expect((await poor.get("/search/history")).body.searches).toEqual([]);
    expect((await poor.get(`/search/${searchId}`)).status).toBe(404);
    const mentions = await product.db
      .selectFrom("company_mentions")
      .selectAll()
      .where("search_id", "=", searchId)
      .execute();
    expect(mentions).toEqual([]);
  });
});

describe("a censored search that is paid for afterwards", () => {
  it("is shown in full, saved and charged once, however often it is asked for", async () => {
    const poor = await signUpWith(0);
    const [start] = await search(poor);
    const { searchId } = start?.data ?? {};
    const refused = await poor.trpc("search.unlock", { searchId });
    expect([refused.status, refused.body.error.message]).toEqual([429, "Insufficient credits"]);
    await setCredits(product, poor.userId, 3);
    const unlocks = await Promise.all(
      Array.from({ length: 8 }, () => poor.trpc("search.unlock", { searchId })),
    );
    expect(unlocks.map(({ status }) => status)).toEqual(unlocks.map(() => 200));
    const events = await search(poor, { searchId });
    expect(reasonsOf(events)).toEqual(["in full"]);
    expect((await poor.get("/user/credits")).body.credits).toBe(2);
    expect((await poor.get(`/search/${searchId}`)).body.results.length).toBeGreaterThan(5);
  });

  it("stays somebody's own", async () => {
    const [poor, other] = [await signUpWith(0), await signUpWith(5)];
    const [start] = await search(poor);
    const { searchId } = start?.data ?? {};
    expect((await other.trpc("search.unlock", { searchId })).status).toBe(404);
    expect((await other.get("/user/credits")).body.credits).toBe(5);
  });
});

describe("plans", () => {
  it("Pro takes no credits and is censored once its month is used up, whatever the balance", async () => {
    const pro = await signUpWith(2, "pro");
    const searches = [await search(pro), await search(pro), await search(pro)];
    expect(searches.map(reasonsOf)).toEqual([["in full"], ["in full"], ["pro_limit_exceeded"]]);
    expect((await pro.get("/user/usage")).body.data).toMatchObject({
      credits: 2,
      plan: "pro",
      analyses: { used: 2, limit: 2 },
    });
    const { searchId } = searches[2]?.[0]?.data ?? {};
    expect((await pro.trpc("search.unlock", { searchId })).status).toBe(200);
    expect(reasonsOf(await search(pro, { searchId }))).toEqual(["in full"]);
    expect((await pro.get("/user/credits")).body.credits).toBe(1);
  });
});

function expectAbsent(strings: readonly string[], bodies: readonly unknown[]): void {
  for (const body of bodies.map((value) => JSON.stringify(value)))
    for (const text of strings) expect(body.includes(JSON.stringify(text).slice(1, -1)), text).toBe(false);
}

function byName(events: readonly StreamEvent[]): object {
  return Object.fromEntries(
    answersOf(events).map(({ modelName, data }) => [modelName.replaceAll(".", "_"), data]),
  );
}

/** The subscription's raw text. */
async function trpcEvents(maya: SignedUp, searchId: string): Promise<string> {
  const input = encodeURIComponent(JSON.stringify({ searchId }));
  const response = await fetch(`${product.url}/trpc/search.events?input=${input}`, {
    headers: { authorization: `Bearer ${maya.token}`, accept: "text/event-stream" },
  });
  const text = await response.text();
  expect(text).toContain("model_complete");
  return text;
}
