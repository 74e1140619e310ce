import type { Brand, Connection } from "@standings/database";
import {
  BRAND_KEY,
  type BrandFilters,
  type BrandPrompt,
  type Change,
  LEAST_ANSWERS,
  type ModelId,
  marketCodeOf,
  promptKey,
  SPARSE_BELOW,
  STEPWISE_LEVEL,
  type StratumKind,
  type TopicFigure,
  type TopicMember,
  type TrackedTopic,
} from "@standings/domain";
import { changeOfTopic } from "@standings/statistics";
import { requireScope, type ServiceRequest } from "../../request.ts";
import {
  type MemberAnswers,
  type StratumOfMembers,
  strataOfMembers,
  toFigure,
  wordingPartOf,
} from "../../studies/topic-findings.ts";
import { readWordings } from "../../topics/own-topic.ts";
import type { OfBrand } from "../change-brand.ts";
import { asksIn } from "../markets.ts";
import {
  type Axis,
  type FigureRow,
  hasOtherSearch,
  type ReadVisit,
  readAxis,
  readFigures,
  readNamedFigures,
  windowOf,
} from "../overview/read-visits.ts";
import { findBrand, readShownPrompts } from "../read-brand.ts";

export interface TrackedTopicsView extends OfBrand, Pick<BrandFilters, "market" | "span" | "webSearch"> {}

/**
 * The topics that visits of a brand of the viewer ask in one market, by name, each with how often the brand is listed, or named in
 * plain answers, however buyers ask, in the last four weeks and at each visit (`names-claims-topics-markets.md` §3.3). Throws BRAND_NOT_FOUND or INVALID_MARKET.
 */
export async function getTrackedTopics(
  request: ServiceRequest,
  { brandId, ...view }: TrackedTopicsView,
): Promise<TrackedTopic[]> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const axis = await readAxis(db, brand, { ...view, model: null, label: null });
  const topics = await readTracked(db, brand.id, axis);
  if (topics.length === 0) return [];
  const prompts = await readShownPrompts(db, brand, axis);
  const figures = await readFigures(db, brand.id, { visits: axis.visits, whole: [] });
  const rowsOf = {
    list: figures.filter(({ company }) => company === BRAND_KEY),
    natural: topics.some(({ form }) => form === "natural")
      ? await readNamedFigures(db, brand.id, axis.visits)
      : [],
  };
  const isAsked = asksIn(brand, axis.market);
  const askedKeys = new Set(prompts.map(({ prompt }) => promptKey(prompt, axis.market)));
  const tracked: TrackedTopic[] = [];
  for (const { topic_id, name, form, version, label, members, strata } of topics) {
    const panel = panelOf({ members, strata, prompts, rows: rowsOf[form], axis });
    tracked.push({
      ...{ topicId: topic_id, name, form, version, label },
      isNewest: await isNewest(db, topic_id, members),
      wordings: members.length,
      ...figuresOf(panel, axis),
      asked: isAsked ? panel.members.size : 0,
      missing: isAsked
        ? members.filter(({ prompt }) => !askedKeys.has(promptKey(prompt, axis.market))).length
        : 0,
    });
  }
  return tracked;
}

/** The topics that visits of a brand ask in a market, by name, with the wordings that are frozen. */
export function readTracked(db: Connection, brandId: string, { market }: Pick<Axis, "market">) {
  return db
    .selectFrom("tracked_topics as tracked")
    .innerJoin("topics as topic", "topic.id", "tracked.topic_id")
    .innerJoin("topic_versions as frozen", (join) =>
      join.onRef("frozen.topic_id", "=", "tracked.topic_id").onRef("frozen.version", "=", "tracked.version"),
    )
    .select(["tracked.topic_id", "tracked.version", "tracked.label", "topic.name", "topic.form"])
    .select(["members", "strata"])
    .where("tracked.brand_id", "=", brandId)
    .where("topic.market", "is not distinct from", marketCodeOf(market))
    .orderBy("topic.name")
    .orderBy("topic.id")
    .execute();
}

/** Prompts of a brand that are wordings of a topic that its visits ask in a market; none of another topic. */
export async function readPromptsOfTopic(
  db: Connection,
  brand: Brand,
  axis: Pick<Axis, "market" | "visits">,
  topicId: string,
): Promise<string[]> {
  const topic = (await readTracked(db, brand.id, axis)).find(({ topic_id }) => topic_id === topicId);
  if (!topic) return [];
  const prompts = await readShownPrompts(db, brand, axis);
  return [...panelOf({ ...topic, prompts, rows: [], axis }).members.keys()];
}

