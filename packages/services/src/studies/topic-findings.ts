import {
  type FocusInTopic,
  isStudyAnswer,
  LEAST_ANSWERS,
  LEAST_HOWEVER_ASKED,
  LEAST_WORDING_ROUNDS,
  MAX_RESULTS,
  membersOfRounds,
  NAMING_FLOOR,
  SPARSE_BELOW,
  type Standing,
  type StratumFigure,
  type StratumKind,
  type StudyAnswerEvent,
  type StudyFindings,
  type StudyTopic,
  type StudyVerdict,
  strataOf,
  studyColumn,
  type TopicEntry,
  type TopicFigure,
  type TopicFindings,
  type TopicMember,
  WIDEST_RANGE,
  WORDING_LEVELS,
  type WordingFigure,
  weightInDraw,
} from "@standings/domain";
import {
  compareStrata,
  equalWeights,
  estimateOfTopic,
  LEAST_COMPARED,
  type Stratum,
  sampleOf,
  verdictOf,
} from "@standings/statistics";
import type { StudyKeys } from "./study-keys.ts";

/** Companies that a topic tells of, beside the one in focus. */
const TOLD = 10;

interface TopicAnswers {
  readonly topic: StudyTopic;
  readonly answers: readonly StudyAnswerEvent[];
  /** Rounds that have ended. */
  readonly rounds: number;
  readonly keys: StudyKeys;
  /** Keys that answers in plain words name, by their columns. */
  readonly mentions: StudyFindings["mentions"];
  /** Key of the company in focus. */
  readonly focus: string | null;
  /** α. */
  readonly level: number;
}

/** Who an answer lists, or in plain words names. */
type List = ReadonlySet<string>;

interface AskedWording {
  readonly member: TopicMember;
  readonly rounds: readonly number[];
  /** Lists of the answers of each model that counts, one a round. */
  readonly models: readonly (readonly List[])[];
}

/**
 * What a study of a topic found (`names-claims-topics-markets.md` §3.3): a wording is one draw, models are fixed. A model that
 * answered fewer than four wordings in five is left out of all; a wording that a counted model never answered is missing.
 */
export function makeTopicFindings(of: TopicAnswers): TopicFindings {
  const { topic, answers, rounds, focus, level } = of;
  const lists = listsOf(of);
  const asked = roundsByMember(topic, rounds);
  const modelIds = [...new Set(answers.map(({ modelId }) => modelId))].sort();
  const hasAnswered = (modelId: string, ofWording: readonly number[]) =>
    ofWording.some((round) => lists.has(columnOf(modelId, round)));
  const models = modelIds.filter(
    (modelId) =>
      asked.filter(({ rounds: of }) => hasAnswered(modelId, of)).length >= SPARSE_BELOW * asked.length,
  );
  const wordings = asked.map(({ member, rounds: ofWording }) => ({
    member,
    rounds: ofWording,
    models: models.map((modelId) => ofWording.flatMap((round) => lists.get(columnOf(modelId, round)) ?? [])),
  }));
  const counted = wordings.filter(isAnswered);
  // What was drawn by weight weighs alike.
  const isWeighted =
    counted.length > 0 && topic.drawn !== "by_weight" && topic.members.every(({ weight }) => weight !== null);
  const figures = { wordings: counted, isWeighted, modelIds: models, kind: topic.strata };
  const entries = models.length === 0 ? [] : entriesOf(figures, focus, level);
  return {
    form: topic.form,
    wordings: countWordings(counted),
    frame: topic.frame,
    drawn: topic.drawn,
    strata: topic.strata,
    models,
    leftOut: modelIds.filter((modelId) => !models.includes(modelId)),
    isWeighted,
    naming: figureOf(figures, (list) => Math.min(1, list.size), level),
    focus: focus === null || counted.length === 0 ? null : focusOf(figures, focus, level),
    entries,
    byWording: figuresOfWordings(figures, wordings, focus, level),
  };
}

/** Drawn by weight, a wording may have come more than once. */
function countWordings(drawn: readonly { readonly member: TopicMember }[]): number {
  return new Set(drawn.map(({ member }) => member.wordingId)).size;
}

/** What a topic can show, told before any rate (§3.5): the first that holds, with ranges over ways of asking. */
export function verdictOfTopic({ naming, focus, wordings, models }: TopicFindings): StudyVerdict {
  const own = focus && { value: focus.value, range: focus.overWordings };
  const verdict = { naming: { value: naming.value, range: naming.overWordings }, own, rounds: null };
  const range = naming.overWordings;
  if (wordings < LEAST_ANSWERS || models.length === 0 || range === null || own?.range === null)
    return { ...verdict, kind: "not_enough" };
  if (range.high < NAMING_FLOOR) return { ...verdict, kind: "names_nobody" };
  if (range.low < NAMING_FLOOR) return { ...verdict, kind: "seldom_names" };
  if (own?.value === 0) return { ...verdict, kind: "absent" };
  if (own?.range && own.range.high - own.range.low > WIDEST_RANGE) return { ...verdict, kind: "too_wide" };
  return { ...verdict, kind: "readable" };
}

