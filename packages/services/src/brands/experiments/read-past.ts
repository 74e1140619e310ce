import type { Connection } from "@standings/database";
import {
  BRAND_KEY,
  type ExperimentPlan,
  type ModelId,
  type Outcome,
  type SearchedBy,
} from "@standings/domain";
import type { Cell } from "@standings/statistics";
import { sql } from "kysely";
import { readSilentChanges, type SilentChanges } from "../../weather/silent-changes.ts";
import { withKnownSearches } from "../overview/read-visits.ts";
import { askedAt } from "../visits/asked-at.ts";
import { PAST_WEEKS } from "./curves.ts";
import { dayOf, weekOfDay } from "./weeks.ts";

/** What a model answered to a prompt in a week, with the sums that its mean is made of (1 is the first place, or listed). */
export interface WeekCell extends Cell {
  readonly modelId: ModelId;
  readonly sum: number;
  readonly squares: number;
  readonly isSandbox: boolean;
}

export interface PastVisit {
  readonly id: string;
  readonly dueAt: Date;
  /** When it was asked, in the plan's time zone. */
  readonly day: string;
  readonly week: number;
}

/** Visits of one market at which a model answered a prompt of the plan, the oldest first, and what they found. */
export interface Past {
  readonly visits: readonly PastVisit[];
  readonly cells: (outcome: Outcome) => WeekCell[];
}

interface Row {
  readonly visit_id: string;
  readonly due_at: Date;
  readonly began_at: Date;
  readonly models: ModelId[];
  readonly is_sandbox: boolean;
  readonly web_search: boolean;
  readonly searched_by: (SearchedBy | null)[];
  readonly ways: (string | null)[];
  readonly prompt_id: string;
  readonly served: (string | null)[];
  readonly answers: number[];
  readonly listed: number[];
  readonly points: number[];
  readonly squares: number[];
}

export interface WantedPast extends Pick<ExperimentPlan, "brandId" | "market" | "timeZone" | "models"> {
  readonly promptIds: readonly string[];
  /** Only the last visited weeks before this Monday that an experiment reads; all where it is left out. */
  readonly before?: string;
}

/** A cell while it is added up. */
type Filling = { -readonly [Part in keyof WeekCell]: WeekCell[Part] };

/** The brand itself in the answers to some prompts at all visits of one market that have ended; daily visits are pooled by week. */
export async function readPast(
  db: Connection,
  { brandId, market, timeZone, models, promptIds, before }: WantedPast,
): Promise<Past> {
  const askedOn = sql`greatest(due_at, began_at) at time zone ${timeZone}`;
  const isBefore = sql<boolean>`(${askedOn})::date < ${before ?? "infinity"}::date`;
  const first =
    before === undefined
      ? sql`'-infinity'`
      : sql`(
          select min(week.due_at) from (
            select min(due_at) as due_at from brand_visits
            where brand_id = ${brandId} and market is not distinct from ${market} and state = 'completed' and ${isBefore}
            group by date_trunc('week', ${askedOn}) order by 1 desc limit ${PAST_WEEKS}
          ) as week
        )`;
  const { rows } = await sql<Row>`
    select visit.id as visit_id, visit.due_at, visit.began_at, visit.models, visit.is_sandbox, visit.web_search, visit.searched_by, visit.ways,
      asked.prompt_id, asked.served, figure.answers, figure.listed, figure.points, figure.squares
    from brand_visits visit
      join visit_prompts asked on asked.visit_id = visit.id
      join visit_figures figure on figure.brand_id = visit.brand_id and figure.company = ${BRAND_KEY}
        and figure.visit_id = visit.id and figure.prompt_id = asked.prompt_id
    where visit.brand_id = ${brandId} and visit.market is not distinct from ${market}
      and visit.state = 'completed' and asked.prompt_id = any (${[...promptIds]}::uuid[])
      and visit.due_at >= ${first} and ${isBefore}
    order by visit.due_at, visit.id, asked.position
  `.execute(db);
  const answered = withKnownSearches(rows.filter(({ answers }) => answers.some((count) => count > 0)));
  const visits = new Map<string, PastVisit>();
  for (const visit of answered) {
    const { visit_id: id, due_at: dueAt } = visit;
    if (visits.has(id)) continue;
    const day = dayOf(askedAt(visit), timeZone);
    visits.set(id, { id, dueAt, day, week: weekOfDay(day) });
  }
  const { versionOn } = await readSilentChanges(db, answered.at(-1)?.is_sandbox ?? false);
  return {
    visits: [...visits.values()],
    cells: (outcome) => pool(answered, { visits, models, outcome, versionOn }),
  };
}

interface Pooling {
  readonly visits: ReadonlyMap<string, PastVisit>;
  readonly models: readonly ModelId[];
  readonly outcome: Outcome;
  readonly versionOn: SilentChanges["versionOn"];
}

/** One cell for each prompt, model, version and week. A version is who served it, and since which silent change, who searched for it, and how it was asked. */
function pool(rows: readonly Row[], { visits, models, outcome, versionOn }: Pooling): WeekCell[] {
  const cells = new Map<string, Filling>();
  for (const row of rows) {
    const { week = 0 } = visits.get(row.visit_id) ?? {};
    for (const [place, modelId] of row.models.entries()) {
      const answers = row.answers[place] ?? 0;
      if (answers === 0 || !models.includes(modelId)) continue;
      const isScore = outcome === "score";
      const sum = (isScore ? row.points[place] : row.listed[place]) ?? 0;
      const squares = (isScore ? row.squares[place] : row.listed[place]) ?? 0;
      const search = row.web_search ? (row.searched_by[place] ?? "") : "off";
      const version = versionOn(modelId, row.served[place] ?? modelId, askedAt(row));
      const epoch = [version, search, row.ways[place] ?? ""].join(" ");
      const key = `${row.prompt_id} ${modelId} ${week} ${epoch}`;
      const none = { answers: 0, sum: 0, squares: 0, value: 0, isSandbox: false };
      const cell: Filling = cells.get(key) ?? { promptId: row.prompt_id, modelId, epoch, week, ...none };
      cell.answers += answers;
      cell.sum += sum;
      cell.squares += squares;
      cell.value = (100 * cell.sum) / cell.answers;
      cell.isSandbox ||= row.is_sandbox;
      cells.set(key, cell);
    }
  }
  return [...cells.values()];
}
