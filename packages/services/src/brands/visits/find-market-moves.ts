import { setImmediate } from "node:timers/promises";
import {
  type AlertDetails,
  type BrandVisit,
  type Connection,
  isId,
  newId,
  readRunEvents,
} from "@standings/database";
import { BRAND_KEY, type ModelId } from "@standings/domain";
import { type Likeness, likenessOf, testMarket } from "@standings/statistics";
import type { JobPayload } from "../../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { stateOf } from "../../studies/study-run.ts";
import { readSilentChanges, type SilentChanges } from "../../weather/silent-changes.ts";
import { readCountedNames } from "../names/read-names.ts";
import { askedAt } from "./asked-at.ts";
import { readFor } from "./roll-up.ts";

/** Visits that are compared, the last two with the others (`proof.md` §10). */
export const VISITS_COMPARED = 12;
/** Fewer prompts and models of a label were never measured. */
const LEAST_PROMPTS = 4;
const LEAST_MODELS = 2;
/** Visits after which what is told of a label may be another move. */
const VISITS_OF_A_MOVE = 2;

type MarketMove = Extract<AlertDetails, { readonly type: "market" }>;

/**
 * Job: tells for each label of a visit's open prompts whether the other companies' order changed with the last two visits of its
 * market. It reads the answers of twelve visits, prompt by prompt, and lets others work in between. Done again, it changes nothing.
 */
export async function findMarketMoves(
  request: ServiceRequest,
  { visitId }: JobPayload<"find_market_moves">,
): Promise<void> {
  const { db } = requireSystem(request);
  const visits = await readVisits(db, visitId);
  const last = visits.at(-1);
  if (visits.length < VISITS_COMPARED || !last) return;
  const silent = await readSilentChanges(db, last.is_sandbox);
  const asked = await readAsked(db, visits);
  const told = await toldLately(db, visits);
  for (const [label, prompts] of Map.groupBy(asked, (prompt) => prompt.label)) {
    if (prompts.length < LEAST_PROMPTS || prompts.some(({ id }) => told.has(id))) continue;
    const move = await testLabel(db, { visits, label, prompts, silent });
    if (move === null) continue;
    await db
      .insertInto("brand_alerts")
      .values({
        ...{ id: newId(), brand_id: last.brand_id, visit_id: last.id, prompt_id: null, type: move.type },
        ...{ subject: `market/${last.id}/${label ?? ""}`, details: JSON.stringify(move), at: last.due_at },
      })
      .onConflict((conflict) => conflict.columns(["brand_id", "subject"]).doNothing())
      .execute();
  }
}

/** The last visits of the market up to this one, the oldest first; none of a visit that found nothing. */
async function readVisits(db: Connection, visitId: string): Promise<BrandVisit[]> {
  if (!isId(visitId)) return [];
  const visit = await db
    .selectFrom("brand_visits")
    .selectAll()
    .where("id", "=", visitId)
    .where("state", "=", "completed")
    .executeTakeFirst();
  if (!visit) return [];
  const newest = await db
    .selectFrom("brand_visits")
    .selectAll()
    .where("brand_id", "=", visit.brand_id)
    .where("market", "is not distinct from", visit.market)
    .where("state", "=", "completed")
    .where("due_at", "<=", visit.due_at)
    .orderBy("due_at", "desc")
    .orderBy("id", "desc")
    .limit(VISITS_COMPARED)
    .execute();
  return newest.reverse();
}

/** A prompt that is still asked, with what was answered at each of the visits. */
interface AskedPrompt {
  readonly id: string;
  readonly prompt: string;
  readonly label: string | null;
  readonly answered: readonly { readonly runId: string; readonly served: readonly (string | null)[] }[];
}

/** Open prompts that were answered at each of the visits. */
async function readAsked(db: Connection, visits: readonly BrandVisit[]): Promise<AskedPrompt[]> {
  const rows = await db
    .selectFrom("visit_prompts as asked")
    .innerJoin("brand_prompts as prompt", "prompt.id", "asked.prompt_id")
    .select(["prompt.id", "prompt.prompt", "prompt.label", "asked.visit_id", "asked.run_id", "asked.served"])
    .where(
      "asked.visit_id",
      "in",
      visits.map(({ id }) => id),
    )
    .where("asked.state", "=", "done")
    .where("prompt.kind", "=", "open")
    .where("prompt.removed_at", "is", null)
    .orderBy("prompt.position")
    .orderBy("prompt.id")
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own;
    const answered = visits.flatMap(({ id }) => {
      const row = own.find(({ visit_id }) => visit_id === id);
      return row?.run_id ? [{ runId: row.run_id, served: row.served }] : [];
    });
    return first && answered.length === visits.length
      ? [{ id: first.id, prompt: first.prompt, label: first.label, answered }]
      : [];
  });
}

