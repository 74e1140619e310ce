import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** `pnpm verify:*` runs the same tests with more of everything. */
const IS_LONG = process.env.VERIFY === "full";

export default defineConfig({
  test: {
    include: ["{apps,packages}/*/{src,test}/**/*.test.{ts,tsx}"],
    globalSetup: ["packages/testing/src/global-setup.ts"],
    setupFiles: ["packages/testing/src/end-of-file.ts"],
    // Generous: a loaded machine is slow, and a state that is waited for comes late.
    testTimeout: IS_LONG ? 3_600_000 : 120_000,
    hookTimeout: IS_LONG ? 3_600_000 : 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Files of one worker share what they import: importing it anew for each took half of the time.
    isolate: false,
    tags: [
      { name: "long", description: "Minutes of work: `npm run test:all` runs it, `npm test` does not." },
    ],
    ...(IS_LONG || process.env.TIER === "all" ? {} : { tagsFilter: ["!long"] }),
    maxWorkers: availableParallelism(),
  },
});
