import { SEARCH_WORDS } from "../grounding.ts";
import { isolated } from "../isolated.ts";
import { asModelId, type ModelNames } from "../models/catalogue.ts";
import { capitalised, joined, numberWord, ordinal, ordinalWord, plural } from "../number-words.ts";
import type { StudyTopic } from "../topics/topic.ts";
import { membersOfRounds } from "../topics/topic-plan.ts";
import { panelText, topicSentences } from "../topics/topic-sentences.ts";
import { geoNotes } from "./geo-notes.ts";
import { MAX_ROUNDS, STEPWISE_LEVEL } from "./looks.ts";
import { pointRange, points, RANGE_MEANING, share } from "./ranges.ts";
import type {
  ArmDifference,
  Estimate,
  RankWhenListed,
  StudyEntry,
  StudyModel,
  StudyPair,
  StudyReport,
  TierPlace,
  Volatility,
} from "./report.ts";
import { ENTRIES_COMPARED, FAILING_ROUNDS } from "./rules.ts";
import type { StudyFindings, StudyRecord, StudySummary, VolunteeredEntry } from "./study-record.ts";
import type { StudyStop } from "./study-run.ts";
import type { SearchesOfModel, ServedVersions } from "./study-state.ts";
import { type StudyVerdictKind, verdictSentence } from "./verdict.ts";

/** What a study says in words (record 52). `nameOf` gives an entry's name by its key. */
type NameOf = (key: string) => string;

/** Of a study of a topic under way. */
export const SHOWN_AT_END =
  "Figures are shown when the study has ended, so that looking early cannot bend them.";

export const ONE_ANSWER_EACH = "One answer per model. Ask 5 rounds to see how far this can be trusted.";

/** "listed 18 of 25 (57–86%)". */
export function listedText({ listed, answers }: RankWhenListed, { range }: Estimate): string {
  const found = `listed ${listed} of ${answers}`;
  return range === null ? found : `${found} (${pointRange(range)}%)`;
}

/** "usually 2nd–4th", "always 1st", or "never listed". */
export function usualRank({ median, from, to, listed }: RankWhenListed): string {
  if (median === null || from === null || to === null) return "never listed";
  if (from === to) return `${listed === 1 ? "once" : "usually"} ${ordinal(from)}`;
  return `usually ${ordinal(from)}–${ordinal(to)}`;
}

/** "2–4", or "1". */
export function rankRange({ bestRank, worstRank }: TierPlace): string {
  return bestRank === worstRank ? String(bestRank) : `${bestRank}–${worstRank}`;
}

/** Which entries a study puts into tiers. */
export const THE_COMPARED = `a study compares the first ${numberWord(ENTRIES_COMPARED)} and the one in focus`;
/** Why entries have no tier where others have one. */
export const NOT_COMPARED = `Not compared: ${THE_COMPARED}`;

/** Why entries of a study have no tier. */
export function notComparedText({
  report,
  isKeptBack,
}: Pick<StudyFindings, "report" | "isKeptBack">): string {
  if (isKeptBack) return "Not compared before the study has ended";
  return isRepeated(report) ? NOT_COMPARED : "Not compared: one answer per model";
}

/** What the ranges of a study mean, or why it shows none; "" where it names nobody. */
export function rangesText({ report, isKeptBack }: Pick<StudyFindings, "report" | "isKeptBack">): string {
  if (isKeptBack)
    return "Figures so far. Ranges are shown when the study has ended, so that looking early cannot bend them.";
  if (report.entries.length === 0) return "";
  return isRepeated(report) ? RANGE_MEANING : "One answer per model: hollow dots, and no ranges.";
}

/** Verdicts that ask for more answers. */
const WANTS_MORE: readonly StudyVerdictKind[] = ["not_enough", "seldom_names", "too_wide"];

/** Whether more rounds of one question would probably decide nothing: never said before anything was repeated. */
export function isDecided(report: StudyReport): boolean {
  return isRepeated(report) && report.pair?.forecast == null && !WANTS_MORE.includes(report.verdict.kind);
}

