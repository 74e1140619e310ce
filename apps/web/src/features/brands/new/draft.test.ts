import { BUILT_IN_CATALOGUE } from "@standings/domain";
import { beforeEach, expect, it, vi } from "vitest";
import { emptyDraft, forgetDraft, keepDraft, readDraft } from "./draft.ts";

const shelf = new Map<string, string>();

beforeEach(() => {
  shelf.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  });
});

const nameOf = (userId: string) => readDraft(userId, BUILT_IN_CATALOGUE, undefined).name;

it("a draft is its account's: the next one in the tab neither sees nor removes it", () => {
  keepDraft("maya", { ...emptyDraft(BUILT_IN_CATALOGUE), name: "HubSpot" });
  expect([nameOf("maya"), nameOf("noah")]).toEqual(["HubSpot", ""]);
  forgetDraft("noah");
  expect(nameOf("maya")).toBe("HubSpot");
});

it("a draft keeps the client's id of its brand over a reload; another draft has its own", () => {
  const draft = emptyDraft(BUILT_IN_CATALOGUE);
  keepDraft("maya", draft);
  const idOf = (userId: string) => readDraft(userId, BUILT_IN_CATALOGUE, undefined).clientBrandId;
  expect([idOf("maya"), idOf("maya")]).toEqual([draft.clientBrandId, draft.clientBrandId]);
  expect(idOf("noah")).not.toBe(draft.clientBrandId);
});
