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

/** An answer of a run; `owner` is the executor that appends. */
interface AnswerOfRun extends ToldAnswer {
  readonly runId: string;
  readonly owner: string;
}

/** Stores an answer and appends its event, both or neither. Throws LeaseLostError. */
export type AnswerLog = (told: AnswerOfRun) => Promise<LoggedEvent>;

/** Answers of one statement; each weighs some ten kilobytes. */
const MOST = 32;

/**
 * The answers of all runs of a process. Those that come while a statement is under way are the next one together, so that
 * many at once are few commits, and one alone waits for nobody. What fails together, or whose run somebody else is changing,
 * is stored alone.
 */
export function createAnswerLog(db: Database): AnswerLog {
  let waiting: { readonly item: AnswerAppend; resolve(base: Promise<Base>): void }[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      const items = batch.map(({ item }) => item);
      const stored = storeTogether(db, items);
      for (const [index, { item, resolve }] of batch.entries())
        resolve(stored.then((bases) => bases[index] ?? insertAnswer(db, item.append, item.answer)));
      await stored.catch(() => {});
    }
    isBusy = false;
  }

  return async ({ runId, owner, event, answer }) => {
    const item = { append: { runId, owner, events: [event] }, answer };
    const base = await new Promise<Base>((resolve) => {
      waiting.push({ item, resolve });
      if (!isBusy) void work();
    });
    if (base === undefined) throw new LeaseLostError(runId);
    return { seq: base + 1, event };
  };
}

/** The `seq` before an answer's event; undefined when it was not stored. */
type Base = number | undefined;

/** Throws when the database is away: then nobody knows what was stored. */
async function storeTogether(db: Database, items: readonly AnswerAppend[]): Promise<Base[]> {
  try {
    return await insertAnswers(db, items, "skip");
  } catch (error) {
    if (isOutage(error)) throw error;
    return [];
  }
}
