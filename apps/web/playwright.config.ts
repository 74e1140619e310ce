import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findFleetingPlace } from "@standings/testing";
import { CHROMIUM_FLAGS, findChromium } from "@standings/testing/chromium";
import { isWhole } from "./e2e/tier.ts";

/** A page lives for seconds, too short for code that is compiled anew to be quicker: a sixth of the pages' processor time. */
const NOT_OPTIMISED = "--js-flags=--no-opt --no-maglev";

// Profiles of the browser too.
process.env.TMPDIR = findFleetingPlace();

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/start-cluster.ts",
  outputDir: "../../node_modules/.cache/browser-tests",
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  // `npm run test:all` runs these too.
  ...(isWhole ? {} : { grepInvert: /@long/, testIgnore: "*.long.spec.ts" }),
  // Generous, so that a loaded machine does not fail a test.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
  use: {
    // Frames of what moves are a seventh of the pages' processor time: only home and `npm run test:all` show them.
    reducedMotion: isWhole ? "no-preference" : "reduce",
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "UTC",
    launchOptions: {
      executablePath: await findChromium(process.env.CHROMIUM_PATH),
      args: [...CHROMIUM_FLAGS, NOT_OPTIMISED],
    },
    screenshot: "only-on-failure",
    trace: "off",
  },
});
