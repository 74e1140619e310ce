export { CHROMIUM_FLAGS, findChromium } from "./chromium.ts";
export { createTestDatabase, startTestCluster, type TestCluster, type TestDatabase } from "./postgres.ts";
