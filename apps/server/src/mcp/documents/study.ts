import {
  goalSentence,
  headSentences,
  lessSentence,
  type ModelNames,
  type StudyEntry,
  type StudyFindings,
  type StudyRecord,
  stancesText,
  studyNotes,
  type VolunteeredEntry,
  volatilitySentence,
  wholePoints,
} from "@standings/domain";
import { toTopicFindings } from "../../rest/topic-document.ts";
import { FROM_MODELS, fromModel, ownWords } from "../from-models.ts";

const ENTRIES = 15;

/** A study, compact: its finding in a sentence, scores with ranges, tiers, and what is left to ask and to pay. */
export function toStudy(study: StudyRecord, names: ModelNames) {
  const { findings } = study;
  return {
    id: study.id,
    status: study.status,
    kind: study.ranking,
    question: fromModel(study.prompt),
    goal: ownWords(goalSentence(study)),
    started_at: study.startedAt,
    web_search: study.webSearch,
    market: study.market,
    sandbox_data: study.isSandbox,
    notice: FROM_MODELS,
    rounds: study.rounds,
    rounds_at_most: study.limit,
    credits_held: study.held,
    ...(findings === null
      ? { finding: "Nothing yet: the first rounds are being asked." }
      : {
          finding: ownWords(headSentences(study, findings, names).join(" ")),
          certainty: [
            ...(findings.isKeptBack ? ["Ranges are shown at the end alone."] : []),
            ...studyNotes(study, findings, names).map(ownWords),
          ],
          // Null while it runs.
          ...(study.topic ? { figures: toTopicFigures(findings) } : toFindings(findings)),
        }),
  };
}

/** Of a study that asks one question. */
function toFindings({ report, names, volunteered, isKeptBack }: StudyFindings) {
  return {
    verdict: isKeptBack ? null : report.verdict.kind,
    stability: volatilitySentence(report.volatility),
    entries: report.entries.slice(0, ENTRIES).map((entry) => ({
      name: fromModel(names[entry.key]?.name ?? entry.key),
      domain: fromModel(names[entry.key]?.domain ?? ""),
      ...toFigures(entry),
      ...toUnasked(volunteered[entry.key]),
    })),
  };
}

/** Of a study that asks the wordings of a topic: its rounds ask different questions, so their scores say nothing together. */
export function toTopicFigures(findings: StudyFindings) {
  const found = toTopicFindings(findings);
  return (
    found && {
      ...found,
      entries: found.entries
        .slice(0, ENTRIES)
        .map((entry) => ({ ...entry, name: fromModel(entry.name), domain: fromModel(entry.domain) })),
    }
  );
}

/** Scores are points of 100. Entries of one tier are too close to call. */
function toFigures({ score, rank, place }: StudyEntry) {
  return {
    score: wholePoints(score.value),
    score_range: score.range && [wholePoints(score.range.low), wholePoints(score.range.high)],
    listed_in: `${rank.listed} of ${rank.answers} answers`,
    tier: place?.tier ?? null,
    rank_range: place && [place.bestRank, place.worstRank],
  };
}

/** How answers to the buyer's words alone speak of it, and what asking for a list adds. */
function toUnasked(entry: VolunteeredEntry | undefined) {
  if (!entry) return {};
  const { less } = entry;
  return { unasked: stancesText(entry), ...(less && { asked_for_a_list: lessSentence(less) }) };
}
