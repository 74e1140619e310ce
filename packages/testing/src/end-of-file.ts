import fc from "fast-check";
import { afterAll, inject, vi } from "vitest";
import type {} from "./global-setup.ts";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject("fcSeed") });

/** Test files share a worker, its globals and its modules: what one has put in their place goes with it. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetConfig();
});
