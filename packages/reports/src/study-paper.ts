/** Content of a report on a study. Plain data: it crosses to a worker thread by structured clone. */
import type {
  ArmDifference,
  Market,
  NamedEntry,
  RankingKind,
  StudyEntry,
  StudyModel,
  TopicFigure,
} from "@standings/domain";

/** A company or an expert of the study. */
export interface StudyPaperRow
  extends NamedEntry,
    Pick<StudyEntry, "score" | "listed" | "rank" | "place" | "byModel"> {
  readonly isFocus: boolean;
}

/** A model that took part. */
export interface StudyPaperModel extends Omit<StudyModel, "isCounted" | "isSparse" | "repeatsItself"> {
  readonly modelName: string;
  /** What the gateway served it as, in the order these appeared. */
  readonly served: readonly string[];
}

/** A figure of an arm, with its range. */
export interface StudyPaperLift extends Pick<ArmDifference, "value" | "range"> {
  readonly name: string;
}

/** How often models name somebody unasked. */
export interface StudyPaperMention {
  readonly name: string;
  readonly named: StudyEntry["listed"];
  readonly namedFirst: StudyEntry["listed"];
  /** Listed when asked, less named unasked; null where no model has enough answers. */
  readonly less: Pick<ArmDifference, "value" | "range"> | null;
  /** "named in 31 of 60; warned of in 1". */
  readonly said: string;
}

/** How often somebody is listed or named in answers to a topic: of one way of asking, by one model, or one company. */
export interface StudyPaperShare {
  readonly name: string;
  readonly figure: TopicFigure;
  /** What it says in words; '' for nothing. */
  readonly said: string;
}

/** What a study of a topic shows in place of its rows. */
export interface StudyPaperTopic {
  /** What is counted: "Listed", or "Named". */
  readonly counted: string;
  readonly shares: readonly { readonly title: string; readonly rows: readonly StudyPaperShare[] }[];
  /** "listed in 3 of 10 answers", by wording. */
  readonly wordings: readonly { readonly prompt: string; readonly stratum: string; readonly said: string }[];
}

export interface StudyPaper {
  readonly kind: "study";
  readonly ranking: RankingKind;
  readonly question: string;
  /** ISO 8601: when it was started. */
  readonly createdAt: string;
  readonly isSandbox: boolean;
  /** Its page, with its origin. */
  readonly address: string;
  readonly webSearch: boolean;
  readonly market: Market | null;
  /** What it was to find out. */
  readonly goal: string;
  /** What it says, how its figures are made, and how much answers move. */
  readonly sentence: string;
  readonly method: string;
  /** What its ranges mean. */
  readonly ranges: string;
  readonly volatility: string | null;
  /** What to know beside them: why it ended, what web search adds, models that are not counted or changed their version. */
  readonly notes: readonly string[];
  /** Null for one question. */
  readonly topic: StudyPaperTopic | null;
  /** By score, best first; none of a topic. */
  readonly rows: readonly StudyPaperRow[];
  readonly models: readonly StudyPaperModel[];
  /** What web search adds to the score; empty without that arm. */
  readonly lifts: readonly StudyPaperLift[];
  /** Empty without that arm. */
  readonly mentions: readonly StudyPaperMention[];
}