/** Lists by model and round, of the answers that count. */
function listsOf({ topic: { form }, answers, keys, mentions }: TopicAnswers): Map<string, List> {
  const listed = ({ results }: StudyAnswerEvent) =>
    results.filter(({ rank }) => rank <= MAX_RESULTS.company).map(keys.keyOf);
  const named = (answer: StudyAnswerEvent) => mentions[studyColumn(answer)] ?? [];
  return new Map(
    answers
      .filter((answer) => answer.arm === form && isStudyAnswer(answer))
      .map((answer) => [
        columnOf(answer.modelId, answer.round),
        new Set(form === "natural" ? named(answer) : listed(answer)),
      ]),
  );
}

function columnOf(modelId: string, round: number): string {
  return `${modelId} ${round}`;
}

/** The members that were asked, in the drawn order, with the rounds that asked them. */
function roundsByMember({ plan, members }: StudyTopic, rounds: number) {
  const asked = membersOfRounds(plan, members.length, rounds);
  return members.flatMap((member, nth) => {
    const own = asked.flatMap((one, round) => (one === nth ? [round + 1] : []));
    return own.length > 0 ? [{ member, rounds: own }] : [];
  });
}

function isAnswered({ models }: AskedWording): boolean {
  return models.length > 0 && models.every((lists) => lists.length > 0);
}

interface Figures {
  readonly wordings: readonly AskedWording[];
  /** Models that count, in the order of each wording's. */
  readonly modelIds: readonly string[];
  readonly isWeighted: boolean;
  readonly kind: StratumKind;
}

/** What became of each frozen stratum: one of which a single draw was asked joins another before anything is looked at. */
function strataByName(
  kind: StratumKind,
  wordings: readonly { readonly member: TopicMember }[],
): Map<string, string> {
  return strataOf(
    kind,
    wordings.map(({ member }) => member.stratum),
  );
}

function strataOfWordings(
  { wordings, ...figures }: Figures,
  shareOf: (list: List) => number,
): StratumOfMembers[] {
  return strataOfMembers(
    figures,
    wordings.map(({ member, models }) => ({
      member,
      models: models.map((lists) => lists.map(shareOf)),
    })),
  );
}

/** A wording, with a value from 0 to 1 of each answer of each model that counts. */
export interface MemberAnswers {
  readonly member: TopicMember;
  readonly models: readonly (readonly number[])[];
}

export interface StratumOfMembers extends Stratum {
  readonly stratum: string;
  /** Wordings, of which one may have been drawn more than once. */
  readonly asked: number;
}

/** Wordings by stratum, strata alike; levels from general to niche. */
export function strataOfMembers(
  { isWeighted, kind }: Pick<Figures, "isWeighted" | "kind">,
  wordings: readonly MemberAnswers[],
): StratumOfMembers[] {
  const strata = strataByName(kind, wordings);
  const byStratum = Map.groupBy(wordings, ({ member }) => strata.get(member.stratum) ?? "");
  const names = kind === "level" ? WORDING_LEVELS : [...byStratum.keys()].sort();
  return names.flatMap((stratum) => {
    const own = byStratum.get(stratum) ?? [];
    if (own.length === 0) return [];
    const weighed = own.map(({ member, models }) => ({
      weight: isWeighted ? weightInDraw(member) : 1,
      models,
    }));
    return [{ stratum, asked: countWordings(own), share: 1 / byStratum.size, wordings: weighed }];
  });
}

const NOTHING: TopicFigure = { value: 0, overWordings: null, exactlyThese: null };

function figureOf(figures: Figures, shareOf: (list: List) => number, level: number): TopicFigure {
  return toFigure(strataOfWordings(figures, shareOf), level);
}

/** Of a company in a topic; nothing without an answered wording in each stratum. `level` is α. */
export function toFigure(strata: readonly Stratum[], level: number): TopicFigure {
  const found = estimateOfTopic(strata, level);
  if (found === null) return NOTHING;
  const { value, overWordings, theseWordings } = found;
  return { value, overWordings, exactlyThese: theseWordings };
}

function focusOf(figures: Figures, key: string, level: number): FocusInTopic {
  const strata = strataOfWordings(figures, (list) => (list.has(key) ? 1 : 0));
  // One wording that was drawn four times is one.
  const comparable = strata.filter(({ asked }) => asked >= LEAST_COMPARED);
  const figure = toFigure(strata, level);
  const spread = estimateOfTopic(strata, level)?.spread ?? null;
  return {
    key,
    ...figure,
    wordingPart: wordingPartOf(figure),
    // JSON has no infinity.
    spread: spread && {
      ...spread,
      designEffect: Number.isFinite(spread.designEffect) ? spread.designEffect : null,
    },
    byStratum: byListing(
      figures.kind,
      strata.map((one) => ({
        stratum: one.stratum,
        wordings: one.asked,
        ...toFigure([{ ...one, share: 1 }], level),
      })),
    ),
    apart: compareStrata(comparable, level).map(({ higher, lower, ...apart }) => ({
      ...apart,
      higher: comparable[higher]?.stratum ?? "",
      lower: comparable[lower]?.stratum ?? "",
    })),
    byModel: figures.modelIds
      .map((modelId, nth) => ({
        modelId,
        ...toFigure(
          strata.map((stratum) => ofModel(stratum, nth)),
          level,
        ),
      }))
      .sort((a, b) => b.value - a.value),
  };
}

