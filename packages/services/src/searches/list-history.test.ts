import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { deleteSearch } from "./delete-search.ts";
import { getSearch } from "./get-search.ts";
import { HISTORY_SORTS } from "./history-order.ts";
import { type HistoryPage, listHistory, listSearchRecords } from "./list-history.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services);
  const add = (prompt: string, daysAgo: number, seed = {}) =>
    addSearch(services, maya, { prompt, daysAgo, ...seed });
  await add("Best 100% free CRM", 4);
  await add("best banks", 3, { webSearch: false, sector: "Financials" });
  await add("Best experts", 2, { kind: "expert" });
  await add("Best CRM", 1, { kind: "comparison", prompt2: "Best Projects_Tool", sector: null });
  await addSearch(services, await addUser(services), { prompt: "Somebody else's" });
});
afterAll(() => services.close());

const FIRST: HistoryPage = { page: 1, limit: 10, sort: "-createdAt" };

const MANY = "01900000-0000-7000-8000-000000000001";
const cursorOf = (parts: readonly string[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");

async function promptsOf(page: Partial<HistoryPage>): Promise<string[]> {
  const { searches } = await listHistory(maya.request, { ...FIRST, ...page });
  return searches.map(({ prompt }) => prompt);
}

const [FREE, BANKS, EXPERTS, PAIR] = ["Best 100% free CRM", "best banks", "Best experts", "Best CRM"];

describe("the order", () => {
  it.each([
    ["-createdAt", [PAIR, EXPERTS, BANKS, FREE]],
    ["createdAt", [FREE, BANKS, EXPERTS, PAIR]],
    ["prompt", [FREE, BANKS, PAIR, EXPERTS]],
    ["-prompt", [EXPERTS, PAIR, BANKS, FREE]],
  ] as const)("is %s, whatever the case of prompts", async (sort, prompts) => {
    expect(await promptsOf({ sort })).toEqual(prompts);
  });

  it("goes on from page to page, to the end", async () => {
    const pages = [1, 2, 3].map((page) => promptsOf({ sort: "createdAt", limit: 2, page }));
    expect(await Promise.all(pages)).toEqual([[FREE, BANKS], [EXPERTS, PAIR], []]);
  });

  it("repeats and loses nothing among searches with one prompt", async () => {
    const ada = await addUser(services);
    const ids: string[] = [];
    for (let index = 0; index < 9; index += 1) ids.push(await addSearch(services, ada, { prompt: "Same" }));
    for (const sort of ["prompt", "-prompt"] as const) {
      const pages = [1, 2, 3].map((page) => listHistory(ada.request, { page, limit: 3, sort }));
      const listed = (await Promise.all(pages)).flatMap(({ searches }) => searches.map(({ id }) => id));
      expect(listed.sort()).toEqual([...ids].sort());
    }
  });
});

describe("a cursor", () => {
  it.each(HISTORY_SORTS)("goes on in the order %s, whatever is saved and deleted meanwhile", async (sort) => {
    const ada = await addUser(services);
    const ids: string[] = [];
    for (let index = 0; index < 9; index += 1) {
      ids.push(await addSearch(services, ada, { prompt: `Best ${index % 3}`, daysAgo: index % 5 }));
    }
    const all = (await listHistory(ada.request, { ...FIRST, sort, limit: 100 })).searches.map(({ id }) => id);
    expect([...all].sort()).toEqual([...ids].sort());
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 5; page += 1) {
      const { searches, next, total } = await listHistory(ada.request, { ...FIRST, sort, limit: 2, cursor });
      expect(total).toBe(page === 0 ? 9 : null);
      expect(next === null).toBe(page === 4);
      seen.push(...searches.map(({ id }) => id));
      if (page === 1) {
        // The one that the cursor names, and one before it.
        for (const id of seen.slice(-2)) await deleteSearch(ada.request, id);
        await addSearch(services, ada, {
          prompt: sort === "prompt" ? "A" : "Z",
          daysAgo: sort === "createdAt" ? 9 : 0,
        });
      }
      cursor = next ?? undefined;
    }
    const isNew = (id: string) => !all.includes(id);
    expect(seen.filter((id) => !isNew(id))).toEqual(all);
  });

  it.each([
    "",
    "x",
    "bm9uc2Vuc2U",
    cursorOf(["x", "1", ""]),
    cursorOf([MANY, "99999999999999999", ""]),
    cursorOf([MANY, "1", "\u0000"]),
  ])("that is none is refused: %j", async (cursor) => {
    const page = { ...FIRST, cursor };
    await expect(listHistory(maya.request, page)).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });
});

describe("letters beyond ASCII", () => {
  it("are folded in texts and in the order, in both prompts", async () => {
    const ada = await addUser(services);
    const [school, practice] = ["École à Paris", "Über 教育"];
    await addSearch(services, ada, { prompt: practice });
    await addSearch(services, ada, { prompt: school });
    await addSearch(services, ada, { prompt: "Zebras", kind: "comparison", prompt2: "ÜBUNG" });
    const list = async (page: Partial<HistoryPage>) =>
      (await listHistory(ada.request, { ...FIRST, sort: "prompt", ...page })).searches.map(
        ({ prompt }) => prompt,
      );
    expect(await list({})).toEqual(["Zebras", school, practice]);
    expect(await list({ text: "éCOLE  À" })).toEqual([school]);
    expect(await list({ text: "E\u0301cole" })).toEqual([school]);
    expect(await list({ text: "ü" })).toEqual(["Zebras", practice]);
    expect(await list({ text: "übung" })).toEqual(["Zebras"]);
    expect(await list({ text: "教育" })).toEqual([practice]);
    expect(await list({ text: "育" })).toEqual([practice]);
    expect((await listSearchRecords(ada.request, { ...FIRST, text: "ü" })).total).toBe(2);
  });
});

describe("a filter", () => {
  it.each<[Partial<HistoryPage>, string[]]>([
    [{ kind: "expert" }, [EXPERTS]],
    [{ kind: "comparison" }, [PAIR]],
    [{ sector: "Financials" }, [BANKS]],
    [{ webSearch: false }, [BANKS]],
    [{ webSearch: true }, [PAIR, EXPERTS, FREE]],
    [{ text: "crm" }, [PAIR, FREE]],
    [{ text: "  CRM " }, [PAIR, FREE]],
    [{ text: "PROJECTS" }, [PAIR]],
    [{ text: "100%" }, [FREE]],
    [{ text: "%" }, [FREE]],
    [{ text: "_" }, [PAIR]],
    [{ text: "\\" }, []],
    [{ text: " " }, [PAIR, EXPERTS, BANKS, FREE]],
    [{ kind: "company", text: "best", webSearch: true }, [FREE]],
  ])("%j finds %j", async (filter, prompts) => {
    expect(await promptsOf(filter)).toEqual(prompts);
    const { total } = await listHistory(maya.request, { ...FIRST, ...filter, limit: 1 });
    expect(total).toBe(prompts.length);
  });
});

describe("what is listed", () => {
  it("is a summary with the first three of the ranking", async () => {
    const { searches } = await listHistory(maya.request, { ...FIRST, text: "free" });
    expect(searches).toEqual([
      {
        id: expect.any(String),
        kind: "company",
        prompt: FREE,
        prompt2: null,
        sector: "Technology",
        market: null,
        webSearch: true,
        isPrivate: false,
        isSandbox: true,
        createdAt: expect.stringMatching(/Z$/),
        columns: [GPT, CLAUDE],
        top: ["acme", "bolt", "core"].map((name) => ({ name, domain: `${name}.com` })),
        own: null,
        discovery: null,
      },
    ]);
  });

  it("is everything, for the REST bridge", async () => {
    const { searches, total } = await listSearchRecords(maya.request, { ...FIRST, limit: 2 });
    expect(total).toBe(4);
    for (const search of searches) expect(search).toEqual(await getSearch(maya.request, search.id));
  });

  it("is nothing for a guest", async () => {
    for (const list of [listHistory, listSearchRecords]) {
      await expect(list(services.guest, FIRST)).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
    }
  });
});
