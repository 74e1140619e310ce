import {
  asModelId,
  capitalised,
  ENTRY_NOUNS,
  type Estimate,
  GROUNDING_LABELS,
  LEVEL_NAMES,
  MAX_RESULTS,
  type ModelNames,
  memberOfRound,
  type NamedEntry,
  promptOfRound,
  SANDBOX_LABEL,
  SEARCHED_BY_LABELS,
  STANCES,
  type Standing,
  type StudyAnswerView,
  type StudyEntry,
  type StudyRecord,
  type StudyReport,
  type TopicFindings,
  type TopicForm,
  type VolunteeredEntry,
} from "@standings/domain";
import { type Cell, geoCell, marketCells, momentOf, type Table } from "./table.ts";

/** What the rows of a study's file are: the answers that were asked for, or the companies or experts found in them. */
export const STUDY_ROWS = ["answers", "entries"] as const;
export type StudyRows = (typeof STUDY_ROWS)[number];

/**
 * The rows of a study's file. The answers hold all that its figures are made of: one row for each, with the words that were asked and its list in pairs of
 * columns, in which a company has the same name and domain everywhere. Scores and shares are from 0 to 100.
 */
export function studyTable(record: StudyRecord, wanted: StudyRows, names: ModelNames): Table {
  const { header, rows } = wanted === "answers" ? answersTable(record, names) : entriesTable(record, names);
  const sheet = wanted === "answers" ? "Answers" : capitalised(ENTRY_NOUNS[record.ranking].many);
  if (!record.isSandbox) return { sheet, header, rows };
  return { sheet, header: [...header, "Data"], rows: rows.map((row) => [...row, SANDBOX_LABEL]) };
}

