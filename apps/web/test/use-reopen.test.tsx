import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { useReopen } from "../src/lib/api/use-reopen.ts";

// React's own clocks stay: pages of other tests share them.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const refused = (code: string) => Object.assign(new Error(code), { data: { errorCode: code } });

interface Seen {
  readonly status: "connecting" | "pending" | "error";
  readonly error: unknown;
}

function follow() {
  const reset = vi.fn();
  const place = document.createElement("div");
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  function Followed(seen: Seen) {
    return useReopen({ ...seen, reset }) ? "lost" : "connected";
  }
  const show = (seen: Seen) => flushSync(() => root.render(<Followed {...seen} />));
  const wait = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));
  return { reset, show, wait, shown: () => place.textContent };
}

it("opens a lost stream again, later each time, and says that it is lost until it is back", () => {
  const { reset, shown, show, wait } = follow();
  for (const [opened, ms] of [3_000, 6_000, 12_000, 24_000, 30_000, 30_000].entries()) {
    show({ status: "error", error: new Error("502") });
    wait(ms - 1);
    expect(reset).toHaveBeenCalledTimes(opened);
    wait(1);
    expect(reset).toHaveBeenCalledTimes(opened + 1);
    show({ status: "connecting", error: null });
    expect(shown()).toBe("lost");
  }
  show({ status: "pending", error: null });
  expect(shown()).toBe("connected");
  show({ status: "error", error: refused("DATABASE_UNAVAILABLE") });
  wait(3_000);
  expect(reset).toHaveBeenCalledTimes(7);
});

it("leaves alone what the browser opens by itself, and what the server refuses", () => {
  const { reset, shown, show, wait } = follow();
  show({ status: "connecting", error: new Error("gone") });
  wait(60_000);
  expect(shown()).toBe("lost");
  show({ status: "error", error: refused("SEARCH_NOT_FOUND") });
  wait(60_000);
  expect(reset).not.toHaveBeenCalled();
});
