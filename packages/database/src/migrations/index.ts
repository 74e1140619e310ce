import type { Migration } from "kysely/migration";
import { up as schema } from "./0001-schema.ts";

/** Applied in the order of their names; a released one is frozen. */
export const migrations: Record<string, Migration> = {
  "0001-schema": { up: schema },
};
