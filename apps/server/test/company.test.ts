import { THIN_SAMPLE } from "@standings/domain";
import { eventually, sized } from "@standings/testing";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { caller, FIVE, type Product, type SignedUp, setFaults, signUp, startProduct } from "./product.ts";
import { forgetSearches, query, type Saved, saveSearch } from "./saved-searches.ts";
import { openStream } from "./stream.ts";

let product: Product;
let maya: SignedUp;
let ben: SignedUp;
beforeAll(async () => {
  product = await startProduct();
  [maya, ben] = [await signUp(product), await signUp(product)];
});
beforeEach(() => forgetSearches(product));
afterAll(() => product.close());

const [GPT = "", CLAUDE = "", GEMINI = ""] = FIVE;
const US = "webflow.com";

const overviewOf = (domain: string, { token } = maya) =>
  query(product, "company.overview", { domain }, token);
const promptsOf = async (domain: string, { token } = maya, view: object = {}) =>
  (await query(product, "company.questions", { domain, ...view }, token)).questions;
const weeksOf = async (view: object) =>
  (await query(product, "company.weeks", { domain: US, ...view }, maya.token)).weeks;

interface Answer {
  readonly model: string;
  /** 0 where it is not listed. */
  readonly rank: number;
  readonly cited: readonly string[];
}

/** The figures by the plainest reading of their definitions (decisions "Company page figures"): all searches ask the same. */
function expectedFigures(searches: readonly Saved[], viewer: SignedUp) {
  const seen = searches.filter(
    ({ isPrivate, isSandbox, userId }) => !isSandbox && (!isPrivate || userId === viewer.userId),
  );
  const newestFirst = seen.toReversed().sort((a, b) => (a.daysAgo ?? 0) - (b.daysAgo ?? 0));
  const all = newestFirst.flatMap(({ lists, cited = [] }) =>
    Object.entries(lists).map(([model, list], column) => ({
      model,
      rank: list.indexOf(US) + 1,
      cited: column === 0 ? cited : [],
    })),
  );
  const newest = [...Map.groupBy(all, ({ model }) => model).values()].flatMap(([first]) => first ?? []);
  const isInField = newest.some(({ rank }) => rank > 0);
  const answers = isInField ? newest : [];
  return { figures: figuresOf(answers), models: answers.map(modelOf), prompts: isInField ? seen.length : 0 };
}

function figuresOf(answers: readonly Answer[]) {
  const listing = answers.filter(({ rank }) => rank > 0);
  return {
    questions: answers.length > 0 ? 1 : 0,
    answers: answers.length,
    top3Mentions: listing.filter(({ rank }) => rank <= 3).length,
    averageRank: listing.length === 0 ? null : mean(listing),
    totalMentions: listing.length,
    sources: new Set(listing.flatMap(({ cited }) => cited)).size,
  };
}

function modelOf({ model, rank }: Answer) {
  return {
    modelId: model,
    answers: 1,
    mentions: rank > 0 ? 1 : 0,
    top3Mentions: rank > 0 && rank <= 3 ? 1 : 0,
    averageRank: rank > 0 ? rank : null,
  };
}

function mean(answers: readonly Answer[]): number {
  const sum = answers.reduce((total, { rank }) => total + rank, 0);
  return Math.round((sum / answers.length) * 10) / 10;
}

const DOMAINS = [US, "wix.com", "squarespace.com", "framer.com", "shopify.com", "ghost.org", "carrd.co"];

/** Searches of two people, some private, some made with stand-ins; a model may list a company twice. */
const searches = fc.array(
  fc.record({
    isMayas: fc.boolean(),
    isPrivate: fc.boolean(),
    isSandbox: fc.nat(4).map((dice) => dice === 0),
    daysAgo: fc.nat(70),
    lists: fc.dictionary(
      fc.constantFrom(GPT, CLAUDE, GEMINI),
      fc.array(fc.constantFrom(...DOMAINS), { maxLength: 9 }),
      {
        minKeys: 1,
      },
    ),
    cited: fc.uniqueArray(fc.constantFrom("g2.com", "reddit.com", "forbes.com")),
  }),
  { maxLength: 6 },
);

