import { expect, it } from "vitest";
import { readProposals } from "./ask-strategy.ts";

it.each([
  ["as asked", '{"prompts":["A","B"]}', ["A", "B"]],
  ["in a fence, with words around it", 'Here:\n```json\n{"prompts": ["A"]}\n```\nDone.', ["A"]],
  ["as a bare list", '["A","B"]', ["A", "B"]],
  ["as objects", '{"prompts":[{"prompt":"A","why":"x"},{"text":"B"},7,null]}', ["A"]],
  ["with one that is endless", JSON.stringify({ prompts: ["A", "x".repeat(2_000)] }), ["A"]],
  [
    "with far too many",
    JSON.stringify(Array.from({ length: 90 }, (_, index) => `P${index}`)),
    expect.objectContaining({ length: 30 }),
  ],
  ["as an empty list", '{"prompts":[]}', null],
  ["as a refusal", "I can't help with that.", null],
  ["broken off", '{"prompts":["A"', null],
])("reads proposals %s", (_how, text, prompts) => {
  expect(readProposals(text)).toEqual(prompts);
});
