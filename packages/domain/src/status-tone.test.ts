import { expect, it } from "vitest";
import { statusTone } from "./status-tone.ts";

it("colours a status as the specification says", () => {
  const words = [
    "succeeded",
    "paid",
    "Pending",
    "processing",
    "failed",
    "declined",
    "canceled",
    "cancelled",
    "refunded",
  ];
  expect(words.map(statusTone)).toEqual([
    "good",
    "good",
    "waiting",
    "waiting",
    "bad",
    "bad",
    "off",
    "off",
    "neutral",
  ]);
});
