export { CHROMIUM_FLAGS, findChromium } from "./chromium.ts";
export { eventually } from "./eventually.ts";
export { type HeldCalls, holdModels } from "./hold-models.ts";
export {
  createEmptyDatabase,
  createTestDatabase,
  fillBlog,
  fillBrand,
  findServiceAccount,
  type PostgresServer,
  type StopMode,
  startPostgresServer,
  startTestCluster,
  type TestCluster,
  type TestDatabase,
} from "./postgres.ts";
export { sized, TEST_FACTOR } from "./tier.ts";