export function tierLabel(tier: number, size: number): string {
  return size > 1 ? `Tier ${tier} · too close to call` : `Tier ${tier}`;
}

/** A row as it is read aloud: "HubSpot, score 71, between 60 and 81, tier 1, rank 1 to 3". */
export function entryLabel({ key, score, place }: StudyEntry, nameOf: NameOf): string {
  const parts = [nameOf(key), `score ${points(score.value)}`];
  if (score.range) parts.push(`between ${points(score.range.low)} and ${points(score.range.high)}`);
  if (place) {
    parts.push(`tier ${place.tier}`);
    const { bestRank, worstRank } = place;
    parts.push(bestRank === worstRank ? `rank ${bestRank}` : `rank ${bestRank} to ${worstRank}`);
  }
  return parts.join(", ");
}

/** The sentence on top of a study. */
export function studySentence(report: StudyReport, nameOf: NameOf): string {
  const { entries, rounds, pair } = report;
  if (report.models.every(({ answered }) => answered === 0)) return "No model has answered.";
  if (entries.every(({ rank }) => rank.listed === 0)) return "The models named nobody.";
  if (pair === null) {
    if (!isRepeated(report)) return ONE_ANSWER_EACH;
    const first = nameOf(entries[0]?.key ?? "");
    // The pair may be hidden from the reader.
    return entries.length > 1 ? `${first} has the highest score.` : `Only ${first} was named.`;
  }
  const [above, below] = [nameOf(pair.above), nameOf(pair.below)];
  if (pair.isApart) return `${above} stands above ${below}: more than chance explains.`;
  return `${above} and ${below} can’t be told apart with ${plural(rounds, "round")}; ${outlook(pair, rounds)}.`;
}

/**
 * What a study says first, a sentence each: what the question can show, where the one in focus stands, and the finding. Figures
 * of a question that names nobody are nothing to lead with, and who is never named stands beside nobody.
 */
export function headSentences(
  record: StudyRecord,
  findings: StudyFindings,
  { modelName }: ModelNames,
): string[] {
  const { report, names, isKeptBack } = findings;
  const nameOf = (key: string) => isolated(names[key]?.name ?? key);
  if (record.topic) return findings.topic ? topicSentences(findings, record.prompt) : [SHOWN_AT_END];
  if (isKeptBack) return [studySentence(report, nameOf)];
  const { verdict, rounds } = report;
  const told = verdictSentence(verdict, record.focus === null ? null : nameOf(record.focus), rounds);
  if (told !== null && verdict.kind === "names_nobody") return [told];
  if (told !== null && verdict.kind === "absent")
    return [told, `${nameOf(report.entries[0]?.key ?? "")} has the highest score.`];
  const rest = [focusSentence(record, report, { modelName, nameOf }), studySentence(report, nameOf)];
  return [told, ...rest].filter((sentence) => sentence !== null);
}

/** At most so many models are told one by one. */
const MOST_APART = 3;

/**
 * Where the models that list the entry in focus mostly put it: "Where listed, Acme is usually first or second in four models;
 * Llama 4, which does not search, usually puts it ninth." Null without one, before anything was repeated, and where nobody lists it.
 */
