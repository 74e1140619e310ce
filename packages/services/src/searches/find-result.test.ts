import { asColumnId, comparisonColumns, readColumn } from "@standings/domain";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addSearch, answersOf, CLAUDE, FIVE, GPT, orderOf, search, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { findResult, type ResultQuery } from "./find-result.ts";
import { getSearch } from "./get-search.ts";
import { startSearch } from "./start-search.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
});
beforeEach(async () => {
  maya = await addUser(services, { credits: 50 });
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

const prompt = "Best CRM for startups";
const query = (changes: Partial<ResultQuery> = {}): ResultQuery => ({
  prompt,
  columns: [GPT, CLAUDE],
  ...changes,
});
const find = (changes: Partial<ResultQuery>, { request } = maya) => findResult(request, query(changes));

describe("a result", () => {
  it.each<[string, (searchId: string) => Partial<ResultQuery>]>([
    ["its id", (searchId) => ({ searchId, prompt: "", columns: [] })],
    ["prompt and models", () => ({})],
    ["the models in another order", () => ({ columns: [CLAUDE, GPT] })],
    ["the models that answered", () => ({ columns: [CLAUDE] })],
    ["a prompt as it was typed", () => ({ prompt: "  best CRM   for startups " })],
    ["an id that is none, beside its prompt", () => ({ searchId: "nonsense" })],
  ])("is found by %s, as it is saved", async (_name, claim) => {
    const { searchId } = await search(maya, { prompt });
    expect(await find(claim(searchId))).toEqual(await getSearch(maya.request, searchId));
  });

  it("is found by the models that answered, when another failed", async () => {
    await setFaults(services, { model: GPT, kind: "error", status: 403 });
    const { searchId } = await search(maya, { prompt, models: FIVE });
    const found = await find({ columns: FIVE.slice(1).map(asColumnId) });
    expect(found.id).toBe(searchId);
    expect(found.models.map(({ status }) => status)).toContain("error");
  });

  it("is the newest of several", async () => {
    const first = await addSearch(services, maya, { prompt, daysAgo: 2 });
    const second = await addSearch(services, maya, { prompt, daysAgo: 1 });
    await addSearch(services, maya, { prompt: "Best ERP" });
    expect((await find({})).id).toBe(second);
    expect((await find({ searchId: first })).id).toBe(first);
  });

  it("is found behind many newer ones of the same question to other models", async () => {
    const older = await addSearch(services, maya, { prompt, daysAgo: 2 });
    for (let index = 0; index < 21; index += 1) {
      await addSearch(services, maya, { prompt, lists: { [GPT]: ["acme.com"] } });
    }
    expect((await find({})).id).toBe(older);
    await expect(find({ columns: [asColumnId("nobody/nothing")] })).rejects.toMatchObject({
      code: "SEARCH_NOT_FOUND",
    });
  });

  it("of a comparison is found by both its prompts", async () => {
    const columns = comparisonColumns(readColumn(CLAUDE).modelId);
    const lists = Object.fromEntries(columns.map((column) => [column, ["acme.com"]]));
    const id = await addSearch(services, maya, { kind: "comparison", prompt, prompt2: "Best ERP", lists });
    const both = { kind: "comparison", prompt: `${prompt} vs Best ERP`, columns: [] } as const;
    expect((await find(both)).id).toBe(id);
    expect((await find({ ...both, columns })).id).toBe(id);
    for (const claim of [
      { ...both, columns: comparisonColumns(readColumn(GPT).modelId) },
      { ...both, prompt: `Best ERP vs ${prompt}` },
      { ...both, prompt },
    ])
      await expect(find(claim)).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
    expect((await find({ prompt2: "best ERP", columns })).id).toBe(id);
    for (const claim of [{ prompt2: "Best CMS", columns }, { columns }]) {
      await expect(find(claim)).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
    }
  });

  it("of one question asked in several ways is found by its kind and by whether it searched", async () => {
    const company = await addSearch(services, maya, { prompt, daysAgo: 3 });
    const expert = await addSearch(services, maya, { kind: "expert", prompt, daysAgo: 2 });
    const withoutWeb = await addSearch(services, maya, { prompt, webSearch: false, daysAgo: 1 });
    expect((await find({})).id).toBe(withoutWeb);
    expect((await find({ kind: "expert" })).id).toBe(expert);
    expect((await find({ kind: "expert", searchId: company })).id).toBe(company);
    expect((await find({ kind: "company", webSearch: true })).id).toBe(company);
  });

  it("is not there for other models, another prompt, another user or a guest", async () => {
    const { searchId } = await search(maya, { prompt });
    const eve = await addUser(services);
    const looks = [
      () => find({ columns: [GPT, asColumnId("perplexity/sonar")] }),
      () => find({ prompt: "Best ERP" }),
      () => find({ searchId: crypto.randomUUID() }),
      () => find({}, eve),
      () => find({ searchId }, eve),
    ];
    for (const look of looks) await expect(look()).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
    const guest = findResult(services.guest, query());
    await expect(guest).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  });

  it("is not there while its run is under way, or when no model answered", async () => {
    await setFaults(services, { model: CLAUDE, kind: "hold" });
    const { searchId } = await startSearch(maya.request, orderOf({ prompt }));
    await expect(find({ searchId })).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
    await setFaults(services, { model: "*", kind: "error", status: 403 });
    const failed = await search(maya, { prompt: "Best ERP" });
    await expect(find({ searchId: failed.searchId })).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
  });
});

describe("a censored result", () => {
  it("is found although it is saved nowhere, and hides what its owner may not see", async () => {
    const poor = await addUser(services);
    const { searchId, events } = await search(poor, { prompt, models: FIVE });
    const found = await find({ searchId }, poor);
    expect(found).toMatchObject({
      id: searchId,
      kind: "company",
      prompt,
      sector: null,
      wasCensored: true,
      censorReason: "no_credits",
      isSandbox: true,
    });
    expect(found.models.map(({ results }) => results)).toEqual(listsOf(events));
    expect(found.results.map(({ rank }) => rank)).toEqual(found.results.map((_, index) => index + 1));
    for (const { rank, name } of found.results) if (rank > 5) expect(name).toMatch(/^.\*{5}$/u);
    for (const { citations } of found.models) {
      for (const citation of citations)
        expect(citation).toMatchObject({ url: "", title: null, censored: true });
    }
    await expect(getSearch(poor.request, searchId)).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
  });

  it("is not there when no model answered", async () => {
    const poor = await addUser(services);
    await setFaults(services, { model: "*", kind: "error", status: 403 });
    const { searchId } = await search(poor, { prompt });
    await expect(find({ searchId }, poor)).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
  });

  /** What its owner was shown of each model, in the order asked. */
  function listsOf(events: Parameters<typeof answersOf>[0]) {
    return FIVE.map((id) => {
      const [answer] = answersOf(events.filter((event) => "columnId" in event && event.columnId === id));
      return answer?.results;
    });
  }
});