/** Prompts of which a move was told at one of the visits before: what is found now is the same one. */
async function toldLately(db: Connection, visits: readonly BrandVisit[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("brand_alerts")
    .select("details")
    .where("type", "=", "market")
    .where(
      "visit_id",
      "in",
      visits.slice(-1 - VISITS_OF_A_MOVE, -1).map(({ id }) => id),
    )
    .execute();
  return new Set(rows.flatMap(({ details }) => (details.type === "market" ? details.promptIds : [])));
}

interface LabelToTest {
  readonly visits: readonly BrandVisit[];
  readonly label: string | null;
  readonly prompts: readonly AskedPrompt[];
  readonly silent: SilentChanges;
}

async function testLabel(
  db: Connection,
  { visits, label, prompts, silent }: LabelToTest,
): Promise<MarketMove | null> {
  const cells: (readonly [prompt: string, model: ModelId, likeness: Likeness])[] = [];
  for (const prompt of prompts)
    for (const [modelId, likeness] of await readCells(db, { visits, prompt, silent }))
      cells.push([prompt.id, modelId, likeness]);
  const [before, last] = [visits.at(-3), visits.at(-1)];
  const models = (last?.models ?? []).filter((modelId) => cells.some(([, own]) => own === modelId));
  if (models.length < LEAST_MODELS || new Set(cells.map(([prompt]) => prompt)).size < LEAST_PROMPTS)
    return null;
  const found = testMarket(cells.map(([, , likeness]) => likeness));
  if (!found?.hasMoved || !before || !last) return null;
  const [from, to] = [before.due_at.toISOString(), last.due_at.toISOString()];
  return { type: "market", label, from, to, models, promptIds: prompts.map(({ id }) => id) };
}

interface PromptToRead extends Pick<LabelToTest, "visits" | "silent"> {
  readonly prompt: AskedPrompt;
}

/** How alike the lists of a prompt's visits are, by model that answered each time in the same way. */
async function readCells(
  db: Connection,
  { visits, prompt, silent }: PromptToRead,
): Promise<(readonly [ModelId, Likeness])[]> {
  const [last] = visits.slice(-1);
  if (!last) return [];
  const { models } = last;
  const names = await readCountedNames(db, last.brand_id);
  const lists: (readonly string[][])[][] = models.map(() => []);
  for (const { runId } of prompt.answered) {
    const { answers } = stateOf(await readRunEvents(db, runId));
    const { read } = readFor(answers, models, { question: prompt.prompt, names });
    for (const [at, own] of lists.entries())
      own.push(read.filter(({ model }) => model === at).map(({ ranks }) => othersOf(ranks)));
  }
  const cells: (readonly [ModelId, Likeness])[] = [];
  for (const [at, modelId] of models.entries()) {
    if (!isOneVersion(modelId, { visits, prompt, silent })) continue;
    const likeness = likenessOf(lists[at] ?? []);
    if (likeness) cells.push([modelId, likeness]);
    await setImmediate();
  }
  return cells;
}

/** Whom an answer lists beside the brand, the best first. */
function othersOf(ranks: ReadonlyMap<string, number>): string[] {
  return [...ranks]
    .filter(([key]) => key !== BRAND_KEY)
    .sort(([, a], [, b]) => a - b)
    .map(([key]) => key);
}

/** Whether answers of a model come from one version, one search and one way at all visits; what is not known differs from nothing. */
function isOneVersion(modelId: ModelId, { visits, prompt, silent }: PromptToRead): boolean {
  const at = visits.map((visit) => ({ visit, model: visit.models.indexOf(modelId) }));
  const isOne = (values: readonly (string | null | undefined)[]) =>
    new Set(values.filter((value) => value !== null && value !== undefined)).size <= 1;
  return (
    isOne(
      at.map(({ visit, model }, nth) =>
        silent.versionOn(modelId, prompt.answered[nth]?.served[model] ?? modelId, askedAt(visit)),
      ),
    ) &&
    isOne(at.map(({ visit, model }) => visit.searched_by[model])) &&
    isOne(at.map(({ visit, model }) => visit.ways[model])) &&
    isOne(at.map(({ visit }) => String(visit.web_search)))
  );
}