export function focusSentence(
  { focus, answers }: StudyRecord,
  report: StudyReport,
  { nameOf, modelName }: ModelNames & { readonly nameOf: NameOf },
): string | null {
  const entry = report.entries.find(({ key }) => key === focus);
  if (!entry || entry.rank.listed === 0 || !isRepeated(report)) return null;
  const placed = entry.byModel
    .flatMap(({ modelId, rank: { median } }) =>
      median === null ? [] : { modelId, place: Math.round(median) },
    )
    .toSorted((a, b) => a.place - b.place);
  const best = placed[0]?.place ?? 1;
  const [near, apart] = [
    placed.filter(({ place }) => place <= best + 1),
    placed.filter(({ place }) => place > best + 1),
  ];
  const nameWithSearch = (modelId: string) => {
    const own = answers.filter((answer) => answer.modelId === modelId && answer.arm === "list");
    const searches = own.some(({ searchedBy }) => searchedBy !== "none");
    return `${modelName(asModelId(modelId))}${searches ? "" : ", which does not search,"}`;
  };
  const where =
    near.length === 1
      ? nameWithSearch(near[0]?.modelId ?? "").replace(/,$/, "")
      : `${numberWord(near.length)} models`;
  const { listed, answers: counted } = entry.rank;
  const parts = [
    `${listed < counted ? "Where listed, " : ""}${nameOf(entry.key)} is usually ${placesText(near.map(({ place }) => place))} in ${where}`,
  ];
  if (apart.length > MOST_APART)
    parts.push(
      `${numberWord(apart.length)} models usually put it ${placesText(apart.map(({ place }) => place))}`,
    );
  else parts.push(...oneByOne(apart, nameWithSearch));
  const never = entry.byModel.filter(({ rank }) => rank.median === null && rank.answers > 0);
  if (never.length > MOST_APART) parts.push(`${numberWord(never.length)} models never list it`);
  else parts.push(...never.map(({ modelId }) => `${nameWithSearch(modelId)} never lists it`));
  return `${parts.join("; ")}.`;
}

/** "Grok and GPT 4.1 usually put it third", "Llama 4 usually puts it ninth": models with the same place together. */
function oneByOne(
  placed: readonly { readonly modelId: string; readonly place: number }[],
  nameWithSearch: (modelId: string) => string,
): string[] {
  return [...Map.groupBy(placed, ({ place }) => place)].map(([place, models]) => {
    const names = joined(models.map(({ modelId }) => nameWithSearch(modelId)));
    return `${names} usually ${models.length === 1 ? "puts" : "put"} it ${ordinalWord(place)}`;
  });
}

/** "first", "first or second", "third to ninth"; places in their order. */
function placesText(places: readonly number[]): string {
  const [first = 1, last = first] = [places[0], places.at(-1)];
  if (first === last) return ordinalWord(first);
  return `${ordinalWord(first)} ${last === first + 1 ? "or" : "to"} ${ordinalWord(last)}`;
}

/** Whether the figures have ranges: each model that counts has answered twice. */
export function isRepeated({ entries }: Pick<StudyReport, "entries">): boolean {
  return entries.some(({ score }) => score.range !== null);
}

function outlook({ forecast }: StudyPair, rounds: number): string {
  if (forecast !== null) return `about ${forecast - rounds} more would probably do it`;
  if (rounds >= MAX_ROUNDS) return "for practical purposes they are tied";
  return `${MAX_ROUNDS} rounds would probably not do it either: for practical purposes they are tied`;
}

/** "Each model repeats 74% of its own list; two models share 46%: they really differ." */
export function volatilitySentence({ stability, agreement }: Volatility): string | null {
  if (stability === null) return null;
  const own = `Each model repeats ${share(stability.value)} of its own list`;
  if (agreement === null) return `${own}.`;
  return `${own}; two models share ${share(agreement.value)}: ${verdict(stability, agreement)}.`;
}

/** Agreement this close below stability is no difference worth telling; share of 1. */
const ALIKE_WITHIN = 0.05;

/** They differ where the two ranges lie apart, and are alike where the two values are near; else nobody knows yet. */
function verdict(stability: Estimate, agreement: Estimate): string {
  if (stability.value - agreement.value <= ALIKE_WITHIN) {
    return "models differ no more than each does from itself";
  }
  if (agreement.range && stability.range && agreement.range.high < stability.range.low) {
    return "they really differ";
  }
  return "more rounds would say whether they really differ";
}

/** "Web search adds 24 points (6 to 40)." */
export function liftSentence(lift: ArmDifference): string {
  return armsSentence(lift, "Web search", "asking with and without web search");
}

/** "Asking for a list adds 24 points (6 to 40).": listed when asked, less named unasked. */
export function lessSentence(less: ArmDifference): string {
  return armsSentence(less, "Asking for a list", "asking for a list and in plain words");
}

