import { describe, expect, it } from "vitest";
import { isEnumerated, isJoined } from "./name-links.ts";

describe("between two names of an enumeration", () => {
  it.each([
    ", ",
    " and ",
    ", and ",
    "、",
    "和",
    " und ",
    " y ",
    " et ",
    ", followed by ",
    " and then ",
    "** and **",
    " (hubspot.com), ",
    "](https://hubspot.com) or [",
    " for small teams, and ",
    " für kleine Teams, ",
    ", gefolgt von ",
    ", and, at some distance, ",
    " 와 ",
  ])("%j enumerates", (text) => expect(isEnumerated(text)).toBe(true));

  it.each([
    "",
    " ",
    " is better than ",
    ". ",
    " which bought ",
    " and is cheaper than ",
    " has ",
    ` (${"x".repeat(150)}), ${"y".repeat(60)} and `,
  ])("%j does not", (text) => expect(isEnumerated(text)).toBe(false));
});

it.each([
  [" and ", true],
  [" or the ", true],
  ["** & **", true],
  [" oder ", true],
  [", ", false],
  [" and is like ", false],
])("%j joins two names in one role: %s", (text, joins) => expect(isJoined(text)).toBe(joins));
