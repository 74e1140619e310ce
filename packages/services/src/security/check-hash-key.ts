import { type Database, StartError } from "@standings/database";
import { sql } from "kysely";
import type { KeyedHash } from "./keys.ts";

const TEXT = "the key that this database was begun with";

/**
 * The first start keeps a hash that tells the servers' key; later ones throw StartError when theirs is another: what was
 * sealed and hashed with the first could not be read, which users would find one by one.
 */
export async function checkHashKey(db: Database, keyedHash: KeyedHash): Promise<void> {
  const hash = keyedHash("check", TEXT);
  await sql`insert into hash_key_checks (hash) values (${hash}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ hash: string }>`select hash from hash_key_checks`.execute(db);
  if (rows[0]?.hash === hash) return;
  throw new StartError(
    [
      "HASH_KEY: this database was begun with another key. Set that one (without HASH_KEY it is in DATA_DIR/hash-key).",
      "Where it is lost, `delete from hash_key_checks` lets a new one in: two-step sign-ins and webhooks' secrets have to be",
      "set up again, and mailboxes may get their free credits once more.",
    ].join("\n"),
  );
}
