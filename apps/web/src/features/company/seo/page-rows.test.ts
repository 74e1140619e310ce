import type { AnalysisFact, SiteFactId, SiteFactOf } from "@standings/domain";
import { expect, test } from "vitest";
import { pageLabel, pageRows } from "./page-rows.ts";

const fact = <Id extends SiteFactId>(
  id: Id,
  parts: Pick<SiteFactOf<Id>, "status" | "pages" | "values">,
): SiteFactOf<Id> => ({ id, number: 1, title: "", detail: "", ...parts });

test("a page's row has what each fact found on it, and says which of it is odd", () => {
  const facts: AnalysisFact[] = [
    fact("titles", { status: "good", pages: [], values: [{ path: "/cms", value: 54 }] }),
    fact("descriptions", { status: "warning", pages: ["/cms"], values: [{ path: "/cms", value: null }] }),
    fact("words_without_scripts", {
      status: "warning",
      pages: ["/cms"],
      values: [{ path: "/cms", value: { words: 90, share: 41 } }],
    }),
    fact("structured_data", {
      status: "good",
      pages: [],
      values: [{ path: "/cms", value: { types: ["Product", "Offer"], broken: 0 } }],
    }),
    fact("freshness", {
      status: "warning",
      pages: ["/cms"],
      values: [{ path: "/cms", value: "2025-03-22" }],
    }),
    fact("pages_read", {
      status: "warning",
      pages: [],
      values: [
        { path: "/cms", value: null },
        { path: "/blog", value: "it answered 503" },
      ],
    }),
  ];
  const [cms, blog] = pageRows(facts, "2026-11-12T15:04:00.000Z");
  expect(cms).toEqual({
    path: "/cms",
    unread: null,
    title: { text: "54", isOdd: false },
    description: { text: "none", isOdd: true },
    words: { text: "41%", isOdd: true },
    structured: { text: "Product, Offer", isOdd: false },
    changed: { text: "Mar 2025", isOdd: true },
  });
  expect(blog).toMatchObject({ unread: "it answered 503", title: { text: "–" } });
  expect(pageRows([], "2026-11-12T15:04:00.000Z")).toEqual([]);
});

test.each([
  ["/", "Home"],
  ["/made-in-webflow", "Made-in-webflow"],
  ["/products/heattech.html?a=1", "Heattech"],
  ["/%E6%96%99%E9%87%91", "料金"],
  ["/100%", "100%"],
])("the name of %s is %s", (path, label) => {
  expect(pageLabel(path)).toBe(label);
});