describe("company.overview", () => {
  it("counts as its definitions say, whatever was searched", async () => {
    await fc.assert(
      fc.asyncProperty(searches, async (generated) => {
        await forgetSearches(product);
        const saved = generated.map(
          ({ isMayas, ...search }): Saved => ({ ...search, userId: (isMayas ? maya : ben).userId }),
        );
        for (const search of saved) await saveSearch(product, search);
        for (const viewer of [maya, ben]) {
          const { figures, models, prompts } = expectedFigures(saved, viewer);
          const overview = await query(
            product,
            "company.overview",
            { domain: US, withPrivate: true },
            viewer.token,
          );
          expect(overview.figures).toEqual(figures);
          expect(overview.models).toHaveLength(models.length);
          expect(overview.models).toEqual(expect.arrayContaining(models));
          const asked = (await promptsOf(US, viewer, { withPrivate: true })).map(
            (row: { timesAsked: number }) => row.timesAsked,
          );
          expect(asked).toEqual(prompts === 0 ? [] : [prompts]);
        }
      }),
      { numRuns: sized({ whole: 40, gate: 15 }) },
    );
  });

  it("orders models by their share of top-3 places, few mentions last", async () => {
    for (let nth = 0; nth < THIN_SAMPLE; nth += 1) {
      const lists = {
        [GEMINI]: nth === 0 ? ["a.com", "b.com", "c.com", US] : [US],
        [GPT]: ["a.com", "b.com", "c.com", US],
      };
      await saveSearch(product, { userId: maya.userId, prompt: `Best builder ${nth}`, lists });
    }
    await saveSearch(product, { userId: maya.userId, prompt: "Another", lists: { [CLAUDE]: [US] } });
    const { models } = await overviewOf(US);
    expect(models.map(({ modelId }: { modelId: string }) => modelId)).toEqual([GEMINI, GPT, CLAUDE]);
  });

  it("orders models with as few mentions by their share of top-3 places", async () => {
    const lists = { [GPT]: ["a.com", "b.com", "c.com", US], [CLAUDE]: [US], [GEMINI]: ["a.com", US] };
    await saveSearch(product, { userId: maya.userId, lists });
    const low = { [GEMINI]: ["a.com", "b.com", "c.com", US] };
    await saveSearch(product, { userId: maya.userId, prompt: "Another", lists: low });
    const { models } = await overviewOf(US);
    expect(models.map(({ modelId }: { modelId: string }) => modelId)).toEqual([CLAUDE, GEMINI, GPT]);
  });

  it("gives a rank for each of the last weeks, oldest first", async () => {
    for (const [daysAgo, list] of [
      [0, [US]],
      [7, ["a.com", "b.com", US]],
      [14, ["a.com", US]],
    ] as const) {
      await saveSearch(product, { userId: ben.userId, daysAgo, lists: { [GPT]: list } });
    }
    const weeks = await weeksOf({ weeks: 8 });
    expect(weeks.map(({ averageRank }: { averageRank: number }) => averageRank)).toEqual([2, 3, 1]);
    const mondays = weeks.map(({ week }: { week: string }) => new Date(week).getUTCDay());
    expect(mondays).toEqual([1, 1, 1]);
    await saveSearch(product, { userId: ben.userId, daysAgo: 7 * 20, lists: { [CLAUDE]: [US] } });
    expect(await weeksOf({ weeks: 8 })).toHaveLength(3);
    expect(await weeksOf({ weeks: 26 })).toHaveLength(4);
    expect(await weeksOf({ weeks: 26, modelId: CLAUDE })).toMatchObject([{ averageRank: 1, mentions: 1 }]);
    expect(await query(product, "company.weeks", { domain: US, weeks: 9 }, maya.token)).toMatchObject({
      status: 400,
    });
  });

  it("keeps www, subdomains and addresses under the registrable domain", async () => {
    await saveSearch(product, { userId: ben.userId, lists: { [GPT]: [US] } });
    for (const address of ["www.webflow.com", "https://blog.webflow.com/x?y#z", "WEBFLOW.COM."]) {
      expect(await overviewOf(address)).toMatchObject({ domain: US });
    }
  });

  it("keeps a product's host apart from its parent's domain, which it names", async () => {
    await saveSearch(product, { userId: ben.userId, lists: { [GPT]: [US, "forms.webflow.com"] } });
    const figuresOf = async (address: string) => (await overviewOf(address)).figures.averageRank;
    expect(await overviewOf("www.forms.webflow.com")).toMatchObject({
      domain: "forms.webflow.com",
      parent: US,
    });
    expect(await overviewOf(US)).toMatchObject({ domain: US, parent: null });
    expect([await figuresOf("forms.webflow.com"), await figuresOf(US)]).toEqual([2, 1]);
  });

  it("has zeros for a company that nobody lists, and needs a domain and a session", async () => {
    expect(await overviewOf("nobody-lists-this.com")).toMatchObject({
      figures: { top3Mentions: 0, averageRank: null, totalMentions: 0, sources: 0 },
      models: [],
    });
    for (const domain of ["", "nonsense", "10.0.0.1", "a@b.com", "x".repeat(2000)]) {
      expect(await overviewOf(domain)).toEqual({
        status: 400,
        error: "Please enter a valid domain (e.g., example.com)",
      });
    }
    expect(await query(product, "company.overview", { domain: US })).toMatchObject({ status: 401 });
    expect(await query(product, "company.questions", { domain: US })).toMatchObject({ status: 401 });
  });
});