/** Whether a version has the wordings that are in today, at their levels. */
async function isNewest(db: Connection, topicId: string, members: readonly TopicMember[]): Promise<boolean> {
  const now = (await readWordings(db, topicId)).filter(({ state }) => state === "in");
  const named = (wordings: readonly { readonly id: string; readonly level: string }[]) =>
    wordings
      .map(({ id, level }) => `${id} ${level}`)
      .sort()
      .join();
  return named(now) === named(members.map(({ wordingId, level }) => ({ id: wordingId, level })));
}

/** The wordings of a version that are asked, with what visits found of them. */
export interface Panel {
  readonly strata: StratumKind;
  readonly isWeighted: boolean;
  readonly members: ReadonlyMap<string, TopicMember>;
  readonly rows: readonly FigureRow[];
}

interface PanelOf extends Pick<Panel, "strata" | "rows"> {
  readonly members: readonly TopicMember[];
  readonly prompts: readonly Pick<BrandPrompt, "id" | "prompt" | "kind">[];
  readonly axis: Pick<Axis, "market">;
}

export function panelOf({ members, strata, prompts, rows, axis: { market } }: PanelOf): Panel {
  const byKey = new Map(members.map((member) => [promptKey(member.prompt, market), member]));
  const asked = prompts.flatMap(({ id, prompt, kind }): [string, TopicMember][] => {
    const member = kind === "open" ? byKey.get(promptKey(prompt, market)) : undefined;
    return member ? [[id, member]] : [];
  });
  const ofPrompts = new Map(asked);
  return {
    strata,
    isWeighted: members.every(({ weight }) => weight !== null),
    members: ofPrompts,
    rows: rows.filter(({ prompt_id }) => ofPrompts.has(prompt_id)),
  };
}

function figuresOf(
  panel: Panel,
  axis: Axis,
): Pick<TrackedTopic, "visits" | "answers" | "models" | "leftOut" | "figure" | "change" | "line"> {
  const { answers, models, leftOut, figure } = readOver(panel, axis.recent);
  return {
    visits: axis.recent.filter((visit) => hasAskedEnough(panel, visit)).length,
    answers,
    models,
    leftOut,
    figure: figure && { ...figure, wordingPart: wordingPartOf(figure) },
    change: changeOf(panel, axis),
    line: axis.visits.map((visit) => ({
      at: visit.due_at.toISOString(),
      figure: readOver(panel, windowOf(axis.visits, visit)).figure,
    })),
  };
}

/**
 * The figure of the last four weeks less that of the first, over what counts in both: models for which the same searched, and wordings that
 * each of them answered twice. Null where these are fewer than four in five of the wordings, of which nothing can be said of the topic.
 */
function changeOf(panel: Panel, { recent, earlier }: Axis): Change | null {
  const [now, before] = [answersOver(panel, recent), answersOver(panel, earlier)];
  const models = now.models.filter(
    (modelId) => before.models.includes(modelId) && isSearchedAlike(modelId, recent, earlier),
  );
  const inModels = (over: typeof now, { member, models: answers }: MemberAnswers): MemberAnswers => ({
    member,
    models: models.map((modelId) => answers[over.models.indexOf(modelId)] ?? []),
  });
  const earlierOf = new Map(before.wordings.map((wording) => [wording.member, wording]));
  const pairs = now.wordings.flatMap((wording) => {
    const then = earlierOf.get(wording.member);
    if (!then) return [];
    const pair = [inModels(now, wording), inModels(before, then)] as const;
    return pair.every((one) => one.models.every(({ length }) => length >= LEAST_ANSWERS)) ? [pair] : [];
  });
  if (models.length === 0 || isTooFew(panel, pairs)) return null;
  const strata = (period: 0 | 1) =>
    strataIn(
      panel,
      pairs.map((pair) => pair[period]),
    );
  return changeOfTopic(strata(0), strata(1), STEPWISE_LEVEL);
}

/** Whether the same searched for a model in two windows, each of which is alike throughout. */
function isSearchedAlike(modelId: ModelId, now: readonly ReadVisit[], before: readonly ReadVisit[]): boolean {
  const asks = ({ models }: ReadVisit) => models.includes(modelId);
  const [last, then] = [now.findLast(asks), before.findLast(asks)];
  return last !== undefined && then !== undefined && !hasOtherSearch(modelId, last, then);
}

