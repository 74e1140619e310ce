import {
  type ColumnId,
  FIELD_QUESTIONS,
  FIRST_PLACES,
  type FieldOrigin,
  PEERS_IN_QUESTION,
  type SearchKind,
  type Sector,
} from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { readHeavily } from "../../heavy-reads.ts";
import { readScopes } from "../company-scopes.ts";
import { NEWEST, newestMentions, type ViewedCompany, visible } from "../visible-mentions.ts";

/** The newest mentions of a company or a peer that questions are found by. */
const MENTIONS = 1_000;
/** The newest searches of a question that its newest answers are looked for in. */
export const QUESTION_SEARCHES = 50;
/** The newest discoveries of a viewer whose questions join. */
const DISCOVERIES = 5;

/** A search that asked a question which may be in a field. */
export interface AskedRow {
  /** Place of the question among all that the viewer may see, those that came in without a rule first, then the newest. */
  readonly question: number;
  /** The same among those that shared searches alone bring in; null for the others. */
  readonly shared_question: number | null;
  readonly question_key: string;
  readonly origin: FieldOrigin | null;
  readonly search_id: string;
  readonly prompt_no: 1 | 2;
  readonly created_at: Date;
  readonly kind: SearchKind;
  readonly prompt: string;
  readonly prompt_key: string;
  readonly sector: Sector | null;
  readonly columns: ColumnId[];
  /** Mask of the columns that answered. */
  readonly answered: number;
  readonly user_id: string;
  readonly is_private: boolean;
  readonly is_taken_down: boolean;
  readonly is_sandbox: boolean;
}

/**
 * The searches of the questions that may be in a company's field, for this viewer, newest first: what lists it, what lists
 * enough of its peers, the questions of the viewer's discoveries of it, and those that the viewer added; without what the
 * viewer left out. Searches that only others see are left out. Shared questions are chosen without a look at private ones,
 * so that they are the same whatever the viewer asks in private. Throws BUSY.
 */
export async function findQuestions(
  services: Pick<ServiceContext, "heavyReads">,
  company: ViewedCompany,
  peers: readonly string[],
): Promise<readonly AskedRow[]> {
  const { viewer, domain } = company;
  const scopes = await readScopes(services, company);
  const listed =
    scopes.length === 0
      ? sql`select null::uuid as search_id, 1::smallint as prompt_no, 0::bigint as question_key, now() as created_at, true as is_public where false`
      : newestMentions(scopes, {
          columns: sql`search_id, prompt_no, question_key, created_at, is_public`,
          limit: MENTIONS,
        });
  return readHeavily(
    services,
    sql<AskedRow>`
      with peer as materialized (
        ${ofPeers(company, peers)}
      ), named as materialized (
        (select distinct on (question_key, is_public) search_id, prompt_no, null as origin, true as may_share
          from (${listed}) listing order by question_key, is_public, created_at desc, search_id)
        union all ${besidePeers(sql`is_public`, true)}
        union all ${besidePeers(sql`true`, false)}
        union all
        select test.run_id, 1, 'discovery', true from (
          select run_id from discoveries where user_id = ${viewer.userId} and domain = ${domain} and not is_draft
          order by created_at desc limit ${DISCOVERIES}
        ) discovery join discovery_tests test on test.discovery_id = discovery.run_id
      ), chosen as materialized (
        select kind, prompt_key, is_left_out from field_choices where user_id = ${viewer.userId} and domain = ${domain}
      ), question as materialized (
        select row_number() over (order by origin is null, newest desc, kind, prompt_key)::integer as question,
          case when newest_shared is not null then row_number() over (
            partition by newest_shared is null order by origin is null, newest_shared desc, kind, prompt_key
          ) end::integer as shared_question,
          kind, prompt_key, question_key(kind, prompt_key), origin
        from (
          select kind, prompt_key, max(created_at) as newest, max(created_at) filter (where is_shared) as newest_shared,
            min(origin) as origin
          from (
            select kind, case prompt_no when 2 then prompt2_key else prompt_key end as prompt_key, created_at, origin,
              may_share and not is_private and not is_taken_down as is_shared
            from named cross join lateral (
              select kind, prompt_key, prompt2_key, created_at, is_private, is_taken_down
              from searches where id = search_id offset 0
            ) search
            union all
            select question.kind, question.prompt_key, asked.created_at, 'added', not is_private and not is_taken_down
            from chosen question cross join lateral (${searchesOf(company)}) asked where not is_left_out
          ) found group by kind, prompt_key
        ) grouped
        where (kind, prompt_key) not in (select kind, prompt_key from chosen where is_left_out)
      )
      select asked.*, question.question, question.shared_question, question.origin, question.prompt_key, question.question_key, sources.answered
      from question cross join lateral (${searchesOf(company)}) asked
      cross join lateral (
        select answered from search_sources kept
        where kept.search_id = asked.search_id and kept.created_at = asked.created_at offset 0
      ) sources
      where question.question <= ${FIELD_QUESTIONS + 1} or question.shared_question <= ${FIELD_QUESTIONS + 1}
      order by asked.created_at desc, asked.search_id desc, asked.prompt_no
    `,
  );
}

/** SQL: the newest questions that list enough of the `peer` rows which `seen` lets through. */
function besidePeers(seen: RawBuilder<unknown>, mayShare: boolean): RawBuilder<unknown> {
  return sql`
    (select (array_agg(search_id order by ${NEWEST}))[1], (array_agg(prompt_no order by ${NEWEST}))[1], null, ${sql.lit(mayShare)}
      from peer where aggregated_rank <= ${FIRST_PLACES} and ${seen} group by question_key
      having count(distinct domain) >= ${PEERS_IN_QUESTION} order by max(created_at) desc, question_key limit ${FIELD_QUESTIONS})`;
}

/** SQL: the newest mentions of peers, in shared searches and in those that only the viewer sees. */
function ofPeers(company: ViewedCompany, peers: readonly string[]): RawBuilder<unknown> {
  const part = (seen: RawBuilder<unknown>) => sql`
    select newest.* from unnest(${[...peers]}::text[]) as peer (name) cross join lateral (
      select domain, search_id, prompt_no, question_key, created_at, aggregated_rank, is_public from company_mentions
      where domain = peer.name and ${seen} ${visible(company)} order by ${NEWEST} limit ${MENTIONS}
    ) newest`;
  return sql`${part(sql`is_public`)} union all ${part(sql`user_id = ${company.viewer.userId} and not is_public`)}`;
}

/** SQL: the newest searches of a question that everybody sees, and those that the viewer alone does. */
function searchesOf(company: ViewedCompany): RawBuilder<unknown> {
  const part = (promptNo: number, where: RawBuilder<unknown>) => sql`
    (select id as search_id, ${sql.lit(promptNo)}::smallint as prompt_no, created_at, kind,
      ${promptNo === 2 ? sql`prompt2` : sql`prompt`} as prompt, sector, columns, user_id, is_private, is_taken_down, is_sandbox
    from searches where ${where} and kind = question.kind ${visible(company)}
    order by created_at desc limit ${QUESTION_SEARCHES})`;
  return sql.join(
    [
      part(1, sql`prompt_key = question.prompt_key and not is_private`),
      part(1, sql`user_id = ${company.viewer.userId} and prompt_key = question.prompt_key and is_private`),
      part(2, sql`question.kind = 'comparison' and prompt2_key = question.prompt_key and not is_private`),
      part(
        2,
        sql`question.kind = 'comparison' and user_id = ${company.viewer.userId} and prompt2_key = question.prompt_key
          and is_private`,
      ),
    ],
    sql` union all `,
  );
}
