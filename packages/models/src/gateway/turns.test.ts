import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

it("lets so many go on in a turn of the event loop, in the order in which they came", async () => {
  const turn = createTurns(2);
  const gone: number[] = [];
  const all = Promise.all(
    [1, 2, 3, 4, 5].map(async (number) => {
      await turn();
      gone.push(number);
    }),
  );
  const seen: number[][] = [];
  while (gone.length < 5) {
    await setImmediate();
    seen.push([...gone]);
  }
  await all;
  expect(seen).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5],
  ]);
});

it("makes nobody wait who comes alone", async () => {
  const turn = createTurns(1);
  expect(turn()).toBeUndefined();
  await setImmediate();
  await setImmediate();
  expect(turn()).toBeUndefined();
});
