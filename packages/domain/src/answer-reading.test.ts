import { expect, it } from "vitest";
import { describeReading } from "./answer-reading.ts";

it.each([
  [{ shape: "json", readBy: "parser" }, "JSON"],
  [{ shape: "prose", readBy: "parser" }, "Running text"],
  [{ shape: "prose", readBy: "model" }, "Running text, names copied by a second model"],
  [{ shape: "nothing", readBy: "parser" }, "Text without a ranking"],
  [{}, null],
] as const)("says in words how an answer was read: %j", (reading, words) => {
  expect(describeReading(reading)).toBe(words);
});
