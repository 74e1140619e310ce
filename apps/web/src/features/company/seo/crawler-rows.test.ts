import type { CrawlerAccess, PageAccess, RobotsRule } from "@standings/domain";
import { expect, test } from "vitest";
import { crawlerRow, linesForEverybody } from "./crawler-rows.ts";

const rule = (line: number, text: string): RobotsRule => ({ line, text });
const page = (path: string, isAllowed: boolean, decides: RobotsRule | null = null): PageAccess => ({
  path,
  isAllowed,
  rule: decides,
});
const access = (isMentioned: boolean, ...pages: PageAccess[]): CrawlerAccess => ({
  crawler: "GPTBot",
  isMentioned,
  pages,
});
const ALL = rule(4, "Disallow: /");
const BLOG = rule(7, " Disallow: /blog ");

test.each([
  ["all open", access(true, page("/", true), page("/blog", true)), "Allowed", []],
  [
    "shut out",
    access(true, page("/", false, ALL), page("/blog", false, ALL)),
    "Blocked",
    ["Line 4: Disallow: /"],
  ],
  [
    "in part",
    access(true, page("/", true), page("/blog", false, BLOG), page("/cms", true)),
    "2 of 3",
    ["Line 7: Disallow: /blog"],
  ],
  ["not named, so that the line is everybody's", access(false, page("/", false, ALL)), "Blocked", []],
])("a crawler: %s", (_name, crawler, verdict, lines) => {
  expect(crawlerRow(crawler)).toMatchObject({ maker: "openai", verdict, lines });
});

test("a cell says the line that decides, allowed or not", () => {
  const crawler = access(
    true,
    page("/", true, rule(2, "Allow: /$")),
    page("/cms", true),
    page("/blog", false, BLOG),
  );
  expect(crawlerRow(crawler).cells.map(({ text }) => text)).toEqual([
    "may read, line 2: Allow: /$",
    "may read",
    "may not read, line 7: Disallow: /blog",
  ]);
});

test("lines for everybody are those that keep out crawlers without a name, each once", () => {
  const unnamed = access(false, page("/", false, ALL), page("/blog", false, ALL));
  expect(linesForEverybody([unnamed, unnamed, access(true, page("/", false, BLOG))])).toEqual([
    "Line 4: Disallow: /",
  ]);
});
