import { afterAll, vi } from "vitest";

/** Test files share a worker and its globals: what one has put in their place goes with it. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetConfig();
});
