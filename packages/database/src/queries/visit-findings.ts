import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../database.ts";
import { prepare } from "../prepared.ts";
import type {
  VisitFiguresTable,
  VisitMentionsTable,
  VisitSearchesTable,
  VisitSourcesTable,
} from "../tables/brands.ts";

/** A prompt of a visit. */
export interface PromptOfVisit {
  readonly brand_id: string;
  readonly visit_id: string;
  readonly prompt_id: string;
}

/** What the answers to a prompt of a visit add up to: rows without the prompt, of every other column; JSON as values. */
export interface VisitFindings {
  /** The prompt's own sums. */
  readonly asked: object;
  readonly figures: readonly object[];
  readonly mentions: readonly object[];
  readonly sources: readonly object[];
  readonly searches: readonly object[];
}

/** JSON, but for ids. */
type FindingsValues = { readonly [Name in keyof (PromptOfVisit & VisitFindings)]: string };

/** Keeps what was found of a prompt of which nothing is kept, in one statement; the prompt is done then. */
export async function keepVisitFindings(
  db: Connection,
  of: PromptOfVisit,
  { asked, figures, mentions, sources, searches }: VisitFindings,
): Promise<void> {
  const rows = (found: readonly object[]) => JSON.stringify(found.map((row) => ({ ...of, ...row })));
  await findingsStatement(db, {
    ...of,
    asked: JSON.stringify(asked),
    figures: rows(figures),
    mentions: rows(mentions),
    sources: rows(sources),
    searches: rows(searches),
  });
}

const SUMS = [
  "served",
  "ways",
  "answers",
  "naming",
  "points",
  "companies",
  "missed",
  "standing",
  "searched",
] as const;

/** Every column of a table but the prompt: one that is left out would be kept for nobody. */
function columnsOf<Table>(columns: Readonly<Record<Exclude<keyof Table, keyof PromptOfVisit>, true>>) {
  return Object.keys(columns);
}

const FIGURES = columnsOf<VisitFiguresTable>({
  ...{ company: true, answers: true, listed: true, points: true, squares: true, place: true, called: true },
});
const MENTIONS = columnsOf<VisitMentionsTable>({
  ...{ company: true, answers: true, named: true, contrast: true, avoided: true, absent: true, called: true },
});
const SOURCES = columnsOf<VisitSourcesTable>({
  ...{ domain: true, answers: true, with_brand: true, missed: true, models: true, lists: true, pages: true },
});
const SEARCHES = columnsOf<VisitSearchesTable>({ model_id: true, searched: true, told: true, queries: true });

const findingsStatement = prepare<FindingsValues>("keep_visit_findings")((db, values) =>
  db
    .with("figures", () => inserted("visit_figures", FIGURES, values.figures))
    .with("mentions", () => inserted("visit_mentions", MENTIONS, values.mentions))
    .with("sources", () => inserted("visit_sources", SOURCES, values.sources))
    .with("searches", () => inserted("visit_searches", SEARCHES, values.searches))
    .updateTable("visit_prompts")
    .from(sql`json_populate_record(null::visit_prompts, ${values.asked}::json)`.as("sums"))
    .set({ state: "done", ...Object.fromEntries(SUMS.map((column) => [column, sql.ref(`sums.${column}`)])) })
    .where("visit_prompts.visit_id", "=", sql<string>`${values.visit_id}::uuid`)
    .where("visit_prompts.prompt_id", "=", sql<string>`${values.prompt_id}::uuid`),
);

/** Its columns are named: one that a later migration adds has its default. */
function inserted(table: string, columns: readonly string[], rows: RawBuilder<string>) {
  const all = sql.join(["brand_id", "visit_id", "prompt_id", ...columns].map((column) => sql.ref(column)));
  return sql<{ prompt_id: string }>`(
    insert into ${sql.table(table)} (${all})
    select ${all} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)
    returning prompt_id)`;
}
