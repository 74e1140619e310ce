import { type Connection, sameSearchSql } from "@standings/database";
import { type OwnPlace, REPEATS_DAYS, REPEATS_MAX, type SearchKind } from "@standings/domain";
import { sql } from "kysely";
import type { Viewer } from "../request.ts";

interface AskedRow {
  readonly id: string;
  readonly kind: SearchKind;
  /** Runs of the same question, itself among them. */
  readonly ids: readonly string[];
  /** Text: a Date would lose the microseconds that find the mentions. */
  readonly times: readonly string[];
}

/**
 * Where the viewer's own company stands in these searches of theirs, by search id, with its places in their other runs of the
 * same question within a month. Runs count only when they asked the same models in the same way, and the same searched for
 * them: others are other measurements. Experts and viewers without a company have no places, nor do prompts that a discovery of another company
 * asked.
 */
export async function findOwnPlaces(
  db: Connection,
  viewer: Viewer,
  searches: readonly { readonly id: string }[],
): Promise<Map<string, OwnPlace>> {
  const ids = searches.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const domain = await readOwnDomain(db, viewer);
  if (domain === null) return new Map();
  const asked = await readAsked(db, viewer.userId, { ids, domain });
  const placeOf = await readPlaces(db, domain, asked);
  return new Map(asked.map((row) => [row.id, toPlace(row, placeOf)]));
}

/** The company that a viewer has named as theirs; null without one. */
export async function readOwnDomain(db: Connection, { userId }: Viewer): Promise<string | null> {
  const own = db
    .selectFrom("users")
    .innerJoin("brands", "brands.id", "users.company_brand_id")
    .select("brands.domain")
    .where("users.id", "=", userId);
  return (await own.executeTakeFirst())?.domain ?? null;
}

/** The searches with the runs that repeat them. */
async function readAsked(
  db: Connection,
  userId: string,
  { ids, domain }: { readonly ids: readonly string[]; readonly domain: string },
): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select s.id, s.kind, repeats.ids, repeats.times
    from searches s
    cross join lateral (
      select array_agg(id) as ids, array_agg(created_at::text) as times from (
        select e.id, e.created_at from searches e
        where e.id = s.id and e.created_at = s.created_at
        union all
        (select e.id, e.created_at from searches e
          where s.kind = 'company' and e.user_id = s.user_id and e.prompt_key = s.prompt_key and e.kind = s.kind
            -- One bound for the index: with two, PostgreSQL expects so few that it reads all that the user asked meanwhile.
            and e.created_at < s.created_at + make_interval(days => ${sql.lit(REPEATS_DAYS)})
            and s.created_at - e.created_at < make_interval(days => ${sql.lit(REPEATS_DAYS)})
            and e.id <> s.id and e.web_search = s.web_search
            and e.columns @> s.columns and e.columns <@ s.columns
            and ${sameSearchSql(sql`s.searched_by`, sql`e.searched_by`)}
          order by e.created_at desc limit ${sql.lit(REPEATS_MAX - 1)})
      ) e
    ) repeats
    where s.id = any(${[...ids]}::uuid[]) and s.user_id = ${userId} and s.kind <> 'expert'
      and not exists (
        select from discovery_tests test join discoveries asked on asked.run_id = test.discovery_id
        where test.run_id = s.id and asked.domain <> ${domain}
      )
  `.execute(db);
  return rows;
}

type PlaceOf = (searchId: string, promptNo: 1 | 2) => number | null;

/** Places of a company in the aggregates of searches. Their times are values, so that few partitions are planned for. */
async function readPlaces(db: Connection, domain: string, asked: readonly AskedRow[]): Promise<PlaceOf> {
  const ids = asked.flatMap((row) => row.ids);
  const times = asked.flatMap((row) => row.times);
  const { rows } = await sql<{ search_id: string; prompt_no: number; rank: number | null }>`
    select search_id, prompt_no, min(aggregated_rank) as rank from company_mentions
    where search_id = any(${ids}::uuid[]) and created_at = any(${times}::timestamptz[]) and domain = ${domain}
    group by search_id, prompt_no
  `.execute(db);
  const places = new Map(rows.map((row) => [`${row.search_id} ${row.prompt_no}`, row.rank]));
  return (searchId, promptNo) => places.get(`${searchId} ${promptNo}`) ?? null;
}

function toPlace({ id, kind, ids }: AskedRow, placeOf: PlaceOf): OwnPlace {
  if (kind === "comparison") return { ranks: [placeOf(id, 1), placeOf(id, 2)], repeats: null };
  if (ids.length < 2) return { ranks: [placeOf(id, 1)], repeats: null };
  const places = ids.map((run) => placeOf(run, 1));
  const listed = places.filter((place) => place !== null);
  return {
    ranks: [placeOf(id, 1)],
    repeats: {
      asked: ids.length,
      unlisted: places.length - listed.length,
      best: listed.length > 0 ? Math.min(...listed) : null,
      worst: listed.length > 0 ? Math.max(...listed) : null,
    },
  };
}
