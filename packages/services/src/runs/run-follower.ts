import type { LoggedEvent } from "@standings/database";
import type { RunEvent } from "@standings/domain";
import type { RunWatch } from "./run-watch.ts";

/** Events of a run for one follower, up to the run's end. */
export interface RunEvents<Event = RunEvent> extends AsyncIterableIterator<LoggedEvent<Event>> {
  /** Ends after the events that are known, without waiting for more. */
  finish(): void;
  /** Ends at once. */
  return(): Promise<IteratorResult<LoggedEvent<Event>>>;
}

/** The part of the watcher that a follower uses. */
export interface FollowerHost {
  release(follower: RunFollower): void;
  onFailure(watch: RunWatch, error: unknown): void;
}

const DONE = { value: undefined, done: true } as const;

/** A follower pulls, and holds no events but its place in the log: one that does not read costs nothing more. */
export class RunFollower implements RunEvents {
  readonly watch: RunWatch;
  readonly #host: FollowerHost;
  #seq: number;
  #isClosed = false;
  #isLast = false;
  #wake = () => {};

  constructor(watch: RunWatch, host: FollowerHost, afterSeq: number) {
    this.watch = watch;
    this.#host = host;
    this.#seq = afterSeq;
  }

  async next(): Promise<IteratorResult<LoggedEvent>> {
    while (!this.#isClosed) {
      if (this.watch.lacks(this.#seq)) {
        if (await this.#catchUp()) continue;
        if (this.#isLast) break;
        await this.#news();
        continue;
      }
      const logged = this.watch.eventAfter(this.#seq);
      if (logged) {
        this.#seq = logged.seq;
        if (logged.event.type === "complete") this.#close();
        return { value: logged, done: false };
      }
      if (this.watch.hasEnded || this.#isLast) break;
      await this.#news();
    }
    this.#close();
    return DONE;
  }

  async return(): Promise<IteratorResult<LoggedEvent>> {
    this.#close();
    return DONE;
  }

  finish(): void {
    this.#isLast = true;
    this.wake();
  }

  /** Makes it look again, when it waits. */
  wake(): void {
    this.watch.waiting.delete(this);
    this.#wake();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      this.watch.waiting.add(this);
    });
  }

  /** Reads what it lacks; false when that failed, and the next look at all runs has to make up for it. */
  async #catchUp(): Promise<boolean> {
    try {
      await this.watch.refresh(this.#seq);
      return true;
    } catch (error) {
      this.#host.onFailure(this.watch, error);
      return false;
    }
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.wake();
    this.#host.release(this);
  }
}
