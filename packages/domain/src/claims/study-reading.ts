import type { RunComplete, RunStatus } from "../runs.ts";

/** Reading what the answers of a finished study say of a brand, for a credit (`names-claims-topics-markets.md` §2.8, record 132). */

/** Names the feature when credits are short. */
export const READING_FEATURE = {
  context: "reading",
  message: "You need more credits to have these answers read.",
  feature: "Reading a study",
} as const;

/** Answers of a study that are read at most; of more some are drawn. */
export const MAX_STUDY_READINGS = 250;

/** What is read, as it is stored with its run. */
export interface ReadingRequest {
  readonly brandId: string;
  readonly studyId: string;
  /** What the study asked. */
  readonly prompt: string;
}

export type ReadingEvent =
  | (ReadingRequest & {
      readonly type: "start";
      /** Id of the run. */
      readonly searchId: string;
      readonly remainingCredits: number;
      /** ISO 8601. */
      readonly startedAt: string;
    })
  | {
      readonly type: "answers_read";
      readonly at: string;
      readonly read: number;
      readonly unread: number;
      /** It was paid to read new answers and found only what an earlier reading had left: its credit is given back. */
      readonly wasLeft: boolean;
    }
  | RunComplete
  | { readonly type: "error"; readonly error: string };

/** The newest reading of a study for one brand. */
export interface ReadStudyRecord extends StudyReading {
  readonly brandId: string;
}

/** What was read of a study, for brands of the viewer. */
export interface StudyReadings {
  /** A model reads answers; without one nothing can be read. */
  readonly hasReader: boolean;
  readonly readings: readonly ReadStudyRecord[];
}

/** A study whose answers were read for a brand, or are being read. */
export interface StudyReading {
  readonly studyId: string;
  /** What the study asked. */
  readonly prompt: string;
  /** When it began, ISO 8601. */
  readonly askedAt: string;
  readonly status: RunStatus;
  /** Answers that were read so far. */
  readonly read: number;
  /** Answers that name the brand or its first competitors, of which `MAX_STUDY_READINGS` are read at most; null until a reading has ended. */
  readonly named: number | null;
  /** Answers that the last reading could not read, or did not come to: they are read again for nothing. */
  readonly unread: number;
  /** Why the newest reading read nothing, a sentence; null otherwise. It cost nothing then. */
  readonly error: string | null;
  /** What the newest reading cost was given back: it read nothing, or only what an earlier one had left. */
  readonly wasGivenBack: boolean;
  /** The study has more answers since some were read. */
  readonly isOutdated: boolean;
}

/** What a reading of a study would read now: all of it, what is new, or for nothing what was left; null: nothing, or it is being read. */
export function leftToRead(reading: StudyReading | null): "all" | "new" | "left" | null {
  if (reading === null) return "all";
  const { status, named, isOutdated, unread } = reading;
  if (status === "running") return null;
  if (named === null) return "all";
  if (isOutdated) return "new";
  return unread > 0 ? "left" : null;
}
