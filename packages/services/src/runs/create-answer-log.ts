import {
  type AnswerAppend,
  type Database,
  insertAnswer,
  insertAnswers,
  isOutage,
  LeaseLostError,
  type LoggedEvent,
  type ToldAnswer,
} from "@standings/database";
import { storeTogether } from "../store-together.ts";

/** An answer of a run; `owner` is the executor that appends. */
interface AnswerOfRun extends ToldAnswer {
  readonly runId: string;
  readonly owner: string;
}

/** Stores an answer and appends its event, both or neither. Throws LeaseLostError. */
export type AnswerLog = (told: AnswerOfRun) => Promise<LoggedEvent>;

/** Answers of one statement; each weighs some ten kilobytes. */
const MOST = 32;

/** The answers of all runs of a process. One whose run somebody else is changing is stored alone. */
export function createAnswerLog(db: Database): AnswerLog {
  const append = storeTogether<AnswerAppend, Base>({
    most: MOST,
    store: (items) => insertAnswers(db, items, "skip"),
    storeAlone: (item) => insertAnswer(db, item.append, item.answer),
    // The database is away: nobody knows what was stored.
    isFinal: isOutage,
  });
  return async ({ runId, owner, event, answer }) => {
    const base = await append({ append: { runId, owner, events: [event] }, answer });
    if (base === undefined) throw new LeaseLostError(runId);
    return { seq: base + 1, event };
  };
}

/** The `seq` before an answer's event; undefined when it was not stored. */
type Base = number | undefined;
