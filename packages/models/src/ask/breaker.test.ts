import { describe, expect, it } from "vitest";
import { createBreaker } from "./breaker.ts";

const FAILURES = 8;
const PAUSE_MS = 10_000;

function failing(times: number) {
  let now = 1_000;
  const breaker = createBreaker({ now: () => now });
  for (let count = 0; count < times; count += 1) breaker.failed("a");
  return {
    breaker,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

describe("the breaker", () => {
  it("lets a model fail seven times in a row", () => {
    expect(failing(FAILURES - 1).breaker.allows("a")).toBe(true);
    expect(failing(FAILURES).breaker.allows("a")).toBe(false);
  });

  it("holds back that model alone", () => {
    expect(failing(FAILURES).breaker.allows("b")).toBe(true);
  });

  it("lets questions through after ten seconds, until the next failure", () => {
    const { breaker, wait } = failing(FAILURES);
    wait(PAUSE_MS - 1);
    expect(breaker.allows("a")).toBe(false);
    wait(1);
    expect(breaker.allows("a")).toBe(true);
    expect(breaker.stateOf("a")).toBe("half_open");
    breaker.failed("a");
    expect(breaker.allows("a")).toBe(false);
    expect(breaker.stateOf("a")).toBe("open");
    breaker.succeeded("a");
    expect(breaker.stateOf("a")).toBe("closed");
  });

  it("starts to count anew after a success", () => {
    const { breaker } = failing(FAILURES - 1);
    breaker.succeeded("a");
    breaker.failed("a");
    expect(breaker.allows("a")).toBe(true);
  });
});
