import { expect, it } from "vitest";
import { type Found, keepMainList, type ListGroup } from "./main-list.ts";

function items(group: ListGroup, names: readonly string[], changes: object = {}): Found[] {
  return names.map((name) => ({
    group,
    candidate: {
      name,
      statedRank: null,
      mention: false,
      sites: [],
      description: null,
      rationale: null,
      profileUrl: null,
      imageUrl: null,
      ...changes,
    },
  }));
}

const MAIN = { title: "Tools", titleType: "heading2", style: "number:marked", before: "", isQuoted: false };
const BEFORE = { title: "In short", titleType: "bold7", style: "bullet:plain", before: "", isQuoted: false };
const AFTER = { ...BEFORE, title: "Cities" };
const main = items(MAIN, ["HubSpot", "Zoho", "Close"]);
const kept = (...found: Found[][]) => keepMainList(found.flat()).map(({ name }) => name);

it.each([
  ["a list of something else", AFTER, {}, false],
  ["one whose title announces picks", { ...AFTER, title: "More recommendations" }, {}, true],
  ["one whose title is an award", { ...AFTER, title: "Best for startups" }, {}, true],
  ["one that is built alike", { ...MAIN, title: "More" }, {}, true],
  ["one of labels", { ...AFTER, style: "label" }, {}, true],
  ["one with addresses", AFTER, { sites: [{ text: "copper.com", attributed: true }] }, true],
  ["one of mentions", AFTER, { mention: true }, true],
])("after the main list, %s", (_name, group, changes, isKept) => {
  const names = ["HubSpot", "Zoho", "Close"];
  expect(kept(main, items(group, ["Berlin"], changes))).toEqual(isKept ? [...names, "Berlin"] : names);
});

it("what stands before the main list counts", () => {
  expect(kept(items(BEFORE, ["Copper"]), main)).toEqual(["Copper", "HubSpot", "Zoho", "Close"]);
});

it("lists of one entry each are all kept", () => {
  expect(kept(items(MAIN, ["HubSpot"]), items(AFTER, ["Zoho"]))).toEqual(["HubSpot", "Zoho"]);
});
