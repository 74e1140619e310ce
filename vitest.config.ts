import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{apps,packages}/*/{src,test}/**/*.test.{ts,tsx}"],
    globalSetup: ["packages/testing/src/global-setup.ts"],
    setupFiles: ["packages/testing/src/end-of-file.ts"],
    // Generous: a loaded machine is slow, and a state that is waited for comes late.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Files of one worker share what they import: importing it anew for each took half of the time.
    isolate: false,
    maxWorkers: 3,
  },
});
