import type { LoggedEvent } from "@standings/database";
import type { RunNews } from "./read-run-news.ts";
import type { RunFollower } from "./run-follower.ts";

type ReadNews = (runId: string, afterSeq: number) => Promise<RunNews | undefined>;

/**
 * What this process knows of a run that somebody follows: one read of the log per news, whatever the number of
 * followers. It keeps the newest events for a moment; a follower behind them makes it read again.
 */
export class RunWatch {
  readonly runId: string;
  /** Followers that have seen everything. */
  readonly waiting = new Set<RunFollower>();
  /** The last read failed: the next look at all runs makes up for it. */
  hasFailed = false;
  hasEnded = false;
  /** Place of the newest event that is known; undefined before the first read. */
  lastSeq: number | undefined;
  /** Whose run it is and what kind it is of, once it was read. */
  run: Pick<RunNews, "userId" | "kind"> | undefined;
  /** Events after `#tailFrom`, in order, as the run's owner may see them. */
  #tail: LoggedEvent[] = [];
  #tailFrom = 0;
  #isTailOld = false;
  #isCensored = true;
  #hasEndedOnce = false;
  #from = Number.POSITIVE_INFINITY;
  #reading: Promise<unknown> = Promise.resolve();
  #queued: Promise<RunNews | undefined> | undefined;

  readonly #readNews: ReadNews;
  readonly #onNews: (watch: RunWatch) => void;

  constructor(runId: string, readNews: ReadNews, onNews: (watch: RunWatch) => void) {
    this.runId = runId;
    this.#readNews = readNews;
    this.#onNews = onNews;
  }

  /** The next event after `seq`; undefined when it has not happened, or is not kept. */
  eventAfter(seq: number): LoggedEvent | undefined {
    return this.#tail.find((logged) => logged.seq > seq);
  }

  /** Whether there may be events after `seq` that are not kept. */
  lacks(seq: number): boolean {
    return this.lastSeq === undefined || seq < Math.min(this.#tailFrom, this.lastSeq);
  }

  /** Whether a follower after `seq` needs no read. Of a run that has ended once, reading tells which end is history. */
  knows(seq: number): boolean {
    return this.run !== undefined && !this.#hasEndedOnce && !this.hasFailed && !this.lacks(seq);
  }

  /**
   * Reads the run afresh with its events after `seq`. Calls that come while it reads share the read after that one,
   * so that each sees what had happened when it came.
   */
  refresh(seq: number): Promise<RunNews | undefined> {
    this.#from = Math.min(this.#from, seq);
    this.#queued ??= this.#reading.then(
      () => this.#read(),
      () => this.#read(),
    );
    return this.#queued;
  }

  /** Takes in what this process itself appended; false when the log has to be read instead. */
  append(news: readonly LoggedEvent[]): boolean {
    // Signals within the process are uncensored, so a censored run is always read from the log.
    if (this.lastSeq === undefined || this.#isCensored) return false;
    for (const logged of news) {
      if (logged.seq <= this.lastSeq) continue;
      if (logged.seq > this.lastSeq + 1) return false;
      this.#tail.push(logged);
      this.lastSeq = logged.seq;
      this.hasEnded = logged.event.type === "complete";
      this.#hasEndedOnce ||= this.hasEnded;
    }
    this.#isTailOld = false;
    this.#onNews(this);
    return true;
  }

  /** Forgets events that were kept through a whole interval between two calls. */
  age(): void {
    if (this.#isTailOld) {
      this.#tail = [];
      this.#tailFrom = this.lastSeq ?? 0;
    }
    this.#isTailOld = true;
  }

  #read(): Promise<RunNews | undefined> {
    const known = Math.min(this.#from, this.lastSeq ?? Number.POSITIVE_INFINITY);
    const from = Number.isFinite(known) ? known : 0;
    this.#from = Number.POSITIVE_INFINITY;
    this.#queued = undefined;
    const reading = this.#readNews(this.runId, from).then((news) => {
      this.take(from, news);
      return news;
    });
    this.#reading = reading;
    return reading;
  }

  /** Takes in what was read of the run and its events after `from`; undefined when it is gone. */
  take(from: number, news: RunNews | undefined): void {
    this.run = news;
    const { isCensored = true, events = [], lastSeq = this.lastSeq ?? 0 } = news ?? {};
    const isOvertaken = lastSeq < (this.lastSeq ?? 0);
    // A late answer that ends before what is kept begins would leave a gap: those who need it read again.
    if (!isOvertaken || this.#tailFrom <= lastSeq) {
      const isSameSight = news !== undefined && isCensored === this.#isCensored;
      const kept = isSameSight ? this.#tail : [];
      const earlier = kept.filter(({ seq }) => seq <= from);
      const later = kept.filter(({ seq }) => seq > lastSeq);
      this.#tail = [...earlier, ...events, ...later];
      this.#tailFrom = earlier.length > 0 ? this.#tailFrom : Math.min(from, lastSeq);
    }
    this.#isTailOld = false;
    this.#isCensored = isCensored;
    if (!isOvertaken) {
      this.lastSeq = lastSeq;
      // A run that is gone has no more news.
      this.hasEnded = news?.hasEnded ?? true;
      this.#hasEndedOnce ||= this.hasEnded;
    }
    this.hasFailed = false;
    this.#onNews(this);
  }
}
