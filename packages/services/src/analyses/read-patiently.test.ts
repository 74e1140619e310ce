import { expect, it } from "vitest";
import { ServiceError } from "../errors.ts";
import { readPatiently } from "./read-patiently.ts";

const busy = new ServiceError("BUSY", { retryAfter: 0 });

it.each([
  ["is busy for a while", [busy, busy], 3, "figures"],
  ["is always busy", Array(9).fill(busy), 5, busy],
  ["is broken", [new Error("No")], 1, new Error("No")],
] as const)("reads what %s", async (_what, failures, reads, expected) => {
  let count = 0;
  const read = async () => {
    const failure = failures[count++];
    if (failure) throw failure;
    return "figures";
  };
  const ended = await readPatiently(read, new AbortController().signal).catch((error: unknown) => error);
  expect([ended, count]).toEqual([expected, reads]);
});

it("stops when it is aborted", async () => {
  const late = new ServiceError("BUSY", { retryAfter: 60 });
  const read = () => Promise.reject(late);
  await expect(readPatiently(read, AbortSignal.timeout(5))).rejects.toBe(late);
});
