import { expect, it } from "vitest";
import { prefixesOf } from "./prefixes.ts";

it.each([
  ["best", ["be"]],
  ["(?:a|the )?best", ["ab", "th", "be"]],
  ["i['’]d", ["i'", "i’"]],
  ["à éviter", ["à "]],
  ["(?:sorts|kinds) of", ["so", "ki"]],
  ["x", ["x"]],
  [String.raw`(?<!go )for`, ["fo"]],
  [String.raw`\d+`, null],
  ["o?", null],
] as const)("%s begins with %j", (term, prefixes) => expect(prefixesOf(term)).toEqual(prefixes));