describe("company.questions", () => {
  it("groups a question in whatever case, with times asked and its ranks, in the order and range asked for", async () => {
    const at = (place: number) => ({
      [GPT]: [...["a.com", "b.com", "c.com", "d.com"].slice(0, place - 1), US],
    });
    const userId = ben.userId;
    await saveSearch(product, { userId, prompt: "Best CMS", daysAgo: 40, lists: at(4) });
    await saveSearch(product, { userId, prompt: "best cms", daysAgo: 10, lists: at(2) });
    const newest = await saveSearch(product, { userId, prompt: "Best Cms", daysAgo: 1, lists: at(3) });
    await saveSearch(product, { userId, prompt: "Other", daysAgo: 5, lists: at(1) });
    const rows = await promptsOf(US);
    expect(rows).toMatchObject([
      { prompt: "Best Cms", searchId: newest, rank: 3, timesAsked: 3, ranks: [4, 2, 3] },
      { prompt: "Other", rank: 1, timesAsked: 1, ranks: [1] },
    ]);
    const named = async (view: object) =>
      (await promptsOf(US, maya, view)).map((row: { prompt: string }) => row.prompt);
    expect(await named({ sort: "oldest" })).toEqual(["Other", "Best Cms"]);
    expect(await named({ sort: "rank" })).toEqual(["Other", "Best Cms"]);
    expect(await named({ sort: "asked" })).toEqual(["Best Cms", "Other"]);
    expect(await named({ days: 7 })).toEqual(["Best Cms", "Other"]);
    expect((await promptsOf(US, maya, { days: 30 }))[0]).toMatchObject({ timesAsked: 3, ranks: [4, 2, 3] });
    expect(await named({ limit: 1, page: 2 })).toEqual(["Other"]);
    for (const view of [{ sort: "x" }, { days: 8 }, { page: 0 }])
      expect(await query(product, "company.questions", { domain: US, ...view }, maya.token)).toMatchObject({
        status: 400,
      });
  });

  it("lists questions with their place in the whole ranking, newest first, and both of a comparison", async () => {
    const lists = { [GPT]: ["a.com", US], [CLAUDE]: ["a.com", US], [GEMINI]: [US, "a.com"] };
    await saveSearch(product, { userId: ben.userId, prompt: "Older", daysAgo: 3, lists });
    await saveSearch(product, {
      userId: ben.userId,
      kind: "comparison",
      prompt: "First",
      prompt2: "Second",
      lists: { [`${GPT}_prompt1`]: [US], [`${GPT}_prompt2`]: ["a.com", "b.com", US] },
    });
    const rows = (await promptsOf(US)).map(({ prompt, rank }: { prompt: string; rank: number }) => [
      prompt,
      rank,
    ]);
    expect(rows).toEqual([
      ["First", 1],
      ["Second", 3],
      ["Older", 2],
    ]);
  });

  it("says nothing of whose the searches are", async () => {
    await saveSearch(product, { userId: ben.userId, lists: { [GPT]: [US] } });
    const text = JSON.stringify([await overviewOf(US), await promptsOf(US)]);
    expect(text).not.toContain(ben.userId);
    expect(text).not.toContain(ben.email);
  });

  it("loses a deleted search, in figures and in sources", async () => {
    const id = await saveSearch(product, { userId: maya.userId, lists: { [GPT]: [US] }, cited: ["g2.com"] });
    expect((await overviewOf(US, ben)).figures).toMatchObject({ totalMentions: 1, sources: 1 });
    expect((await ben.delete(`/search/${id}`)).status).toBe(404);
    expect((await maya.delete(`/search/${id}`)).status).toBe(200);
    expect((await overviewOf(US, ben)).figures).toMatchObject({ totalMentions: 0, sources: 0 });
    expect(await promptsOf(US, ben)).toEqual([]);
  });

  it("follows a retried model: the places in the whole ranking are those of all answers", async () => {
    await setFaults(product.sandbox, [{ model: GPT, kind: "error", status: 403, times: 1 }]);
    const body = {
      prompt: "best CRM for startups",
      models: [GPT, CLAUDE, GEMINI],
      action_type: "prompt_analysis",
    };
    const events = await (await openStream({ ...product, ...maya, body })).all();
    const { searchId } = events[0]?.data ?? {};
    await setFaults(product.sandbox, []);
    await maya.trpc("search.retryModel", { searchId, columnId: GPT });
    const record = await eventually(async () => {
      const { body: found } = await maya.get(`/search/${searchId}`);
      return "GPT 4_1" in found.model_results && found;
    });
    for (const { domain, rank } of record.results.slice(0, 10)) {
      // It stands there when it has been counted again.
      const found = await eventually(async () => {
        const prompts = await promptsOf(domain);
        return prompts[0]?.rank === rank && prompts;
      });
      expect(found).toMatchObject([{ searchId, rank }]);
    }
  });
});

