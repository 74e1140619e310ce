import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { webPlugins } from "./apps/web/build/web-plugins.ts";

/** `pnpm verify:*` runs the same tests with more of everything. */
const IS_FULL = process.env.VERIFY === "full";
const IS_WHOLE = IS_FULL || process.env.TIER === "all";

/** Seed of property tests: the same in each run unless `FC_SEED` is a number of its own or `random`. */
const { FC_SEED: chosenSeed = IS_FULL ? "random" : "1" } = process.env;
const fcSeed = chosenSeed === "random" ? Math.floor(Math.random() * 2 ** 31) : Number(chosenSeed);
if (chosenSeed === "random") console.log(`Property tests: FC_SEED=${fcSeed}`);

const TESTS = "{src,test}/**/*.test.{ts,tsx}";
const testing = (file: string) => `packages/testing/src/${file}`;

export default defineConfig({
  test: {
    provide: { fcSeed },
    setupFiles: [testing("end-of-file.ts")],
    // Generous: a loaded machine is slow, and a state that is waited for comes late.
    testTimeout: IS_FULL ? 3_600_000 : 120_000,
    hookTimeout: IS_FULL ? 3_600_000 : 120_000,
    expect: { poll: { timeout: 60_000 } },
    tags: [
      { name: "long", description: "Minutes of work: `npm run test:all` runs it, `npm test` does not." },
    ],
    ...(IS_WHOLE ? {} : { tagsFilter: ["!long"] }),
    // Files of one worker share what they import: importing it anew for each took half of the time.
    isolate: false,
    maxWorkers: availableParallelism(),
    // React warns of an element that happy-dom does not know yet.
    onConsoleLog: (log) => !log.includes("The tag <search> is unrecognized"),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            `packages/{client,domain,integrations,markdown,models,reports,statistics,telemetry,testing,words}/${TESTS}`,
            `apps/sandbox/${TESTS}`,
            "scripts/*.test.ts",
            `apps/web/src/**/*.test.ts`,
          ],
        },
      },
      {
        extends: true,
        plugins: webPlugins(),
        // Pages are drawn as a browser draws them.
        define: { "import.meta.env.SSR": "false" },
        // React as browsers get it, in less time; the whole run hears the warnings of the one for developers.
        oxc: { jsx: { development: false } },
        test: {
          name: "pages",
          env: IS_WHOLE ? {} : { NODE_ENV: "production" },
          include: ["apps/web/test/**/*.test.tsx"],
          environment: "./apps/web/test/dom-environment.ts",
          globalSetup: [testing("global-setup.ts")],
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: [`packages/{api,database,services}/${TESTS}`, `apps/{demo,server}/${TESTS}`],
          globalSetup: [testing("global-setup.ts")],
        },
      },
    ],
  },
});
