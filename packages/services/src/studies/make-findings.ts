import {
  type ArmDifference,
  createMatcher,
  FIXED_LEVEL,
  type NamedEntry,
  namedInQuestion,
  promptOfRound,
  type SoughtCompany,
  STANCES,
  type Stance,
  type StudyAnswerEvent,
  type StudyArm,
  type StudyFindings,
  type StudyReport,
  type StudyRequest,
  type StudyState,
  type StudyVerdict,
  soughtCompany,
  studyColumn,
  type VolunteeredEntry,
} from "@standings/domain";
import {
  elicitedLessVolunteered,
  liftOf,
  listedByModel,
  makeStudyReport,
  type NaturalAnswer,
  type StudyAnswer,
  type StudyOptions,
  volunteeredOf,
} from "@standings/statistics";
import { KNOWN_WORDS } from "@standings/words";
import type { KnownCompany } from "./known-companies.ts";
import { readKeys, type StudyKeys } from "./study-keys.ts";
import { levelOfStudy, type StudyTexts, toAnswers, toStopGoal } from "./to-statistics.ts";
import { makeTopicFindings, verdictOfTopic } from "./topic-findings.ts";

/** Entries that lift and volunteered mentions are told for, beside the one in focus. */
const TOLD = 10;

/** What a thread is given; plain values and maps, which are copied. */
export interface FindingsTask {
  readonly state: StudyState;
  readonly texts: StudyTexts;
  /** Whom to look for in plain answers where no list names anybody. */
  readonly known?: readonly KnownCompany[];
  /** No other round begins. */
  readonly hasEnded: boolean;
}

/**
 * What a study found so far, in a thread of `study-reader.ts`. What is settled at the start and not to be watched keeps its
 * ranges back until then (`studies.md` §2, "Levels").
 */
export function makeFindings({ state, texts, known = [], hasEnded }: FindingsTask): StudyFindings | null {
  const { request, answers, rounds } = state;
  if (request === null || rounds.length === 0) return null;
  const { ranking } = request;
  const keys = readKeys(answers, ranking);
  const focus = request.focus ? keys.find(request.focus) : null;
  const goal = toStopGoal(request.goal, state, keys);
  const pair =
    goal.kind === "apart" && goal.y !== "" && goal.x !== goal.y ? ([goal.x, goal.y] as const) : null;
  const level = levelOfStudy(state, goal);
  const isKeptBack = !hasEnded && level === FIXED_LEVEL;
  const asked = (arm: StudyArm) => toAnswers(answers, arm, keys, texts);
  const listed = asked("list");
  const wanted = askedAbout(request, keys);
  const knownNames = Object.fromEntries(known.map(({ key, name, domain }) => [key, { name, domain }]));
  const names = { ...wanted, ...Object.fromEntries(keys.names), ...knownNames };
  const nameOf = (key: string) => names[key]?.name ?? key;
  const namedOf = (companies: readonly (readonly [string, NamedEntry])[]) =>
    namedInQuestion(
      request.prompt,
      companies.map(([key, { name, domain }]) => ({ key, company: soughtCompany([name], domain) })),
    );
  const isNamed = request.focus !== null && namedOf([["", request.focus]]).length > 0;
  const options = { kind: ranking, rounds: rounds.length, level, focus, pair, isNamed, nameOf };
  const report =
    request.topic?.form === "natural"
      ? reportOfPlain(asked("natural"), options)
      : makeStudyReport(listed, options);
  const told = report.entries.map(({ key }) => key).filter((key, nth) => nth < TOLD || key === focus);
  const categoryWords = request.prompt.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  const calledOf = ([key, { name, domain }]: [string, NamedEntry]): Sought => {
    const spellings = [name, wanted[key]?.name ?? name, ...(keys.spellings.get(key) ?? [])];
    return { key, company: soughtCompany([...new Set(spellings)], domain, categoryWords) };
  };
  const sought =
    known.length > 0
      ? known.map(({ key, ...company }) => ({ key, company }))
      : Object.entries(names).map(calledOf);
  const stances = stancesOf(request, answers, { sought, texts });
  const mentions = Object.fromEntries(
    Object.entries(stances).map(([column, said]) => [column, namedIn(said)]),
  );
  const isTold = new Set([...Object.keys(wanted), ...keys.names.keys(), ...Object.values(mentions).flat()]);
  const toldNames = Object.fromEntries(Object.entries(names).filter(([key]) => isTold.has(key)));
  const found = { report, names: toldNames, mentions, namedInQuestion: namedOf(Object.entries(toldNames)) };
  if (request.topic) {
    const { topic } = request;
    // Repeats of one question would be no ranges of a topic (record 100).
    const bare = { ...found, report: withoutRanges(report), lift: {}, volunteered: {}, isKeptBack };
    if (isKeptBack) return { ...bare, topic: null };
    const told = makeTopicFindings({ topic, answers, rounds: rounds.length, keys, mentions, focus, level });
    return { ...bare, report: { ...bare.report, verdict: verdictOfTopic(told) }, topic: told };
  }
  if (isKeptBack)
    return { ...found, report: withoutRanges(report), lift: {}, volunteered: {}, isKeptBack: true };
  return {
    ...found,
    lift: liftsOf(request, answers, { listed, unsearched: asked("unsearched") }, told, level),
    volunteered: volunteeredBy({ request, stances, answers, listed }, told, level),
    isKeptBack: false,
  };
}