describe("company.changeField", () => {
  it("leaves a question out and takes it back, for its user alone; needs a session and sense", async () => {
    await saveSearch(product, { userId: ben.userId, prompt: "Keep", lists: { [GPT]: [US] } });
    await saveSearch(product, { userId: ben.userId, prompt: "Leave", lists: { [GPT]: [US] } });
    await saveSearch(product, { userId: ben.userId, prompt: "Add this", lists: { [GPT]: ["a.com"] } });
    const prompts = async (viewer: SignedUp) =>
      (await promptsOf(US, viewer, { sort: "rank" })).map(({ prompt }: { prompt: string }) => prompt).sort();
    const change = (prompt: string, what: string) =>
      maya.trpc("company.changeField", { domain: US, kind: "company", prompt, change: what });
    expect((await change("leave", "left_out")).status).toBe(200);
    expect((await change("Add this", "added")).status).toBe(200);
    expect([await prompts(maya), await prompts(ben)]).toEqual([
      ["Add this", "Keep"],
      ["Keep", "Leave"],
    ]);
    const view = { listing: "not_listed", limit: 10 };
    expect(await promptsOf(US, maya, view)).toMatchObject([
      { prompt: "Add this", origin: "added", isListed: false, rank: null, first: { domain: "a.com" } },
    ]);
    for (const prompt of ["Leave", "add THIS"]) await change(prompt, "found");
    expect(await prompts(maya)).toEqual(["Keep", "Leave"]);
    expect((await change("Leave", "forgotten")).status).toBe(400);
    for (const prompt of [
      "",
      "a\u0000b",
      Array.from({ length: 6_000 }, () => Math.random().toString(36)).join(" "),
    ])
      expect((await change(prompt, "added")).status).toBe(400);
    expect((await caller(product).trpc("company.changeField", {})).status).toBe(401);
  });

  it("finds asked questions by their text, shared ones alone", async () => {
    await saveSearch(product, {
      userId: ben.userId,
      prompt: "Best glaziers in town",
      lists: { [GPT]: [US] },
    });
    await saveSearch(product, {
      userId: ben.userId,
      prompt: "Secret glaziers",
      isPrivate: true,
      lists: { [GPT]: [US] },
    });
    const found = async (text: string) =>
      (await query(product, "company.asked", { text }, maya.token)).questions;
    expect(await found("GLAZIER")).toEqual([{ kind: "company", prompt: "Best glaziers in town" }]);
    expect(await found("gl")).toEqual([]);
    expect(await found("%")).toEqual([]);
  });
});