/** Whether a visit asked four of the wordings in five. */
export function hasAskedEnough(panel: Panel, visit: Pick<ReadVisit, "id">): boolean {
  const asked = rowsIn(panel, [visit]).filter(({ answers }) => answers.some((count) => count > 0));
  return asked.length > 0 && asked.length >= SPARSE_BELOW * panel.members.size;
}

/** Rows of a visit come together. */
function rowsIn({ rows }: Panel, visits: readonly Pick<ReadVisit, "id">[]): FigureRow[] {
  const among = new Set(visits.map(({ id }) => id));
  return rows.filter(({ visit_id }) => among.has(visit_id));
}

export interface TopicOver {
  readonly answers: number;
  readonly listedIn: number;
  /** Models that count, in the order of each wording's. */
  readonly models: readonly ModelId[];
  readonly leftOut: readonly ModelId[];
  /** Null where too few of the wordings were asked; then there are no strata. */
  readonly figure: TopicFigure | null;
  readonly strata: readonly StratumOfMembers[];
}

/** What some visits say together. */
export function readOver(panel: Panel, visits: readonly AskedVisit[]): TopicOver {
  const over = countOver(panel, visits);
  return { ...over, figure: over.strata.length > 0 ? toFigure(over.strata, STEPWISE_LEVEL) : null };
}

type AskedVisit = Pick<ReadVisit, "id" | "models">;

/** The same without its figure. */
export function countOver(panel: Panel, visits: readonly AskedVisit[]): Omit<TopicOver, "figure"> {
  const { models, leftOut, wordings } = answersOver(panel, visits);
  const values = wordings.flatMap((wording) => wording.models.flat());
  return {
    answers: values.length,
    listedIn: values.filter((value) => value === 1).length,
    models,
    leftOut,
    strata: models.length === 0 || isTooFew(panel, wordings) ? [] : strataIn(panel, wordings),
  };
}

function isTooFew({ members }: Panel, wordings: readonly unknown[]): boolean {
  return wordings.length === 0 || wordings.length < SPARSE_BELOW * members.size;
}

function strataIn({ isWeighted, strata: kind }: Panel, wordings: readonly MemberAnswers[]) {
  return strataOfMembers({ isWeighted, kind }, wordings);
}

interface AnswersOver extends Pick<TopicOver, "models" | "leftOut"> {
  /** Those that all models that count answered. */
  readonly wordings: readonly MemberAnswers[];
}

/** A model that answered fewer than four wordings in five is left out, as in a study. */
function answersOver(panel: Panel, visits: readonly AskedVisit[]): AnswersOver {
  const { members } = panel;
  const modelIds = [...new Set(visits.flatMap(({ models }) => models))].sort();
  const found = new Map(
    [...members.keys()].map((id) => [id, modelIds.map((): Counted => ({ answers: 0, listed: 0 }))]),
  );
  const visitOf = new Map(visits.map((visit) => [visit.id, visit]));
  for (const { visit_id, prompt_id, answers, listed } of rowsIn(panel, visits))
    for (const [place, modelId] of visitOf.get(visit_id)?.models.entries() ?? []) {
      const counted = found.get(prompt_id)?.[modelIds.indexOf(modelId)];
      if (!counted) continue;
      counted.answers += answers[place] ?? 0;
      counted.listed += listed[place] ?? 0;
    }
  const isCounted = modelIds.map(
    (_, nth) =>
      [...found.values()].filter((models) => (models[nth]?.answers ?? 0) > 0).length >=
      SPARSE_BELOW * members.size,
  );
  const wordings = [...found].flatMap(([id, models]): MemberAnswers[] => {
    const member = members.get(id);
    const counted = models.filter((_, nth) => isCounted[nth]);
    return member && counted.every(({ answers }) => answers > 0)
      ? [{ member, models: counted.map(valuesOf) }]
      : [];
  });
  return {
    models: modelIds.filter((_, nth) => isCounted[nth]),
    leftOut: modelIds.filter((_, nth) => !isCounted[nth]),
    wordings,
  };
}

interface Counted {
  answers: number;
  listed: number;
}

/** Ones for the answers that list or name it, then zeros. */
function valuesOf({ answers, listed }: Counted): number[] {
  return Array.from({ length: answers }, (_, nth) => (nth < listed ? 1 : 0));
}
