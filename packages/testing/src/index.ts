export {
  createEmptyDatabase,
  createTestDatabase,
  ensureTemplate,
  fillBlog,
  fillBrand,
  findFleetingPlace,
  findServiceAccount,
  newDataFolder,
  type PostgresServer,
  runOnEmbedded,
  runSql,
  type SilentProxy,
  type StopMode,
  startPostgresServer,
  startSilentProxy,
  startTestCluster,
  type TestCluster,
  type TestDatabase,
} from "@standings/database/testing";
export { CHROMIUM_FLAGS, findChromium } from "./chromium.ts";
export { eventually } from "./eventually.ts";
export { type HeldCalls, holdModels } from "./hold-models.ts";
export { sized, TEST_FACTOR } from "./tier.ts";
