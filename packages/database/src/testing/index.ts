export { findServiceAccount } from "../embedded/binaries.ts";
export { fillBlog } from "./fill-blog.ts";
export { fillBrand } from "./fill-brand.ts";
export { findFleetingPlace, newDataFolder } from "./new-data-folder.ts";
export {
  type PostgresServer,
  type PostgresServerOptions,
  type StopMode,
  startPostgresServer,
} from "./postgres-server.ts";
export { type SilentProxy, startSilentProxy } from "./silent-proxy.ts";
export {
  createEmptyDatabase,
  createTestDatabase,
  ensureTemplate,
  runOnEmbedded,
  runSql,
  startTestCluster,
  type TestCluster,
  type TestDatabase,
} from "./test-cluster.ts";
