import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { createMigrator } from "../migrate.ts";
import { createEmptyDatabase } from "../testing/test-cluster.ts";

const id = (number: number) => `01900000-0000-7000-8000-00000000000${number}`;
const [WAITING, VERIFIED, DELETED, FAMILY] = [id(1), id(2), id(3), id(9)];

it("keeps waiting registrations, and gives sessions the begin of their sign-in", async () => {
  const database = await createEmptyDatabase(inject("postgresUrl"));
  const { db } = database;
  const migrator = createMigrator(db);
  const before = await migrator.migrateTo("0009-columns");
  expect(before.error).toBeUndefined();
  await sql`
    insert into users (id, email, name, email_verified_at) values
      (${WAITING}, 'ada@example.com', 'Ada', null), (${VERIFIED}, 'maya@example.com', 'Maya', now()),
      (${DELETED}, ${`deleted-${DELETED}@deleted.invalid`}, 'Deleted account', null)
  `.execute(db);
  // Two mails of one registration and one of another; and a leftover of an account that was opened since.
  await sql`
    insert into email_verifications (id, user_id, code_hash, name, password_hash, expires_at, link_hash, link_expires_at)
    values (${id(4)}, ${WAITING}, 'code4', 'Ada', 'hash-a', now(), 'link4', now()),
      (${id(5)}, ${WAITING}, 'code5', 'Ada', 'hash-a', now(), 'link5', now()),
      (${id(6)}, ${WAITING}, 'code6', 'Eve', 'hash-e', now(), 'link6', now()),
      (${id(7)}, ${VERIFIED}, 'code7', 'Maya', 'hash-m', now(), 'link7', now())
  `.execute(db);
  await sql`
    insert into sessions (id, user_id, expires_at, created_at) values
      ('renewed', ${VERIFIED}, now() + interval '30 days', now()), ('lonely', ${VERIFIED}, now(), now() - interval '9 days')
  `.execute(db);
  await sql`
    insert into refresh_tokens (hash, family_id, user_id, session_id, created_at, expires_at, used_at) values
      ('used', ${FAMILY}, ${VERIFIED}, 'gone', now() - interval '40 days', now(), now()),
      ('live', ${FAMILY}, ${VERIFIED}, 'renewed', now(), now() + interval '60 days', null)
  `.execute(db);

  const { error } = await migrator.migrateToLatest();

  expect(error).toBeUndefined();
  const registrations = await db.selectFrom("registrations").selectAll().orderBy("id").execute();
  const kept = registrations.map((row) => [
    row.id,
    row.email,
    row.name,
    row.code_hash,
    row.link_hash,
    row.secret_hash,
  ]);
  expect(kept).toEqual([
    [id(5), "ada@example.com", "Ada", "code5", "link5", null],
    [id(6), "ada@example.com", "Eve", "code6", "link6", null],
  ]);
  const users = await db.selectFrom("users").select("name").where("deleted_at", "is not", null).execute();
  expect(users).toEqual([{ name: "Deleted account" }]);
  const { rows } = await sql`
    select id, family_id, round(extract(epoch from now() - signed_in_at) / 86400)::integer as days
    from sessions order by id
  `.execute(db);
  expect(rows).toEqual([
    { id: "lonely", family_id: null, days: 9 },
    { id: "renewed", family_id: FAMILY, days: 40 },
  ]);
  await database.drop();
});