interface Rows {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const ANSWER = ["Study", "Question", "Round", "Model ID", "Model", "Arm", "Outcome", "Served model"];
const OF_TOPIC = ["Topic", "Level", "Who asks", "Clicks or searches"];
const MARKET = ["Country", "Language"];
const VERSIONS = ["Reading version", "Matching version", "Search policy version"];
const ASKED = [
  GROUNDING_LABELS.searched,
  "Searched by",
  ...VERSIONS,
  "Asked at",
  "Duration ms",
  "Reason of failure",
];

/** In plain words the columns hold who is named, in the order of the text, however many these are. */
function answersTable(record: StudyRecord, { modelName }: ModelNames): Rows {
  const { id, market, ranking, answers, topic } = record;
  const nameOf = namesOf(record);
  const places = Math.max(MAX_RESULTS[ranking], ...answers.map(({ keys }) => keys.length));
  const lists = Array.from({ length: places }, (_, index) => [`${index + 1} name`, `${index + 1} domain`]);
  const rows = answers.map((answer): Cell[] => {
    const { round, modelId, arm, outcome, servedModel, searchedBy, versions, at } = answer;
    const { durationMs, detail } = answer;
    const by =
      searchedBy === null ? ["", ""] : [searchedBy === "none" ? "no" : "yes", SEARCHED_BY_LABELS[searchedBy]];
    const rules = [versions?.reading, versions?.matching, versions?.searchPolicy].map(orEmpty);
    const byRank = keysByRank(answer);
    const list = lists.flatMap((_, index) => {
      const key = byRank.get(index + 1);
      if (key === undefined) return ["", ""];
      const { name, domain } = nameOf(key);
      return [name, domain];
    });
    return [
      ...[id, promptOfRound(record, round), round, modelId, modelName(modelId), arm, outcome],
      servedModel ?? "",
      ...(topic ? wordingCells(record, round) : []),
      ...marketCells(market),
      geoCell(versions?.geo),
      ...by,
      ...rules,
      ...[momentOf(at), durationMs, detail ?? ""],
      ...list,
    ];
  });
  const ofTopic = topic ? OF_TOPIC : [];
  return { header: [...ANSWER, ...ofTopic, ...MARKET, "Geo", ...ASKED, ...lists.flat()], rows };
}

/** What the figures of a topic divide and weigh its wordings by. */
function wordingCells(record: StudyRecord, round: number): Cell[] {
  const { level, persona, weight } = memberOfRound(record, round) ?? {};
  return [record.prompt, level ? LEVEL_NAMES[level] : "", persona ?? "", orEmpty(weight)];
}

/** What is hidden from a viewer leaves its place empty. */
function keysByRank({ keys, ranks, arm }: StudyAnswerView): Map<number, string> {
  return new Map(keys.map((key, index) => [arm === "natural" ? index + 1 : (ranks[index] ?? 0), key]));
}

const FIGURES = ["Score", "Listed %", "Top 3 %"].flatMap((name) => [name, `${name} low`, `${name} high`]);
const LIFT = ["Web search adds", "Web search adds low", "Web search adds high"];
const UNASKED = [
  ...["Named unasked %", "Named first unasked %", "A list adds"].flatMap((name) => [
    name,
    `${name} low`,
    `${name} high`,
  ]),
  ...["Unasked answers", "Named in", "Only compared with in", "Warned of in", "Not known to"],
];
const PLACES = ["Tier", "Best rank", "Worst rank", "Median rank", "10 % rank", "90 % rank"];

/** In the order of the study; an empty cell is a range that is not known. */
function entriesTable(record: StudyRecord, { modelName }: ModelNames): Rows {
  const { findings, ranking, id, market } = record;
  if (findings === null) return { header: [], rows: [] };
  if (findings.topic) return topicTable(record, findings.topic, findings.report);
  const { report } = findings;
  const nameOf = namesOf(record);
  const counted = report.models.filter(({ isCounted }) => isCounted).map(({ modelId }) => modelId);
  const ofModels = counted.flatMap((modelId) => {
    const name = modelName(asModelId(modelId));
    return [`${name} listed in`, `${name} answers`, `${name} score`];
  });
  const named = ["Study", capitalised(ENTRY_NOUNS[ranking].one), "Domain"];
  const ends = [...MARKET, "Level", "Rounds"];
  const options = [...(hasAny(findings.lift) ? LIFT : []), ...(hasAny(findings.volunteered) ? UNASKED : [])];
  const header = [...named, ...FIGURES, "Listed in", "Answers", ...PLACES, ...options, ...ofModels, ...ends];
  const rows = report.entries.map((entry): Cell[] => {
    const { score, listed, top3, rank, place } = entry;
    const { name, domain } = nameOf(entry.key);
    return [
      ...[id, name, domain, ...[score, listed, top3].flatMap(figures), rank.listed, rank.answers],
      ...[place?.tier, place?.bestRank, place?.worstRank, rank.median, rank.from, rank.to].map(orEmpty),
      ...(hasAny(findings.lift) ? figuresOrEmpty(findings.lift[entry.key]) : []),
      ...(hasAny(findings.volunteered) ? unasked(findings.volunteered[entry.key]) : []),
      ...counted.flatMap((modelId) => inModel(entry, modelId)),
      ...marketCells(market),
      ...[report.level, report.rounds],
    ];
  });
  return { header, rows };
}

const SHARE_OF: Readonly<Record<TopicForm, string>> = {
  list: "Listed %",
  natural: "Named in plain answers %",
};
const SHARES = ["", " low", " high", " low for these wordings", " high for these wordings"];
const BESIDE = ["The one in focus with these wordings", "The one in focus however asked"];

/** Companies of a topic: a score over answers to different questions is none. */
function topicTable(
  record: StudyRecord,
  { form, entries, wordings }: TopicFindings,
  { level }: StudyReport,
): Rows {
  const { id, prompt, market } = record;
  const nameOf = namesOf(record);
  const header = [
    "Study",
    "Topic",
    "Company",
    "Domain",
    ...SHARES.map((end) => SHARE_OF[form] + end),
    ...BESIDE,
    ...MARKET,
    "Level",
    "Wordings",
  ];
  const rows = entries.map(({ key, value, overWordings, exactlyThese, withThese, howeverAsked }): Cell[] => {
    const { name, domain } = nameOf(key);
    return [
      ...[id, prompt, name, domain, ...figures({ value, range: overWordings })],
      ...figures({ value, range: exactlyThese }).slice(1),
      ...[withThese, howeverAsked].map((standing) => (standing ? STANDINGS[standing] : "")),
      ...marketCells(market),
      ...[level, wordings],
    ];
  });
  return { header, rows };
}

const STANDINGS: Readonly<Record<Standing, string>> = {
  above: "stands above",
  below: "stands below",
  not_apart: "can’t be told apart",
};

function inModel({ byModel }: StudyEntry, modelId: string): Cell[] {
  const own = byModel.find((model) => model.modelId === modelId);
  return own ? [own.rank.listed, own.rank.answers, hundredths(own.score.value)] : ["", "", ""];
}

function figures({ value, range }: Estimate): Cell[] {
  return [hundredths(value), range ? hundredths(range.low) : "", range ? hundredths(range.high) : ""];
}

function hasAny(byKey: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(byKey).length > 0;
}

function figuresOrEmpty(estimate: Estimate | undefined): Cell[] {
  return estimate ? figures(estimate) : ["", "", ""];
}

function unasked(entry: VolunteeredEntry | undefined): Cell[] {
  const figuresOfAll = [entry?.named, entry?.namedFirst, entry?.less ?? undefined].flatMap(figuresOrEmpty);
  const counts = [entry?.answers, ...STANCES.map((stance) => entry?.stances[stance])];
  return [...figuresOfAll, ...counts.map(orEmpty)];
}

/** Of 100, to four places. */
function hundredths(value: number): number {
  return Math.round(value * 1_000_000) / 10_000;
}

function orEmpty(value: number | null | undefined): Cell {
  return value ?? "";
}

function namesOf({ findings }: StudyRecord): (key: string) => NamedEntry {
  return (key) => findings?.names[key] ?? { name: key, domain: "" };
}
