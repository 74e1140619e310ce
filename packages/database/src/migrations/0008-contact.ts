import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_submissions (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      email text not null,
      subject text,
      message text not null,
      inquiry_type text not null,
      status text not null default 'new' check (status in ('new', 'read', 'responded', 'resolved')),
      created_at timestamptz not null default now()
    );
    create index on contact_submissions (created_at desc, id);
    create index on contact_submissions (status, created_at desc, id);
  `.execute(db);
}
