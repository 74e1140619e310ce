import fc from "fast-check";
import { expect, it } from "vitest";
import type { SearchedBy } from "../grounding.ts";
import { QUIET_ANSWERS, type SearchCounts, type SearchedVisit, searcherOf } from "./searchers.ts";

const visit = (counts: SearchCounts, webSearch = true): SearchedVisit => ({ webSearch, counts });

it.each<[string, readonly SearchedVisit[], SearchedBy | null]>([
  ["of no visit is not known", [], null],
  ["of a visit without answers is not known", [visit({})], null],
  ["is who searched, however seldom", [visit({ none: 8, exa: 1 })], "exa"],
  ["is who searched most", [visit({ native: 2, exa: 7 })], "exa"],
  ["is named by one answer where others do not tell", [visit({ unknown: 7, native: 1 })], "native"],
  ["is unnamed where no answer tells", [visit({ unknown: 2, none: 1 })], "unknown"],
  [
    "changes with the first answer that somebody else searched for",
    [visit({ exa: 9 }), visit({ native: 1 })],
    "native",
  ],
  ["stays while the model leaves its search out", [visit({ exa: 9 }), visit({ none: 12 })], "exa"],
  ["is not known of a model that has left it out so far", [visit({ none: 12 })], null],
  [
    "is nobody after many answers without a search",
    [visit({ exa: 9 }), visit({ none: 30 }), visit({ none: 30 })],
    "none",
  ],
  ["is nobody where no search was asked for", [visit({ native: 9 }), visit({ none: 3 }, false)], "none"],
  ["is the model itself where it searches unasked", [visit({ native: 3 }, false)], "native"],
  [
    "is the same after visits that asked for no search",
    [visit({ exa: 9 }), visit({ none: 90 }, false), visit({ none: 9 })],
    "exa",
  ],
])("who searches for a model %s", (_what, visits, by) => expect(searcherOf(visits)).toBe(by));

it("is never changed by how many answers leave a search out, until they are too many for chance", () => {
  const engine = fc.constantFrom<SearchedBy>("native", "exa", "gateway");
  const left = fc.array(fc.nat(9), { maxLength: 12 });
  fc.assert(
    fc.property(engine, fc.integer({ min: 1, max: 60 }), left, (by, searched, quiet) => {
      const visits = [visit({ [by]: searched }), ...quiet.map((none) => visit({ none }))];
      const sum = quiet.reduce((total, none) => total + none, 0);
      expect(searcherOf(visits)).toBe(sum >= QUIET_ANSWERS ? "none" : by);
    }),
  );
});
