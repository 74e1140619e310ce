import { type Kysely, sql } from "kysely";

/**
 * The catalogue of models, until now a constant of the code: the nine of the spec, and R1 for discovery. No row is deleted,
 * because answers name their models by id. The version counts the changes: of two admins who change the catalogue at once
 * the second is told, and every process sees that it has an old one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table models (
      id text primary key,
      upstream_id text not null,
      name text not null,
      maker text not null,
      version text not null default '',
      search text check (search in ('tool', 'built_in', 'none')),
      structured_output boolean,
      input_price double precision check (input_price >= 0),
      output_price double precision check (output_price >= 0),
      status text not null default 'active' check (status in ('active', 'disabled', 'retired')),
      for_searches boolean not null default true,
      for_discovery boolean not null default true,
      position integer not null,
      is_default boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (not is_default or (status = 'active' and for_searches))
    );
    create unique index models_name on models (replace(lower(name), '.', '_'));

    create table model_catalogue (
      only_row boolean primary key default true check (only_row),
      version bigint not null
    );
    insert into model_catalogue (version) values (1);

    insert into models (id, upstream_id, name, maker, for_searches, for_discovery, position, is_default)
    select id, id, name, maker, for_searches, for_discovery, position, position <= 5 from (values
      (1, 'openai/gpt-4.1-mini', 'GPT 4.1', 'openai', true, true),
      (2, 'anthropic/claude-3.5-haiku', 'Claude 3.5', 'anthropic', true, true),
      (3, 'google/gemini-2.5-flash-lite', 'Gemini 2.5 (Flash)', 'google', true, true),
      (4, 'x-ai/grok-3-mini', 'Grok 3 (Mini)', 'x-ai', true, true),
      (5, 'meta-llama/llama-4-scout', 'Llama 4', 'meta-llama', true, true),
      (6, 'perplexity/sonar', 'Sonar', 'perplexity', true, true),
      (7, 'amazon/nova-lite-v1', 'Nova Lite', 'amazon', true, true),
      (8, 'deepseek/deepseek-chat', 'DeepSeek', 'deepseek', true, false),
      (9, 'qwen/qwen3-32b', 'Qwen 3', 'qwen', true, false),
      (10, 'deepseek/deepseek-r1', 'DeepSeek R1', 'deepseek', false, true)
    ) as built_in (position, id, name, maker, for_searches, for_discovery);
  `.execute(db);
}
