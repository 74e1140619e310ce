import type {
  NamedEntry,
  StratumKind,
  TopicDraw,
  TopicForm,
  TopicMember,
  Wording,
  WordingLevel,
  WordingOrigin,
  WordingState,
} from "@standings/domain";
import type { ColumnType, Generated, Selectable } from "kysely";

/** A population of ways of asking one thing. */
export interface TopicsTable {
  id: string;
  user_id: string;
  brand_id: string | null;
  name: string;
  /** Code of a market. */
  market: string | null;
  form: Generated<TopicForm>;
  /** The company in focus. */
  focus: ColumnType<NamedEntry | null, string | null, string | null>;
  /** The newest of its versions; 0 before the first study. */
  version: Generated<number>;
  /** Median likeness of the wordings that are in, 0 to 1; null for fewer than two. */
  likeness: Generated<number | null>;
  created_at: Generated<Date>;
}

export type Topic = Selectable<TopicsTable>;

/** One way of asking. */
export interface WordingsTable {
  id: string;
  topic_id: string;
  prompt: string;
  prompt_key: string;
  level: WordingLevel;
  persona: string | null;
  origin: WordingOrigin;
  /** Clicks or searches. */
  weight: number | null;
  state: WordingState;
  /** What it asks for that the wording it was made from does not. */
  differs: Generated<string | null>;
  position: number;
  created_at: Generated<Date>;
}

/** A run in which models made wordings of a topic. */
export interface WordingSetsTable {
  run_id: string;
  topic_id: string;
  /** Client run ids of other starts that found it running. */
  repeated_as: Generated<string[]>;
  created_at: Date;
}

/** What a study may ask, frozen before its first answer. */
export type DrawnFrom = Pick<Wording, "id" | "weight" | "level" | "persona">;

export interface TopicVersionsTable {
  topic_id: string;
  version: number;
  /** In the order in which they are drawn. */
  members: ColumnType<readonly TopicMember[], string, never>;
  /** Wordings that were in. */
  frame: number;
  /** What a draw knows of each of them: its id, weight, level and persona. */
  drawn_from: ColumnType<DrawnFrom[], string, never>;
  /** Studies that ask fewer wordings take the first ones of the drawn order. */
  drawn: TopicDraw;
  strata: StratumKind;
  seed: string;
  sha256: string;
  made_at: Generated<Date>;
}

/** A topic whose wordings the visits of a brand ask. */
export interface TrackedTopicsTable {
  brand_id: string;
  topic_id: string;
  /** The frozen version that is asked. */
  version: number;
  /** Of the prompts that came with it. */
  label: string;
  since: Generated<Date>;
}
