import { type Kysely, sql } from "kysely";
import type { LargeIndex } from "./0015-packed-runs-and-history.ts";

/** Orders and filters of the admin panel's lists of searches, analyses and messages (decision record 46). */
export const ADMIN_LIST_INDEXES: readonly LargeIndex[] = [
  {
    name: "searches_newest",
    definition: "searches (created_at desc, id desc) include (trending, is_private)",
    replaces: [],
  },
  {
    name: "searches_featured",
    definition: "searches (created_at desc, id desc) where trending",
    replaces: [],
  },
  {
    name: "searches_own_featured",
    definition: "searches (user_id, created_at desc, id desc) where trending",
    replaces: [],
  },
  {
    // The grams of nobody in particular: words of all shared searches, as `searches_own_words` has those of one user.
    name: "searches_shared_words",
    definition: `searches using gin (own_grams('00000000-0000-0000-0000-000000000000'::uuid, prompt_key, prompt2_key))
      where not is_private`,
    replaces: [],
  },
];

const LARGE = 50_000;

/** Indexes alone; where searches are many, `buildIndexes` makes theirs while writers go on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index users_email_prefix on users (email text_pattern_ops) where deleted_at is null;
    create index users_name_prefix on users (lower(name) text_pattern_ops) where deleted_at is null;

    create index contacts_of_type on contact_submissions (inquiry_type, created_at desc, id desc);
    create index contacts_of_type_and_status on contact_submissions (status, inquiry_type, created_at desc, id desc);
    -- Messages are few and written anew in seconds; what is looked through need not be parsed again.
    alter table contact_submissions add column words tsvector generated always as (to_tsvector('simple',
      name || ' ' || translate(email, '@.', '  ') || ' ' || coalesce(subject, '') || ' ' || message)) stored;
    create index contacts_words on contact_submissions using gin (words);

    create index analyses_all_newest on analyses (created_at desc, run_id desc) include (kind);
    create index analyses_of_kind on analyses (kind, created_at desc, run_id desc);
    create index analyses_of_user on analyses (user_id, created_at desc, run_id desc) include (kind);
    create index analyses_of_domain on analyses (domain, created_at desc, run_id desc) include (kind, user_id);
    create index analyses_words on analyses
      using gin (own_grams('00000000-0000-0000-0000-000000000000'::uuid, domain, lower(company_name)));
  `.execute(db);
  const { rows } = await sql`select from searches limit ${LARGE}`.execute(db);
  if (rows.length === LARGE) return;
  for (const { name, definition } of ADMIN_LIST_INDEXES) {
    await sql`create index ${sql.id(name)} on ${sql.raw(definition)}`.execute(db);
  }
}
