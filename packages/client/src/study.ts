import type { Api, EventsOf, Outputs } from "./api.ts";
import { replyOf } from "./errors.ts";
import { follow } from "./follow.ts";

/** A study with what it found: figures with ranges, tiers and rank ranges. */
export type StudyRecord = Outputs["study"]["byId"];
export type StudyEvent = EventsOf<Outputs["study"]["events"]>;

/** A study: one question in rounds. It belongs to the server and goes on without this process. */
export class Study {
  readonly id: string;
  readonly #api: Api;

  constructor(api: Api, id: string) {
    this.#api = api;
    this.id = id;
  }

  /** Its answers and rounds as they come, from the first. Throws StandingsError. */
  events(): AsyncGenerator<StudyEvent, void, undefined> {
    return follow((observer) =>
      this.#api.study.events.subscribe(
        { studyId: this.id },
        { onData: observer.onData, onError: observer.onError, onComplete: observer.onComplete },
      ),
    );
  }

  /** Waits for its end, and gives what it found. Throws StandingsError. */
  async done(): Promise<StudyRecord> {
    const events = this.events();
    while (!(await events.next()).done);
    return this.state();
  }

  /** What it has found so far. Throws StandingsError. */
  state(): Promise<StudyRecord> {
    return replyOf(this.#api.study.byId.query({ studyId: this.id }));
  }

  /** Ends it after the round under way; what is not used comes back. Throws StandingsError. */
  async stop(): Promise<void> {
    await replyOf(this.#api.study.stop.mutate({ studyId: this.id }));
  }
}
