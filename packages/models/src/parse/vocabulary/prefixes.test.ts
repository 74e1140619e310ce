import { expect, it } from "vitest";
import { prefixesOf } from "./prefixes.ts";

it.each([
  ["best", ["bes"]],
  ["(?:a|the )?best", ["abe", "the", "bes"]],
  ["i['’]d", ["i'd", "i’d"]],
  ["à éviter", ["à é"]],
  ["(?:sorts|kinds) of", ["sor", "kin"]],
  ["x", ["x"]],
  ["(?<!go )for", ["for"]],
  [String.raw`\d+`, null],
  ["o?", null],
] as const)("%s begins with %j", (term, prefixes) => expect(prefixesOf(term)).toEqual(prefixes));
