export { CHROMIUM_FLAGS, findChromium } from "./chromium.ts";
export { eventually } from "./eventually.ts";
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
