import type { Connection } from "@standings/database";
import {
  BRAND_KEY,
  type CompanyInPlainWords,
  competitorKey,
  type NamedEntry,
  type PlainAnswers,
  STANCES,
  type Stance,
} from "@standings/domain";
import { sql } from "kysely";
import { estimate, type Strata } from "./figures.ts";
import type { OverviewFigures } from "./overview-figures.ts";
import { countedModels, inList } from "./read-visits.ts";

type Row = Awaited<ReturnType<typeof readMentions>>[number];

/**
 * What plain answers of the last four weeks say of a brand and its competitors, over open questions (all where `counted` is null);
 * null where nothing was asked in plain words.
 */
export async function plainAnswersOf(
  db: Connection,
  figures: OverviewFigures,
  counted: readonly string[] | null,
): Promise<PlainAnswers | null> {
  const { brand, axis } = figures;
  const rows = await readMentions(db, axis.recent, counted);
  const ofCompany = Map.groupBy(rows, ({ company }) => company);
  const toCompany = (key: string, { name, domain }: NamedEntry): CompanyInPlainWords => ({
    key: key || domain,
    name,
    domain,
    isBrand: key === BRAND_KEY,
    ...addUp(figures, ofCompany.get(key) ?? []),
  });
  const answers = countIn(figures, ofCompany.get(BRAND_KEY) ?? [], "answers");
  if (answers === 0) return null;
  const others = brand.competitors.map((entry) => toCompany(competitorKey(entry), entry));
  return {
    answers,
    companies: [
      toCompany(BRAND_KEY, brand),
      ...others.sort((a, b) => b.named.value - a.named.value || (a.name < b.name ? -1 : 1)),
    ],
  };
}

function readMentions(
  db: Connection,
  visits: OverviewFigures["axis"]["recent"],
  counted: readonly string[] | null,
) {
  return db
    .selectFrom("visit_mentions")
    .selectAll()
    .where("visit_id", "=", inList(visits))
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
