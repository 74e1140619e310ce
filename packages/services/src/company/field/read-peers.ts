import { PUBLIC_SCOPE } from "@standings/database";
import { COMMON_QUESTIONS, choosePeers, type PeerCandidate } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { readHeavily } from "../../heavy-reads.ts";
import { takenDownCompanies } from "../../moderation/taken-down-companies.ts";
import { NEWEST, type ViewedCompany, visible } from "../visible-mentions.ts";

/** The newest mentions of a company that its questions are read from, and those of a candidate. */
const OWN_MENTIONS = 500;
const THEIR_MENTIONS = 1_000;
/** Companies in most of the same questions, which the peers are chosen from. */
const CANDIDATES = 40;
/** Questions that are counted one by one; the ratio hardly changes when there are more. */
const COUNTED_QUESTIONS = 100_000;

/** A company's peers, nearest first, and the companies that they were chosen from. */
export interface ChosenPeers {
  readonly peers: readonly string[];
  readonly candidates: readonly string[];
}

interface Row extends PeerCandidate {
  readonly own: number;
  readonly all: number;
}

/**
 * Domains of a company's peers over the shared questions. A candidate's questions are counted over its
 * newest mentions, and scaled to all of them. Throws BUSY.
 */
export async function readPeers(
  services: Pick<ServiceContext, "heavyReads">,
  { settings, domain }: Omit<ViewedCompany, "viewer">,
): Promise<ChosenPeers> {
  const seen = visible({ settings });
  const rows = await readHeavily(
    services,
    sql<Row>`
      with own as materialized (
        select question_key, search_id, created_at, prompt_no from company_mentions
        where domain = ${domain} and is_public ${seen} order by ${NEWEST} limit ${OWN_MENTIONS}
      ), asked as materialized (
        select distinct question_key from own
      ), near as materialized (
        select other.domain from own cross join lateral (
          select domain from company_mentions kept
          where kept.search_id = own.search_id and kept.created_at = own.created_at
            and kept.prompt_no = own.prompt_no and kept.domain <> ${domain} offset 0
        ) other
        where other.domain <> all (array(${takenDownCompanies()}))
        group by 1 having count(distinct own.question_key) >= ${COMMON_QUESTIONS}
        order by count(distinct own.question_key) desc, 1 limit ${CANDIDATES}
      )
      select near.domain, counted.both, (select count(*)::integer from asked) as own,
        -- Of those that were read, so many are different questions; the same part of all.
        (counted.theirs * greatest(1, kept.searches::double precision / nullif(counted.read, 0)))::integer as theirs,
        (select count(*)::integer from (select from asked_questions where kind <> 'expert' ${seen} limit ${COUNTED_QUESTIONS}) questions) as "all"
      from near cross join lateral (
        select count(*)::integer as read, count(distinct question_key)::integer as theirs,
          count(distinct question_key) filter (where question_key in (select question_key from asked))::integer as both
        from (
          select question_key from company_mentions newest
          where newest.domain = near.domain and is_public ${seen} order by ${NEWEST} limit ${THEIR_MENTIONS}
        ) newest
      ) counted
      cross join lateral (
        select case when counted.read < ${THEIR_MENTIONS} then counted.read else coalesce((
          select sum(searches)::integer from counted_companies
          where scope = ${PUBLIC_SCOPE} and counted_companies.domain = near.domain ${seen}
        ), counted.read) end as searches
      ) kept
    `,
  );
  const [first] = rows;
  return { peers: first ? choosePeers(rows, first) : [], candidates: rows.map((row) => row.domain) };
}
