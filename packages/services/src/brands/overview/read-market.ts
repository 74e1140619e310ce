import { type Brand, type Connection, EVERYBODY } from "@standings/database";
import {
  BRAND_KEY,
  type BrandPrompt,
  GEOS,
  type Market,
  type MarketCell,
  type MarketColumn,
  type ModelId,
  marketCodeOf,
  mostOf,
  NO_MARKET,
  promptsIn,
  readWay,
  type StratumKind,
  type TopicCell,
  type TopicForm,
  type WayOfModels,
} from "@standings/domain";
import { addSums, type Sums } from "@standings/statistics";
import type { StratumOfMembers } from "../../studies/topic-findings.ts";
import { openPrompts } from "../keep-kinds.ts";
import { readPrompts } from "../read-brand.ts";
import { panelOf, readOver, readTracked } from "../topics/get-tracked-topics.ts";
import { estimate, strataOf } from "./figures.ts";
import { readStandings, type Standing } from "./prompt-rows.ts";
import { readSources } from "./read-sources.ts";
import {
  type Axis,
  type FigureRow,
  inList,
  type ReadVisit,
  readAxis,
  readFigures,
  readNamedFigures,
  readTotals,
} from "./read-visits.ts";

/** Leaders and sources that a market names. */
const SHOWN = 3;

/** One market of a brand, over its last four weeks. */
export interface OneMarket {
  readonly code: string;
  readonly column: Omit<MarketColumn, "difference">;
  /** By pair, in the order of its prompts. */
  readonly pairs: ReadonlyMap<string, OnePrompt>;
  /** By name. */
  readonly topics: readonly OneTopic[];
}

export interface OnePrompt {
  readonly cell: Omit<MarketCell, "difference">;
  /** By model, and by who searches for it. */
  readonly sums: ReadonlyMap<string, Sums>;
}

export interface OneTopic {
  readonly name: string;
  readonly form: TopicForm;
  readonly cell: Omit<TopicCell, "difference">;
  readonly kind: StratumKind;
  readonly strata: readonly StratumOfMembers[];
  /** The models of each wording, in their order, with who searches for each. */
  readonly models: readonly string[];
}

export async function readMarketOf(
  db: Connection,
  brand: Brand,
  { market, webSearch }: { readonly market: Market; readonly webSearch: boolean | null },
): Promise<OneMarket> {
  const code = marketCodeOf(market) ?? NO_MARKET;
  const axis = await readAxis(db, brand, { market: code, span: "12w", model: null, label: null, webSearch });
  const { recent } = axis;
  const counted = await openPrompts(db, brand, market, null);
  const visits = new Map(recent.map((visit) => [visit.id, visit]));
  const isCounted = (id: string) => counted === null || counted.includes(id);
  const read = await readFigures(db, brand.id, { visits: recent, whole: [] });
  const rows = read.filter(({ company, prompt_id }) => company === BRAND_KEY && isCounted(prompt_id));
  const tracked = await readTracked(db, brand.id, axis);
  const isPlain = tracked.some(({ form }) => form === "natural");
  const rowsOf = {
    list: rows,
    natural: isPlain ? await readNamedFigures(db, brand.id, recent) : [],
  };
  const standings = await readStandings(db, recent, null);
  const prompts = promptsIn(await readPrompts(db, brand.id), market);
  const asked = await readWays(db, recent);
  const byPrompt = Map.groupBy(rows, ({ prompt_id }) => prompt_id);
  const sources = await readSources(db, recent, counted, { order: "answers", limit: SHOWN });
  const all = addSums([...sumsOf(rows, visits).values()]);
  return {
    code,
    column: {
      market,
      answers: all.n,
      listedIn: all.sum,
      listed: estimate(strataOf(rows, visits, null, "listed")),
      ways: waysOf(recent.slice(-1)),
      leaders: await leadersOf(db, brand, { recent, counted, standings, isCounted, asked: rows.length }),
      sources: sources.map(({ domain, answers }) => ({ domain, answers })),
    },
    pairs: new Map(
      prompts
        .filter(({ kind }) => kind === "open")
        .map(({ id, prompt, pairId }): [string, OnePrompt] => {
          const own = byPrompt.get(id) ?? [];
          const sums = sumsOf(own, visits);
          const { n: answers, sum: listedIn } = addSums([...sums.values()]);
          const place = standings.get(id)?.entries.findIndex(({ key }) => key === BRAND_KEY) ?? -1;
          const cell = {
            ...{ promptId: id, prompt, place: place === -1 ? null : place + 1, answers, listedIn },
            listed: estimate(strataOf(own, visits, null, "listed")),
            ways: waysOf(asked.get(id) ?? []),
          };
          return [pairId, { cell, sums }];
        }),
    ),
    topics: tracked.map((topic) => toTopic(topic, { prompts, rows: rowsOf[topic.form], axis, asked })),
  };
}

interface AskedIn {
  readonly prompts: readonly BrandPrompt[];
  readonly rows: readonly FigureRow[];
  readonly axis: Axis;
  readonly asked: ReadonlyMap<string, readonly Told[]>;
}

