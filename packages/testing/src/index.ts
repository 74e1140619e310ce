export { CHROMIUM_FLAGS, findChromium } from "./chromium.ts";
export {
  createEmptyDatabase,
  createTestDatabase,
  startTestCluster,
  type TestCluster,
  type TestDatabase,
} from "./postgres.ts";
