import { EventEmitter } from "node:events";
import type { WorkerEvents } from "graphile-worker";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GATHER_MS, gatherNudges } from "./gather-nudges.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A pool that hears of added jobs as graphile-worker's does. */
function startPool() {
  const events: WorkerEvents = new EventEmitter();
  const nudges: number[] = [];
  const workerPool = { nudge: (count: number) => void nudges.push(count) };
  gatherNudges(events);
  function hear(payload: string, channel = "jobs:insert"): void {
    const message = { channel, payload, length: 0, processId: 1, name: "notification" };
    Object(events).emit("pool:listen:notification", { workerPool, message });
    const { count } = JSON.parse(message.payload);
    if (channel === "jobs:insert" && count > 0) workerPool.nudge(count);
  }
  return { events, nudges, hear };
}

it("the first job wakes a worker at once, those after it together, and the next is the first again", () => {
  const { nudges, hear } = startPool();
  for (const count of [1, 1, 3, -1]) hear(JSON.stringify({ count }));
  expect(nudges).toEqual([1]);
  vi.advanceTimersByTime(GATHER_MS);
  expect(nudges).toEqual([1, 4]);
  hear('{"count":1}');
  expect(nudges).toEqual([1, 4]);
  vi.advanceTimersByTime(GATHER_MS);
  expect(nudges).toEqual([1, 4, 1]);
  vi.advanceTimersByTime(GATHER_MS);
  hear('{"count":1}');
  expect(nudges).toEqual([1, 4, 1, 1]);
  vi.advanceTimersByTime(10 * GATHER_MS);
  expect(nudges).toEqual([1, 4, 1, 1]);
});

it("wakes nobody once the pool stops, and leaves other notifications alone", () => {
  const { events, nudges, hear } = startPool();
  hear('{"count":1}');
  hear('{"count":1}');
  hear('{"breaking":true}', "worker:migrate");
  Object(events).emit("pool:gracefulShutdown", {});
  vi.advanceTimersByTime(10 * GATHER_MS);
  expect(nudges).toEqual([1]);
});