describe("POST /api/company/aggregated-sources", () => {
  it("answers in the documented shape, masked without credits", async () => {
    const cited = ["a.com", "b.com", "c.com", "d.com", "e.com", "zdnet.com"];
    await saveSearch(product, { userId: ben.userId, lists: { [GPT]: [US] }, cited });
    await saveSearch(product, {
      userId: ben.userId,
      prompt: "Other",
      lists: { [GPT]: [US] },
      cited: ["e.com"],
    });
    const read = async (domain: unknown) => maya.post("/company/aggregated-sources", { domain });
    const { status, body } = await read(US);
    expect(status).toBe(200);
    const once = ["a.com", "b.com", "c.com", "d.com", "zdnet.com"].map((source) => ({ source, count: 1 }));
    const sources = [{ source: "e.com", count: 2 }, ...once];
    expect(body).toEqual({ data: { sources, total: 6, was_censored: false } });
    await product.db.updateTable("users").set({ credits: 0 }).where("id", "=", maya.userId).execute();
    const censored = (await read(US)).body;
    await product.db.updateTable("users").set({ credits: 5 }).where("id", "=", maya.userId).execute();
    const masked = { source: "z*****", count: 1 };
    expect(censored).toEqual({
      data: { sources: [...sources.slice(0, 5), masked], total: 6, was_censored: true },
    });
    expect((await read("nobody-lists-this.com")).body.data).toEqual({
      sources: [],
      total: 0,
      was_censored: false,
    });
    for (const domain of ["", "nonsense", 7, null, undefined])
      expect([400, 422]).toContain((await read(domain)).status);
    expect((await caller(product).post("/company/aggregated-sources", { domain: US })).status).toBe(401);
  });
});

describe("GET /api/search/historical/{domain}", () => {
  it("answers in the documented shape, with a limit", async () => {
    const lists = { [GPT]: ["a.com", US], [CLAUDE]: [US] };
    const id = await saveSearch(product, { userId: ben.userId, prompt: "Best site builder", lists });
    await saveSearch(product, { userId: ben.userId, daysAgo: 1, lists });
    const { status, body } = await maya.get(`/search/historical/${US}?limit=1`);
    expect(status).toBe(200);
    expect(body.searches).toMatchObject([
      {
        _id: id,
        search_type: "model_comparison",
        prompt: "Best site builder",
        results: [{ domain: US, rank: 1 }],
        model_results: {
          "GPT 4_1": [{ domain: US, rank: 2, company_name: "webflow" }],
          "Claude 3_5": [{ domain: US, rank: 1, company_name: "webflow" }],
        },
        avg_rank: { "GPT 4_1": 2, "Claude 3_5": 1 },
      },
    ]);
    expect((await maya.get(`/search/historical/${US}`)).body.searches).toHaveLength(2);
    expect((await caller(product).get(`/search/historical/${US}`)).status).toBe(401);
  });

  it("refuses bad input in words, never with a 5xx", async () => {
    const terms = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("\u0000", "x".repeat(100_000), "..", "a b", "%", "💥.com", "-.com"),
    );
    await fc.assert(
      fc.asyncProperty(terms, fc.string(), async (term, limit) => {
        const path = `/search/historical/${encodeURIComponent(term.toWellFormed())}`;
        for (const suffix of ["", `?limit=${encodeURIComponent(limit)}`]) {
          expect((await maya.get(`${path}${suffix}`)).status).toBeLessThan(500);
        }
      }),
      { numRuns: 60 },
    );
    expect((await maya.get("/search/historical/nonsense")).body).toEqual({
      error: "Please enter a valid domain (e.g., example.com)",
    });
  });
});

