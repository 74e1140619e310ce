import {
  type ArmDifference,
  type NamedEntry,
  roundCost,
  type StudyArm,
  type StudyEntry,
  type StudyRecord,
  stancesText,
  type VolunteeredEntry,
} from "@standings/domain";
import { toTopicFindings } from "./topic-document.ts";
import { toPercent, toVerdict } from "./verdict-document.ts";

/**
 * A study as REST documents it: figures from 0 to 100, ranges, tiers and credits. A topic's rounds ask different
 * questions, so its figures are those of `topic.found` alone; its verdict is over ways of asking.
 */
export function toStudyDocument(record: StudyRecord) {
  const { findings, arms, id, status, held, ...study } = record;
  const { report, names = {}, lift = {}, volunteered = {}, isKeptBack = false } = findings ?? {};
  const ofOneQuestion = record.topic ? undefined : report;
  const cost = roundCost({ arms });
  return {
    id,
    state: status,
    prompt: study.prompt,
    kind: study.ranking,
    models: study.models,
    webSearchEnabled: study.webSearch,
    market: study.market,
    arms,
    goal: study.goal,
    focus: study.focus,
    isPrivate: study.isPrivate,
    isSandbox: study.isSandbox,
    startedAt: study.startedAt,
    endedAt: study.endedAt,
    stop: study.stop,
    rounds: study.rounds,
    maxRounds: study.limit,
    countedRounds: study.counted,
    creditsPerRound: cost,
    creditsHeld: held,
    creditsUsed: study.counted * cost,
    visitOf: study.visitOf,
    level: isKeptBack ? null : (report?.level ?? null),
    rangesAreKeptBack: isKeptBack,
    recountedAt: study.recountedAt,
    modelsAsked: report?.models ?? [],
    servedVersions: study.versions,
    searches: study.searches,
    entries: (ofOneQuestion?.entries ?? []).map((entry) => ({
      name: names[entry.key]?.name ?? entry.key,
      domain: names[entry.key]?.domain ?? "",
      ...toEntry(entry),
      ...toLift(lift[entry.key]),
      ...toVolunteered(volunteered[entry.key]),
    })),
    verdict: report && !isKeptBack ? toVerdict(report.verdict, study.topic?.form) : null,
    stability: ofOneQuestion?.volatility.stability ?? null,
    agreement: ofOneQuestion?.volatility.agreement ?? null,
    pair: ofOneQuestion?.pair ?? null,
    ...(study.topic && {
      topic: {
        id: study.topic.topicId,
        version: study.topic.version,
        form: study.topic.form,
        drawn: study.topic.drawn,
        strata: study.topic.strata,
        plan: study.topic.plan,
        found: findings && toTopicFindings(findings),
      },
    }),
    answers: study.answers.map(({ keys, ranks, ...answer }) => ({
      ...answer,
      ...whomOf(
        answer.arm,
        keys.map((key) => names[key] ?? { name: key, domain: "" }),
        ranks,
      ),
    })),
  };
}

/** Whom an answer lists, each with its rank, or in plain words names, in the order of its text. */
function whomOf(arm: StudyArm, named: readonly NamedEntry[], ranks: readonly number[]) {
  const entries = named.map(({ name, domain }) => ({ name, domain }));
  if (arm === "natural") return { named: entries };
  return { listed: entries.map((entry, nth) => ({ ...entry, rank: ranks[nth] ?? null })) };
}

function toLift(lift: ArmDifference | undefined) {
  return lift ? { webSearchLift: toDifference(lift) } : {};
}

function toDifference({ modelIds, ...difference }: ArmDifference) {
  return { ...toPercent(difference), modelIds };
}

/** Named unasked: shares with their ranges, the answers by how they speak of it, and the same in words. */
function toVolunteered(entry: VolunteeredEntry | undefined) {
  if (!entry) return {};
  const { named, namedFirst, less, ...counts } = entry;
  const figures = {
    named: toPercent(named),
    namedFirst: toPercent(namedFirst),
    less: less && toDifference(less),
  };
  return { volunteered: { ...figures, ...counts, said: stancesText(entry) } };
}

function toEntry({ score, listed, top3, rank, place, byModel }: StudyEntry) {
  return {
    score: toPercent(score),
    listed: toPercent(listed),
    top3: toPercent(top3),
    listedIn: { answers: rank.answers, listed: rank.listed },
    rankWhenListed: rank.median === null ? null : { median: rank.median, from: rank.from, to: rank.to },
    tier: place?.tier ?? null,
    rankRange: place ? [place.bestRank, place.worstRank] : null,
    byModel: byModel.map((own) => ({
      modelId: own.modelId,
      score: toPercent(own.score),
      listed: toPercent(own.listed),
      listedIn: { answers: own.rank.answers, listed: own.rank.listed },
    })),
  };
}