/** What the first of two arms adds, where the range leaves no doubt about it. */
function armsSentence({ value, range: { low, high } }: ArmDifference, what: string, both: string): string {
  if (low <= 0 && high >= 0) return `No difference seen between ${both}.`;
  const size = points(Math.abs(value));
  const [from, to] = value > 0 ? [low, high] : [-high, -low];
  return `${what} ${value > 0 ? "adds" : "takes away"} ${size} ${size === "1" ? "point" : "points"} (${points(from)} to ${points(to)}).`;
}

/** "named in 31 of 60; only compared with in 4, warned of in 1, not known to 2": answers in plain words, by how they speak of it. */
export function stancesText({ answers, stances }: Pick<VolunteeredEntry, "answers" | "stances">): string {
  const others = [
    [stances.contrast, "only compared with in"],
    [stances.avoided, "warned of in"],
    [stances.absent, "not known to"],
  ] as const;
  const told = others.flatMap(([count, words]) => (count > 0 ? [`${words} ${count}`] : []));
  const named = `named in ${stances.named} of ${answers}`;
  return told.length > 0 ? `${named}; ${told.join(", ")}` : named;
}

/** Why a study asks no more rounds. */
export function stopSentence(stop: StudyStop, rounds: number): string {
  const after = `after ${plural(rounds, "round")}`;
  switch (stop) {
    case "limit":
      return `${capitalised(numberWord(rounds))} ${rounds === 1 ? "round was" : "rounds were"} asked.`;
    case "apart":
      return `Ended ${after}: the two are told apart.`;
    case "hopeless":
      return `Ended ${after}: the rounds left would not tell the two apart.`;
    case "narrow":
      return `Ended ${after}: the range is as narrow as it was to be.`;
    case "stopped":
      return `Stopped by hand ${after}.`;
    case "failing":
      return `Ended ${after}: ${plural(FAILING_ROUNDS, "round")} in a row brought no answer.`;
  }
}

/**
 * What a study is to find out: "3 rounds", "Until HubSpot and Zoho CRM are told apart, 50 rounds at most"; of a topic what it asks:
 * "6 wordings in 12 questions".
 */
export function goalSentence({ goal, limit, topic }: Pick<StudyRecord, "goal" | "limit" | "topic">): string {
  if (topic) return wordingsAsked(topic, limit);
  if (goal.type === "rounds") return plural(limit, "round");
  const most = `${plural(limit, "round")} at most`;
  if (goal.type === "pair")
    return `Until ${goal.x.name} and ${goal.y?.name ?? "its neighbor"} are told apart, ${most}`;
  return `Until ${goal.x.name} is known to ± ${plural(goal.points, "point")}, ${most}`;
}

function wordingsAsked({ plan, members, frame, drawn }: StudyTopic, limit: number): string {
  const asked = membersOfRounds(plan, members.length, limit).map((member) => members[member]?.wordingId);
  const wordings = new Set(asked).size;
  const panel = panelText({ wordings, frame, drawn });
  return wordings === limit ? panel : `${panel}${drawn === "all" ? "" : ","} in ${plural(limit, "question")}`;
}

/** A model whose name at the gateway changed meanwhile; null when it did not. */
export function versionSentence(name: string, versions: ServedVersions["versions"]): string | null {
  const [first, ...later] = versions;
  if (!first || later.length === 0) return null;
  const changes = later.map(({ servedModel, fromRound }) => `${servedModel} from round ${fromRound}`);
  return `${name} was served as ${first.servedModel}, then as ${changes.join(", then as ")}: its answers may differ for that.`;
}

/** "Two kinds of search: Claude searched with Exa from round 1, with its own search from round 4." */
export function searchesSentence(name: string, searches: SearchesOfModel["searches"]): string | null {
  const [first, ...later] = searches;
  if (!first || later.length === 0) return null;
  const parts = searches.map(
    ({ searchedBy, fromRound }) => `${SEARCH_WORDS[searchedBy]} from round ${fromRound}`,
  );
  const kinds = capitalised(numberWord(searches.length));
  return `${kinds} kinds of search: ${name} searched with ${parts.join(", with ")}; its answers may differ for that.`;
}

