import {
  goalSentence,
  headSentences,
  type ModelNames,
  type StudyEntry,
  type StudyRecord,
  stancesText,
  studyNotes,
  type VolunteeredEntry,
  volatilitySentence,
} from "@standings/domain";
import { FROM_MODELS, fromModel, ownWords } from "../from-models.ts";

const ENTRIES = 15;

/** A study, compact: its finding in a sentence, scores with ranges, tiers, and what is left to ask and to pay. */
export function toStudy(study: StudyRecord, names: ModelNames) {
  const { findings } = study;
  const nameOf = (key: string) => fromModel(findings?.names[key]?.name ?? key);
  return {
    id: study.id,
    status: study.status,
    kind: study.ranking,
    question: fromModel(study.prompt),
    goal: ownWords(goalSentence(study.goal, study.limit)),
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
          verdict: findings.isKeptBack ? null : findings.report.verdict.kind,
          stability: volatilitySentence(findings.report.volatility),
          certainty: [
            ...(findings.isKeptBack ? ["Ranges are shown at the end alone."] : []),
            ...studyNotes(study, findings, names).map(ownWords),
          ],
          entries: findings.report.entries.slice(0, ENTRIES).map((entry) => ({
            name: nameOf(entry.key),
            domain: fromModel(findings.names[entry.key]?.domain ?? ""),
            ...toFigures(entry),
            ...toUnasked(findings.volunteered[entry.key]),
          })),
        }),
  };
}

/** Scores are points of 100. Entries of one tier are too close to call. */
function toFigures({ score, rank, place }: StudyEntry) {
  return {
    score: toPoints(score.value),
    score_range: score.range && [toPoints(score.range.low), toPoints(score.range.high)],
    listed_in: `${rank.listed} of ${rank.answers} answers`,
    tier: place?.tier ?? null,
    rank_range: place && [place.bestRank, place.worstRank],
  };
}

/** How answers to the buyer's words alone speak of it. */
function toUnasked(entry: VolunteeredEntry | undefined) {
  return entry ? { unasked: stancesText(entry) } : {};
}

function toPoints(value: number): number {
  return Math.round(100 * value);
}