function toTopic(
  { topic_id: topicId, name, form, members, strata: kind }: Awaited<ReturnType<typeof readTracked>>[number],
  { asked, ...found }: AskedIn,
): OneTopic {
  const { recent } = found.axis;
  const panel = panelOf({ members, strata: kind, ...found });
  const { answers, listedIn, figure, models, strata } = readOver(panel, recent);
  const wordings = [...panel.members.keys()];
  const cell = {
    ...{ topicId, wordings: wordings.length, answers, foundIn: listedIn, figure },
    ways: form === "list" ? waysOf(wordings.flatMap((id) => asked.get(id) ?? [])) : [],
  };
  return {
    ...{ name, form, cell, kind, strata },
    models: models.map((modelId) => keyOfModel(modelId, searcherOf(recent, modelId))),
  };
}

/** Answers that list the brand, by model and by who searches for it: markets are told in other ways, so that these may differ. */
function sumsOf(rows: readonly FigureRow[], visits: ReadonlyMap<string, ReadVisit>): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const { visit_id, answers, listed } of rows) {
    const visit = visits.get(visit_id);
    for (const [place, modelId] of visit?.models.entries() ?? []) {
      const key = keyOfModel(modelId, visit?.searched_by[place]);
      const [n, sum] = [answers[place] ?? 0, listed[place] ?? 0];
      const before = sums.get(key);
      sums.set(key, addSums([...(before ? [before] : []), { n, sum, squares: sum }]));
    }
  }
  return sums;
}

function keyOfModel(modelId: string, searchedBy: string | null | undefined): string {
  return `${modelId} ${searchedBy ?? ""}`;
}

/** Who searches for a model: the same in all visits that count together. */
function searcherOf(recent: readonly ReadVisit[], modelId: ModelId): string | null {
  const visit = recent.findLast(({ models }) => models.includes(modelId));
  return visit?.searched_by[visit.models.indexOf(modelId)] ?? null;
}

type Told = Pick<ReadVisit, "models" | "ways">;

/** How models were told the market when each prompt was asked last, by prompt. */
async function readWays(db: Connection, recent: readonly ReadVisit[]): Promise<Map<string, Told[]>> {
  if (recent.length === 0) return new Map();
  const rows = await db
    .selectFrom("visit_prompts as asked")
    .innerJoin("brand_visits as visit", "visit.id", "asked.visit_id")
    .select(["asked.prompt_id", "asked.ways", "visit.models"])
    .where("asked.visit_id", "=", inList(recent))
    .where("asked.state", "=", "done")
    .orderBy("visit.due_at")
    .execute();
  return new Map(rows.map(({ prompt_id, ways, models }) => [prompt_id, [{ ways, models }]]));
}

/** Models by how most of the questions told them the market. */
function waysOf(asked: readonly Told[]): WayOfModels[] {
  const told = asked.flatMap(({ models, ways }) =>
    models.flatMap((modelId, place) => {
      const geo = readWay(ways[place])?.geo;
      return geo ? [{ modelId, geo }] : [];
    }),
  );
  const byModel = new Map<ModelId, string | null>(
    [...Map.groupBy(told, ({ modelId }) => modelId)].map(([modelId, some]) => [
      modelId,
      mostOf(some.map(({ geo }) => geo)),
    ]),
  );
  return GEOS.flatMap((geo) => {
    const modelIds = [...byModel].flatMap(([modelId, one]) => (one === geo ? [modelId] : []));
    return modelIds.length > 0 ? [{ geo, modelIds }] : [];
  });
}

interface StandingsOf {
  readonly recent: readonly ReadVisit[];
  readonly counted: readonly string[] | null;
  readonly standings: ReadonlyMap<string, Standing>;
  readonly isCounted: (promptId: string) => boolean;
  /** Prompts of all visits together. */
  readonly asked: number;
}

/** Who has the most points in the lists of a market: a standing's points are of an average answer. */
async function leadersOf(
  db: Connection,
  brand: Brand,
  { recent, counted, standings, isCounted, asked }: StandingsOf,
): Promise<MarketColumn["leaders"]> {
  const totals = await readTotals(db, brand.id, recent, counted);
  const everybody = totals.filter(({ company }) => company === EVERYBODY);
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const answers = sum(everybody.flatMap((row) => row.answers));
  const all = (asked * sum(everybody.flatMap(({ points }) => points))) / Math.max(1, answers);
  const byKey = new Map<string, { name: string; domain: string; points: number }>();
  for (const [promptId, { entries }] of standings)
    for (const { key, name, domain, points } of isCounted(promptId) ? entries : [])
      byKey.set(key, { name, domain, points: (byKey.get(key)?.points ?? 0) + points });
  return [...byKey]
    .filter(([, { points }]) => points > 0)
    .sort(([, a], [, b]) => b.points - a.points || (a.name < b.name ? -1 : 1))
    .slice(0, SHOWN)
    .map(([key, { name, domain, points }]) => ({
      ...(key === BRAND_KEY ? { name: brand.name, domain: brand.domain } : { name, domain }),
      isBrand: key === BRAND_KEY,
      voice: all === 0 ? 0 : Math.min(1, points / all),
    }));
}