/** Points of the width over ways of asking that are wording; null where a range is not known. */
export function wordingPartOf({ overWordings: over, exactlyThese: these }: TopicFigure): number | null {
  return over && these && Math.max(0, over.high - over.low - (these.high - these.low));
}

/** Levels have an order of their own. */
function byListing(kind: StratumKind, strata: readonly StratumFigure[]): readonly StratumFigure[] {
  return kind === "level" ? strata : strata.toSorted((a, b) => b.value - a.value);
}

/** A stratum in the answers of one model. */
function ofModel(stratum: Stratum, nth: number): Stratum {
  return {
    ...stratum,
    wordings: stratum.wordings.map((wording) => ({ ...wording, models: wording.models.slice(nth, nth + 1) })),
  };
}

function entriesOf(figures: Figures, focus: string | null, level: number): TopicEntry[] {
  const named = new Set(figures.wordings.flatMap(({ models }) => models.flat().flatMap((list) => [...list])));
  if (focus !== null) named.add(focus);
  const all = [...named]
    .map((key) => ({ key, ...figureOf(figures, (list) => (list.has(key) ? 1 : 0), level) }))
    .sort((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1));
  const told = all.filter(({ key }, nth) => nth < TOLD || key === focus);
  const rivals = told.filter(({ key }) => key !== focus).length;
  return told.map((entry) => ({
    ...entry,
    ...(focus === null || entry.key === focus
      ? { less: null, withThese: null, howeverAsked: null }
      : standBeside(figures, { focus, rival: entry.key }, level / rivals)),
  }));
}

/** The one in focus beside another; α is the part of the study's that this comparison may spend. */
function standBeside(
  figures: Figures,
  { focus, rival }: { readonly focus: string; readonly rival: string },
  level: number,
): Pick<TopicEntry, "less" | "withThese" | "howeverAsked"> {
  // Differences from −1 to 1, as shares.
  const halved = figureOf(
    figures,
    (list) => (Number(list.has(focus)) - Number(list.has(rival)) + 1) / 2,
    level,
  );
  const doubled = (range: TopicFigure["overWordings"]) =>
    range && { low: 2 * range.low - 1, high: 2 * range.high - 1 };
  const less = {
    value: 2 * halved.value - 1,
    overWordings: doubled(halved.overWordings),
    exactlyThese: doubled(halved.exactlyThese),
  };
  return {
    less,
    withThese: standing(less.exactlyThese),
    howeverAsked: countWordings(figures.wordings) < LEAST_HOWEVER_ASKED ? null : standing(less.overWordings),
  };
}

function standing(range: TopicFigure["overWordings"]): Standing | null {
  if (range === null) return null;
  return range.low > 0 ? "above" : range.high < 0 ? "below" : "not_apart";
}

/** Each wording once, in the drawn order, with all rounds that asked it. */
function figuresOfWordings(
  { kind, ...figures }: Figures,
  asked: readonly AskedWording[],
  focus: string | null,
  level: number,
): WordingFigure[] {
  const strata = strataByName(kind, figures.wordings);
  return [...Map.groupBy(asked, ({ member }) => member.wordingId).values()].flatMap((draws) => {
    const [first] = draws;
    if (!first) return [];
    const { wordingId, prompt, level: ofWording, persona, stratum } = first.member;
    const lists = draws.flatMap(({ models }) => models.flat());
    const rounds = draws.flatMap((draw) => draw.rounds).sort((a, b) => a - b);
    return {
      wordingId,
      prompt,
      level: ofWording,
      persona,
      stratum: strata.get(stratum) ?? stratum,
      rounds,
      answers: lists.length,
      naming: lists.filter(({ size }) => size > 0).length,
      own: focus === null ? null : lists.filter((list) => list.has(focus)).length,
      verdict: rounds.length < LEAST_WORDING_ROUNDS ? null : verdictOfWording(draws, focus, level),
    };
  });
}

/** Of one wording, as of a study that asks it alone. */
function verdictOfWording(draws: readonly AskedWording[], focus: string | null, level: number): StudyVerdict {
  const [{ models = [] } = {}] = draws;
  const listsOfModels = models.map((_, nth) => draws.flatMap((draw) => draw.models[nth] ?? []));
  const componentsOf = (isSo: (list: List) => boolean) =>
    equalWeights(listsOfModels.map((lists) => sampleOf(lists.map((list) => (isSo(list) ? 1 : 0)))));
  return verdictOf({
    naming: componentsOf(({ size }) => size > 0),
    own: focus === null ? null : componentsOf((list) => list.has(focus)),
    ...{ isNamed: false, rounds: null, level },
  });
}
