import {
  COPIES_ALLOWED,
  ENTRIES_COMPARED,
  type Estimate,
  LEAST_ANSWERS,
  type Measure,
  type RankingKind,
  SPARSE_BELOW,
  STUDY_LOOKS,
  type StudyEntry,
  type StudyModel,
  type StudyPair,
  type StudyReport,
  type TierPlace,
} from "@standings/domain";
import { countedModels, groupAnswers, listLength, type ModelAnswers, type StudyAnswer } from "./answers.ts";
import { differencesOf } from "./compare.ts";
import { componentsOf, createSampleEstimates, toEstimate, valuesOf } from "./estimates.ts";
import { forecastRounds } from "./forecast.ts";
import { rankWhenListed } from "./rank-when-listed.ts";
import { type Sample, sampleOf } from "./sample.ts";
import { makeTiers, type Tiers } from "./tiers.ts";
import { verdictOfAnswers } from "./verdict.ts";
import { volatilityOf } from "./volatility.ts";

export interface StudyOptions {
  readonly kind: RankingKind;
  /** Rounds asked so far. */
  readonly rounds: number;
  /** α: `FIXED_LEVEL` or `STEPWISE_LEVEL`. */
  readonly level: number;
  /** Key of the entry in focus; it has a row even if nobody lists it. */
  readonly focus?: string | null;
  /** Keys of the two that the study is to tell apart; they have rows and are compared, too. */
  readonly pair?: readonly [string, string] | null;
  /** The question names the one in focus. */
  readonly isNamed?: boolean;
  /** Names by key, for ties. */
  readonly nameOf?: (key: string) => string;
}

/** Everything that a study's page says, of its answers in any order (`studies.md` §§1–3, 8). Plain values. */
export function makeStudyReport(answers: readonly StudyAnswer[], options: StudyOptions): StudyReport {
  const { kind, rounds, level, focus = null, pair = null, isNamed = false, nameOf = (key) => key } = options;
  const k = listLength(kind);
  const models = groupAnswers(answers, kind);
  const counted = countedModels(models);
  const copying = new Set(
    models
      .map(({ modelId }) => modelId)
      .filter((id) => repeatsItself(answers.filter(({ modelId }) => modelId === id))),
  );
  const wanted = [...(focus === null ? [] : [focus]), ...(pair ?? [])];
  const { keys, others } = keysOf(counted, wanted);
  const ofSample = createSampleEstimates(level);
  const measured = keys.map((key) => measure(counted, { key, k, level, copying, ofSample }));
  const entries = measured.toSorted((a, b) => compareStanding(a, b, counted, nameOf));
  const isRepeated = counted.length > 0 && counted.every(({ valid }) => valid.length >= LEAST_ANSWERS);
  const compared = comparedKeys(entries, wanted);
  const tiers = isRepeated && compared.length > 0 ? makeTiers(counted, compared, k, level) : null;
  const places = new Map(
    tiers?.places.map(({ key, ...place }) => [key, rankBelowOthers(place, entries, { key, others })]),
  );
  return {
    kind,
    rounds,
    level,
    models: models.map((model) => describeModel(model, rounds, counted, copying)),
    entries: entries.map((entry) => ({ ...entry, place: places.get(entry.key) ?? null })),
    others,
    verdict: verdictOfAnswers(counted, { focus, k, isNamed, rounds, level }),
    volatility: volatilityOf(counted, level),
    pair: tiers && pairOf(tiers, neighbours(compared, focus, pair), { counted, rounds, k }),
  };
}

/** Who is compared although others above are not may stand anywhere below those of a better rank. */
function rankBelowOthers<Place extends TierPlace>(
  place: Place,
  entries: readonly StudyEntry[],
  { key, others }: { readonly key: string; readonly others: number },
): Place {
  const isAmongOthers = entries.findIndex((entry) => entry.key === key) > ENTRIES_COMPARED;
  return isAmongOthers ? { ...place, worstRank: entries.length + others } : place;
}

/** Entries that have figures: a study of very many names has no more than a page can show. */
const MOST_ENTRIES = 200;

/**
 * Whom to measure: those of most answers, `MOST_ENTRIES` at most, and where any model answered, those who are wanted as well.
 * `others` are listed and not measured.
 */
function keysOf(models: readonly ModelAnswers[], wanted: readonly string[]) {
  const answers = new Map<string, number>();
  for (const { valid } of models)
    for (const { ranks } of valid)
      for (const key of ranks.keys()) answers.set(key, (answers.get(key) ?? 0) + 1);
  const byAnswers = [...answers].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([key]) => key);
  const kept = new Set([...byAnswers.slice(0, MOST_ENTRIES), ...(models.length > 0 ? wanted : [])]);
  return { keys: [...kept].sort(), others: byAnswers.filter((key) => !kept.has(key)).length };
}