it("shows a guest what is shared of a company, and nothing of its own page", async () => {
  const lists = { [GPT]: [US, "rival.com"] };
  await saveSearch(product, { userId: maya.userId, prompt: "Best site builder", lists });
  await saveSearch(product, { userId: maya.userId, prompt: "My own builder", lists, isPrivate: true });
  const shared = await query(product, "company.shared", { domain: US });
  expect(shared.questions.map(({ prompt }: { prompt: string }) => prompt)).toEqual(["Best site builder"]);
  for (const own of ["company.overview", "company.questions", "company.competition", "company.weeks"])
    expect(await query(product, own, { domain: US })).toMatchObject({ status: 401 });
});

it("says over REST where a company stands, as its page does", async () => {
  const lists = { [GPT]: [US, "rival.com"], [CLAUDE]: ["rival.com", "other.com"] };
  await saveSearch(product, { userId: maya.userId, prompt: "Best site builder", lists });
  const call = caller(product, maya.token);
  const [{ status, body }, page] = await Promise.all([
    call.get(`/company/overview?domain=https://www.${US}/`),
    query(product, "company.overview", { domain: US }, maya.token),
  ]);
  expect([status, body.data]).toMatchObject([
    200,
    { domain: US, questions: 1, answers: 2, listed: 1, top_3: 1, average_rank: 1, was_censored: false },
  ]);
  expect(body.data.name).toBe(page.name);
  expect(body.data.models).toMatchObject([
    { model_id: GPT, listed: 1, is_thin: true },
    { model_id: CLAUDE, listed: 0, average_rank: null },
  ]);
  const shares = body.data.competitors.map((one: { share_of_voice: number }) => one.share_of_voice);
  expect(body.data.competitors[0]).toMatchObject({ domain: "rival.com", together: 1 });
  expect(
    body.data.share_of_voice + shares.reduce((sum: number, share: number) => sum + share, 0),
  ).toBeLessThanOrEqual(1);
  expect((await call.get("/company/overview?domain=nobody-lists-it.com")).body.data).toMatchObject({
    questions: 0,
    average_rank: null,
    share_of_voice: 0,
  });
  expect((await call.get("/company/overview?domain=nothing")).status).toBe(400);
  expect((await caller(product).get(`/company/overview?domain=${US}`)).status).toBe(401);
});

it("sets two companies against each other over REST, with the words of the answers", async () => {
  const lists = { [GPT]: [US, "rival.com"], [CLAUDE]: ["rival.com"] };
  await saveSearch(product, { userId: maya.userId, prompt: "Best site builder", lists });
  const call = caller(product, maya.token);
  const { status, body } = await call.get(
    `/company/against?domain=${US}&against=rival.com&withPrivate=false`,
  );
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ answers: 2, above: 1, absent: 1, neither: 0 });
  const answers = body.data.questions[0].places.map(({ searchId, columnId }: Record<string, string>) => ({
    searchId,
    columnId,
  }));
  const said = await call.post("/company/said-of-both", { domain: US, against: "rival.com", answers });
  expect(said.body.said).toMatchObject([
    { company: null, other: { rank: 1 } },
    { company: { rank: 1 }, other: { rank: 2 } },
  ]);
  expect(await call.get(`/company/against?domain=${US}&against=www.${US}`)).toMatchObject({
    status: 422,
    body: { error: "A company can't be compared with itself" },
  });
  expect((await caller(product).get(`/company/against?domain=${US}&against=rival.com`)).status).toBe(401);
});
