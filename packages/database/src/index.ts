export {
  type Connection,
  connect,
  createPool,
  type Database,
  inTransaction,
  type OnCommit,
} from "./database.ts";
export { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";
export { isId, newId } from "./ids.ts";
export { createMonthPartitions, migrate } from "./migrate.ts";
export * from "./queries/index.ts";
export { openRunNotifications, type RunNotifications } from "./run-notifications.ts";
export type { Tables } from "./tables/index.ts";
