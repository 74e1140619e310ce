import { randomBytes } from "node:crypto";
import type { Connection } from "../database.ts";

/** A key of 32 random bytes that all servers of this database share, made by the first one that asks for it. */
export async function readServerKey(db: Connection, name: string): Promise<string> {
  const value = randomBytes(32).toString("base64url");
  await db
    .insertInto("server_keys")
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const key = await db
    .selectFrom("server_keys")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return key.value;
}
