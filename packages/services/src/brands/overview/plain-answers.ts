import type { Connection } from "@standings/database";
import {
  BRAND_KEY,
  type CompanyInPlainWords,
  competitorKey,
  type Estimate,
  type NamedEntry,
  type PlainAnswers,
  STANCES,
  type Stance,
} from "@standings/domain";
import { sql } from "kysely";
import { estimate, type Strata } from "./figures.ts";
import type { OverviewFigures } from "./overview-figures.ts";
import { countedModels, inList, type ReadVisit, windowOf } from "./read-visits.ts";

type Row = Awaited<ReturnType<typeof readMentions>>[number];

/**
 * What plain answers of the last four weeks say of a brand and its competitors, and how often those of each visit of the span name
 * the brand, over open questions (all where `counted` is null); null where nothing was asked in plain words.
 */
export async function plainAnswersOf(
  db: Connection,
  figures: OverviewFigures,
  counted: readonly string[] | null,
): Promise<PlainAnswers | null> {
  const { brand, axis } = figures;
  const ofVisits = Map.groupBy(await readMentions(db, figures, counted), ({ visit_id }) => visit_id);
  const rowsIn = (visits: readonly ReadVisit[]) => visits.flatMap(({ id }) => ofVisits.get(id) ?? []);
  const ofCompany = Map.groupBy(rowsIn(axis.recent), ({ company }) => company);
  const toCompany = (key: string, { name, domain }: NamedEntry): CompanyInPlainWords => ({
    key: key || domain,
    name,
    domain,
    isBrand: key === BRAND_KEY,
    ...addUp(figures, ofCompany.get(key) ?? []),
  });
  const answers = countIn(figures, ofCompany.get(BRAND_KEY) ?? [], "answers");
  if (answers === 0) return null;
  const shareIn = (visits: readonly ReadVisit[]): Estimate | null => {
    const own = rowsIn(visits).filter(({ company }) => company === BRAND_KEY);
    return countIn(figures, own, "answers") === 0 ? null : addUp(figures, own).named;
  };
  const others = brand.competitors.map((entry) => toCompany(competitorKey(entry), entry));
  return {
    answers,
    companies: [
      toCompany(BRAND_KEY, brand),
      ...others.sort((a, b) => b.named.value - a.named.value || (a.name < b.name ? -1 : 1)),
    ],
    byVisit: axis.visits.map((visit) => shareIn([visit])?.value ?? null),
    line: axis.visits.map((visit) => shareIn(windowOf(axis.visits, visit))),
  };
}

/** Of the brand in the whole span, of its competitors in the last four weeks. */
function readMentions(db: Connection, { axis }: OverviewFigures, counted: readonly string[] | null) {
  return db
    .selectFrom("visit_mentions")
    .selectAll()
    .where((eb) =>
      eb.or([
        eb("visit_id", "=", inList(axis.recent)),
        eb.and([eb("visit_id", "=", inList(axis.visits)), eb("company", "=", BRAND_KEY)]),
      ]),
    )
    .$if(counted !== null, (some) =>
      some.where(sql<boolean>`prompt_id = any (${[...(counted ?? [])]}::uuid[])`),
    )
    .execute();
}

/** Share named over the strata of prompts and models, as lists have them; and how often each stance is the best. */
function addUp(
  figures: OverviewFigures,
  rows: readonly Row[],
): Pick<CompanyInPlainWords, "named" | "stances"> {
  const strata: Strata = new Map();
  const numbers = new Map<string, number>();
  for (const row of rows) {
    const visit = figures.visits.get(row.visit_id);
    for (const place of visit ? countedModels(visit, figures.filters.model) : []) {
      const n = row.answers[place] ?? 0;
      if (n === 0) continue;
      const id = `${row.prompt_id} ${visit?.models[place]}`;
      const number = numbers.get(id) ?? numbers.size;
      numbers.set(id, number);
      const before = strata.get(number) ?? { n: 0, sum: 0, squares: 0 };
      const named = row.named[place] ?? 0;
      strata.set(number, {
        n: before.n + n,
        sum: before.sum + named,
        squares: before.squares + named,
      });
    }
  }
  return {
    named: estimate(strata),
    stances: Object.fromEntries(STANCES.map((stance) => [stance, countIn(figures, rows, stance)])) as Record<
      Stance,
      number
    >,
  };
}

function countIn(
  { visits, filters }: OverviewFigures,
  rows: readonly Row[],
  counted: Stance | "answers",
): number {
  return rows.reduce((sum, row) => {
    const visit = visits.get(row.visit_id);
    const places = visit ? countedModels(visit, filters.model) : [];
    return places.reduce((all, place) => all + (row[counted][place] ?? 0), sum);
  }, 0);
}