/** Why a model's figures are to be read with care; null when they are not. */
export function modelCaveat(name: string, model: StudyModel): string | null {
  const { asked, answered, refused, failed, cut } = model;
  if (model.repeatsItself) return `${name} repeats itself word for word: its ranges are withheld.`;
  if (model.isCounted && !model.isSparse) return null;
  const end = model.isCounted ? "." : ": not counted.";
  const missing = Object.entries({ refused, failed, "was cut off": cut }).filter(([, count]) => count > 0);
  const only = missing.find(([, count]) => count === asked);
  if (only) return `${name} ${only[0]} ${asked} of ${asked}${end}`;
  const why = missing.map(([what, count]) => `${what} ${count}`);
  return `${name} answered ${answered} of ${asked}${why.length > 0 ? ` (${why.join(", ")})` : ""}${end}`;
}

/** "8 of 12 rounds" while it runs, then "8 rounds", of a topic "8 questions"; "No answer" for one that found nothing. */
export function roundsText({
  status,
  rounds,
  limit,
  topicId,
}: Pick<StudySummary, "status" | "rounds" | "limit" | "topicId">): string {
  if (status === "failed") return "No answer";
  const unit = topicId === null ? "round" : "question";
  return status === "running" ? `${rounds} of ${plural(limit, unit)}` : plural(rounds, unit);
}

/** What is to be known beside a study's sentence: why it ended, what searching adds, and what to read with care. */
export function studyNotes(
  record: Pick<
    StudyRecord,
    | "stop"
    | "status"
    | "focus"
    | "market"
    | "answers"
    | "versions"
    | "searches"
    | "isRecountDue"
    | "recountedAt"
    | "topic"
  >,
  { report, lift, volunteered, names, isKeptBack }: StudyFindings,
  catalogue: ModelNames,
): string[] {
  const { stop, status, focus, versions, searches, isRecountDue, recountedAt, topic } = record;
  const { modelName } = catalogue;
  const first = focus ?? report.entries[0]?.key ?? "";
  const firstName = isolated(names[first]?.name ?? first);
  const [ofSearch, unasked] = [lift[first], volunteered[first]];
  const hasRanges = topic ? report.rounds > 1 : isRepeated(report);
  const isWatched = report.level === STEPWISE_LEVEL && !isKeptBack && hasRanges;
  return [
    ...(stop !== null && status !== "running" ? [stopSentence(stop, report.rounds)] : []),
    ...(ofSearch ? [`${firstName}: ${liftSentence(ofSearch)}`] : []),
    ...(unasked
      ? [
          `In plain words, where nobody asks for a list, ${firstName} is ${stancesText(unasked)}.` +
            (unasked.less ? ` ${lessSentence(unasked.less)}` : ""),
        ]
      : []),
    ...report.models.flatMap((model) => modelCaveat(modelName(asModelId(model.modelId)), model) ?? []),
    ...versions.flatMap(({ modelId, versions: of }) => versionSentence(modelName(modelId), of) ?? []),
    ...searches.flatMap(({ modelId, searches: of }) => searchesSentence(modelName(modelId), of) ?? []),
    ...geoNotes(record, catalogue),
    ...recountNote(isRecountDue, recountedAt),
    ...(isWatched ? ["Ranges allow for looking at it while it ran."] : []),
  ];
}

const RECOUNT_DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** Beside figures of ended studies that older rules made. */
export const RECOUNT_DUE = "Older rules of names made these figures. They are being counted again.";

function recountNote(isDue: boolean, recountedAt: string | null): string[] {
  if (isDue) return [RECOUNT_DUE];
  if (recountedAt === null) return [];
  return [`Counted again on ${RECOUNT_DAY.format(new Date(recountedAt))} with newer rules of names.`];
}
