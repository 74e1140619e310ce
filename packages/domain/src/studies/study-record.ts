import type { NamedEntry } from "../identity/keys.ts";
import type { AskedQuestion } from "../market.ts";
import type { Stance } from "../mentions/stance-of.ts";
import type { ModelId } from "../models/catalogue.ts";
import type { RankingKind } from "../ranking.ts";
import type { RunStatus } from "../runs.ts";
import type { StudyTopic } from "../topics/topic.ts";
import type { TopicFindings } from "../topics/topic-findings.ts";
import type { ArmDifference, Estimate, StudyReport } from "./report.ts";
import type { StudyAnswerEvent, StudyArm, StudyGoal, StudyStop } from "./study-run.ts";
import type { SearchesOfModel, ServedVersions } from "./study-state.ts";

/** How often models name somebody unasked, beside how often they list it when asked. */
export interface VolunteeredEntry {
  /** Share of the answers in plain words that name it, and that name it first. */
  readonly named: Estimate;
  readonly namedFirst: Estimate;
  /** Listed when asked, less named unasked; null when no model has enough answers. */
  readonly less: ArmDifference | null;
  /** Answers in plain words, and in how many of them it is named, only compared with, warned of, or not known. */
  readonly answers: number;
  readonly stances: Readonly<Record<Stance, number>>;
}

/** What a study found at its last look. */
export interface StudyFindings {
  readonly report: StudyReport;
  /** Name and domain of every entry, by its key. */
  readonly names: Readonly<Record<string, NamedEntry>>;
  /** What web search adds to an entry's score, by key, for the first ones and the one in focus; empty without that arm. */
  readonly lift: Readonly<Record<string, ArmDifference>>;
  /** The same for what models say unasked. */
  readonly volunteered: Readonly<Record<string, VolunteeredEntry>>;
  /** Keys that an answer in plain words names, in the order of its text, by the answer's column. */
  readonly mentions: Readonly<Record<string, readonly string[]>>;
  /** Keys of the entries that the question itself names. */
  readonly namedInQuestion: readonly string[];
  /** Ranges are kept back: the study goes on, and they are shown at its end alone. */
  readonly isKeptBack: boolean;
  /** What a study of a topic found; null while ranges are kept back, left out for one question. */
  readonly topic?: TopicFindings | null;
}

/** An answer of a study: who stands where in it. */
export interface StudyAnswerView
  extends Pick<
    StudyAnswerEvent,
    | "round"
    | "modelId"
    | "arm"
    | "outcome"
    | "servedModel"
    | "searchedBy"
    | "versions"
    | "durationMs"
    | "detail"
    | "at"
  > {
  /** Keys of what it lists and their ranks; in plain words what it mentions, in order, without ranks. */
  readonly keys: readonly string[];
  readonly ranks: readonly number[];
}

/** A study as its page shows it. */
export interface StudyRecord extends AskedQuestion {
  readonly id: string;
  readonly ranking: RankingKind;
  readonly models: readonly ModelId[];
  readonly arms: readonly StudyArm[];
  readonly goal: StudyGoal;
  /** Key of the entry in focus. */
  readonly focus: string | null;
  readonly isPrivate: boolean;
  readonly isSandbox: boolean;
  /** The viewer's own. */
  readonly isOwn: boolean;
  readonly status: RunStatus;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly endedAt: string | null;
  /** Rounds asked at most, asked so far, and paid for. */
  readonly limit: number;
  readonly rounds: number;
  readonly counted: number;
  readonly stop: StudyStop | null;
  readonly wasStopped: boolean;
  readonly wasExtended: boolean;
  /** Credits still held; 0 for others than the owner. */
  readonly held: number;
  /** The brand whose visit asks it: nobody stops, extends or deletes it. Null for others than the owner. */
  readonly visitOf: { readonly brandId: string } | null;
  readonly versions: readonly ServedVersions[];
  readonly searches: readonly SearchesOfModel[];
  /** Null before the first look. */
  readonly findings: StudyFindings | null;
  /** Older rules made the findings, and a job will count the answers again. */
  readonly isRecountDue: boolean;
  /** When figures last changed because newer rules counted the answers again, ISO 8601; null when none did. */
  readonly recountedAt: string | null;
  readonly answers: readonly StudyAnswerView[];
  /** The topic whose wordings it asks, one a round. */
  readonly topic?: StudyTopic | undefined;
}

/** A row of a list of studies. */
export interface StudySummary
  extends Pick<
    StudyRecord,
    | "id"
    | "prompt"
    | "ranking"
    | "models"
    | "market"
    | "webSearch"
    | "isPrivate"
    | "isSandbox"
    | "status"
    | "startedAt"
    | "limit"
    | "rounds"
  > {
  /** The first entries, with the tier that each stands in; null without tiers. */
  readonly top: readonly (NamedEntry & { readonly tier: number | null })[];
  /** What it found, in a sentence; null before its first look, and while its ranges are kept back. */
  readonly verdict: string | null;
  /** Where the viewer's own company stands; null without one, and in a study of experts. */
  readonly own: OwnInStudy | null;
  /** The topic whose wordings it asks; null for one question. */
  readonly topicId: string | null;
}

/** A company among the others of a study. */
export interface OwnInStudy {
  readonly isListed: boolean;
  /** Ranks that it may have; null where it was not compared. */
  readonly bestRank: number | null;
  readonly worstRank: number | null;
}