/** Answers in plain words hold no list: only how each model answered is told of them. */
function reportOfPlain(answers: readonly StudyAnswer[], options: StudyOptions): StudyReport {
  const report = makeStudyReport(answers, { ...options, focus: null });
  return { ...report, volatility: { stability: null, agreement: null, byModel: [] } };
}

/** Who is asked about, whether listed or not. */
function askedAbout({ focus, goal }: StudyRequest, keys: StudyKeys): Record<string, NamedEntry> {
  const asked = [
    focus,
    ...(goal.type === "rounds" ? [] : [goal.x]),
    ...(goal.type === "pair" ? [goal.y] : []),
  ];
  return Object.fromEntries(asked.flatMap((entry) => (entry ? [[keys.find(entry), entry]] : [])));
}

/** Nothing is told of a question while its ranges are kept back. */
const KEPT_BACK: StudyVerdict = {
  kind: "not_enough",
  naming: { value: 1, range: null },
  own: null,
  rounds: null,
};

function withoutRanges(report: StudyReport): StudyReport {
  const plain = <Figures extends Pick<StudyReport["entries"][number], "score" | "listed" | "top3">>(
    figures: Figures,
  ): Figures => ({
    ...figures,
    score: { ...figures.score, range: null },
    listed: { ...figures.listed, range: null },
    top3: { ...figures.top3, range: null },
  });
  return {
    ...report,
    entries: report.entries.map((entry) => ({
      ...plain(entry),
      byModel: entry.byModel.map(plain),
      place: null,
    })),
    verdict: KEPT_BACK,
    volatility: {
      ...report.volatility,
      stability: report.volatility.stability && { ...report.volatility.stability, range: null },
      agreement: report.volatility.agreement && { ...report.volatility.agreement, range: null },
    },
    pair: null,
  };
}

function liftsOf(
  { arms, ranking: kind }: StudyRequest,
  answers: readonly StudyAnswerEvent[],
  { listed, unsearched }: Readonly<Record<"listed" | "unsearched", readonly StudyAnswer[]>>,
  keys: readonly string[],
  level: number,
): Record<string, ArmDifference> {
  if (!arms.includes("unsearched")) return {};
  const searching = new Set<string>(
    answers
      .filter(({ arm, searchedBy }) => arm === "list" && searchedBy !== null && searchedBy !== "none")
      .map(({ modelId }) => modelId),
  );
  const withSearch = listed.filter(({ modelId }) => searching.has(modelId));
  const both = { withSearch, withoutSearch: unsearched, kind };
  return Object.fromEntries(
    keys.flatMap((key) => {
      const lift = liftOf(both, key, "score", level);
      return lift === null ? [] : [[key, lift]];
    }),
  );
}

/** How each answer in plain words speaks of entries, in the order of its text, by the answer's column. */
type StancesByColumn = Readonly<Record<string, readonly { readonly key: string; readonly stance: Stance }[]>>;

/** Who is mentioned in the sense of `studies.md` §7. */
function namedIn(said: StancesByColumn[string]): string[] {
  return said.flatMap(({ key, stance }) => (stance === "named" ? [key] : []));
}

interface Spoken {
  readonly request: StudyRequest;
  readonly stances: StancesByColumn;
  readonly answers: readonly StudyAnswerEvent[];
  readonly listed: readonly StudyAnswer[];
}

function volunteeredBy(
  spoken: Spoken,
  keys: readonly string[],
  level: number,
): Record<string, VolunteeredEntry> {
  const { request, stances, answers, listed } = spoken;
  if (!request.arms.includes("natural")) return {};
  const natural: (NaturalAnswer & { readonly said: StancesByColumn[string] })[] = answers.flatMap(
    (answer) => {
      if (answer.outcome !== "answered") return [];
      const said = stances[studyColumn(answer)] ?? [];
      return [{ modelId: answer.modelId, mentions: namedIn(said), said }];
    },
  );
  const count = (key: string, wanted: Stance) =>
    natural.filter(({ said }) => said.some((one) => one.key === key && one.stance === wanted)).length;
  return Object.fromEntries(
    keys.map((key) => [
      key,
      {
        ...volunteeredOf(natural, key, level),
        less: elicitedLessVolunteered(listedByModel(listed, request.ranking, key), natural, key, level),
        answers: natural.length,
        stances: Object.fromEntries(STANCES.map((stance) => [stance, count(key, stance)])) as Record<
          Stance,
          number
        >,
      },
    ]),
  );
}

interface Sought {
  readonly key: string;
  readonly company: SoughtCompany;
}

/** How answers in plain words speak of who is listed, asked about or known, by any name of theirs (`studies.md` §7). */
function stancesOf(
  request: StudyRequest,
  answers: readonly StudyAnswerEvent[],
  { sought, texts }: { readonly sought: readonly Sought[]; readonly texts: StudyTexts },
): StancesByColumn {
  const companies = sought.map(({ company }) => company);
  const match = createMatcher(companies, KNOWN_WORDS);
  return Object.fromEntries(
    answers.flatMap((answer) => {
      if (answer.outcome !== "answered") return [];
      const column = studyColumn(answer);
      const found = match(texts.get(column) ?? "", promptOfRound(request, answer.round));
      const said = sought.flatMap(({ key }, nth) => {
        const mention = found[nth] ?? null;
        return mention === null ? [] : [{ key, ...mention }];
      });
      return [[column, said.sort((a, b) => a.at - b.at).map(({ key, stance }) => ({ key, stance }))]];
    }),
  );
}