interface Measuring {
  readonly key: string;
  readonly k: number;
  readonly level: number;
  readonly copying: ReadonlySet<string>;
  readonly ofSample: (sample: Sample) => Estimate;
}

function measure(
  models: readonly ModelAnswers[],
  { key, k, level, copying, ofSample }: Measuring,
): StudyEntry {
  const inModel = (model: ModelAnswers, what: Measure): Estimate => {
    const estimate = ofSample(sampleOf(valuesOf(model, key, what, k)));
    return copying.has(model.modelId) ? { ...estimate, range: null } : estimate;
  };
  const overModels = (what: Measure) => toEstimate(componentsOf(models, key, what, k), level);
  return {
    key,
    ...toRecord(overModels),
    rank: rankWhenListed(models, key),
    byModel: models.map((model) => ({
      modelId: model.modelId,
      ...toRecord((what) => inModel(model, what)),
      rank: rankWhenListed([model], key),
    })),
    place: null,
  };
}

function toRecord(of: (measure: Measure) => Estimate): Record<Measure, Estimate> {
  return { score: of("score"), listed: of("listed"), top3: of("top3") };
}

/** By score; equal ones by how often they are listed, best rank and name, as a single ranking has it. */
function compareStanding(
  a: StudyEntry,
  b: StudyEntry,
  models: readonly ModelAnswers[],
  nameOf: (key: string) => string,
): number {
  const byScore = b.score.value - a.score.value;
  if (Math.abs(byScore) > 1e-12) return byScore;
  const byListed = b.listed.value - a.listed.value;
  if (Math.abs(byListed) > 1e-12) return byListed;
  const byRank = bestRankOf(models, a.key) - bestRankOf(models, b.key);
  if (byRank !== 0 && !Number.isNaN(byRank)) return byRank;
  const [first, second] = [nameOf(a.key), nameOf(b.key)];
  if (first !== second) return first < second ? -1 : 1;
  return a.key < b.key ? -1 : 1;
}

function bestRankOf(models: readonly ModelAnswers[], key: string): number {
  const ranks = models.flatMap(({ valid }) =>
    valid.flatMap(({ ranks: ofAnswer }) => ofAnswer.get(key) ?? []),
  );
  return Math.min(...ranks);
}

function comparedKeys(entries: readonly StudyEntry[], wanted: readonly string[]): string[] {
  const keys = entries.map(({ key }) => key);
  return keys.filter((key, index) => index < ENTRIES_COMPARED || wanted.includes(key));
}

function describeModel(
  { modelId, valid, refused, failed, cut }: ModelAnswers,
  rounds: number,
  counted: readonly ModelAnswers[],
  copying: ReadonlySet<string>,
): StudyModel {
  return {
    modelId,
    asked: valid.length + refused + failed + cut,
    answered: valid.length,
    refused,
    failed,
    cut,
    isCounted: counted.some((model) => model.modelId === modelId),
    isSparse: valid.length < SPARSE_BELOW * rounds,
    repeatsItself: copying.has(modelId),
  };
}

interface Asked {
  readonly counted: readonly ModelAnswers[];
  readonly rounds: number;
  readonly k: number;
}

/** The pair in question, better one first; else the one in focus and the neighbour above it, or the first two. */
function neighbours(
  keys: readonly string[],
  focus: string | null,
  pair: readonly [string, string] | null,
): readonly (string | undefined)[] {
  if (pair) return pair.toSorted((a, b) => keys.indexOf(a) - keys.indexOf(b));
  const at = Math.max(1, focus === null ? 1 : keys.indexOf(focus));
  return [keys[at - 1], keys[at]];
}

function pairOf(
  tiers: Tiers,
  [above, below]: readonly (string | undefined)[],
  { counted, rounds, k }: Asked,
): StudyPair | null {
  if (above === undefined || below === undefined) return null;
  const isApart = tiers.areApart(above, below);
  const isOver = rounds >= (STUDY_LOOKS.at(-1) ?? 0);
  const forecast =
    isApart || isOver ? null : forecastRounds(differencesOf(counted, [above, below], k), rounds);
  return { above, below, isApart, forecast };
}

/** Whether a model repeats itself word for word: more than a fifth of the pairs of its answers are identical. */
function repeatsItself(answers: readonly Pick<StudyAnswer, "outcome" | "text">[]): boolean {
  const texts = answers.flatMap(({ outcome, text }) =>
    text !== undefined && (outcome === "listed" || outcome === "nobody") ? [text] : [],
  );
  const pairs = (texts.length * (texts.length - 1)) / 2;
  const alike = [...Map.groupBy(texts, (text) => text).values()].reduce(
    (sum, { length }) => sum + (length * (length - 1)) / 2,
    0,
  );
  return pairs > 0 && alike / pairs > COPIES_ALLOWED;
}
