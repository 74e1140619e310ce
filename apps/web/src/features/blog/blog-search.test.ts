import { BLOG_LIMITS, BLOG_SORTS } from "@standings/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "../../lib/search-params.ts";
import { canonicalBlogPath, readBlogSearch, sortSearch, toBlogQuery } from "./blog-search.ts";
import { countFilters, toggled } from "./list/blog-links.tsx";

const read = (query: string) => readBlogSearch(parseSearch(query));
const addressOf = (query: string) => stringifySearch({ ...read(query) });

describe("readBlogSearch", () => {
  it.each([
    ["?page=3&view=list&search=+crm+", "?page=3&search=crm&view=list"],
    [
      "?categories=Energy&categories=Technology&categories=Energy",
      "?categories=Technology&categories=Energy",
    ],
    ["?tags=b&tags=a&tags=b&tags=", "?tags=a&tags=b"],
    ["?sortBy=title&sortOrder=desc", "?sortBy=title&sortOrder=desc"],
    ["?sortBy=published_at&sortOrder=desc&page=1&view=grid&search=", ""],
    ["?sortBy=views&sortOrder=asc", ""],
    ["?sortBy=views&sortBy=title&page=2&page=3&search=a&search=b", ""],
    ["?page=0&page=x", ""],
    ["?page=-1&view=table&categories=Nothing&utm_source=x", ""],
    [`?page=${BLOG_LIMITS.page + 1}&tags=${"x".repeat(BLOG_LIMITS.name + 1)}`, ""],
  ])("%s is %s", (query, address) => expect(addressOf(query)).toBe(address));

  it("gives every address one form, which the API takes", () => {
    const values = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.constantFrom("Energy", "views", "2"),
    );
    const names = fc.constantFrom("page", "search", "categories", "tags", "sortBy", "sortOrder", "view");
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 12 }), (pairs) => {
        const address = addressOf(`?${new URLSearchParams(pairs)}`);
        expect(addressOf(address)).toBe(address);
        const { search, tags, page } = toBlogQuery(read(address));
        expect(search.length).toBeLessThanOrEqual(BLOG_LIMITS.search);
        for (const text of [search, ...tags]) expect(text.isWellFormed() && !text.includes("\0")).toBe(true);
        expect(page).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it("reads back each order of the menu", () => {
    for (const sort of BLOG_SORTS) {
      const { sortBy, sortOrder } = toBlogQuery(read(stringifySearch({ ...sortSearch(sort) })));
      expect([sortBy, sortOrder]).toEqual([sort.sortBy, sort.sortOrder]);
    }
  });
});

it("a filter that is added or taken away leads to the first page", () => {
  const before = read("?page=4&categories=Energy&tags=a&search=x&view=list");
  expect(stringifySearch({ ...toggled(before, "categories", "Energy") })).toBe("?search=x&tags=a&view=list");
  expect(toggled(before, "tags", "b")).toMatchObject({ page: undefined, tags: ["a", "b"] });
  expect(countFilters(before)).toBe(3);
});

it.each([
  ["", "/blog"],
  ["?page=2&sortBy=title&sortOrder=asc&view=list", "/blog?page=2"],
  ["?categories=Energy&page=2", "/blog?page=2&categories=Energy"],
  ["?categories=Energy&categories=Consumer&tags=a&search=x", "/blog"],
])("search engines know %s as %s", (query, path) => expect(canonicalBlogPath(read(query))).toBe(path));
