import { toStandingsError } from "./errors.ts";

interface Tracked<Event> {
  /** `seq` of the event in its run. */
  readonly id: string;
  readonly data: Event;
}

interface Observer<Event> {
  onData(value: Tracked<Event>): void;
  onError(error: unknown): void;
  onComplete(): void;
}

/**
 * Events of a subscription as an async iterable, until the run has ended. A lost connection is opened again after the last
 * event. Throws StandingsError.
 */
export async function* follow<Event>(
  subscribe: (observer: Observer<Event>) => { unsubscribe(): void },
): AsyncGenerator<Event, void, undefined> {
  const events: Event[] = [];
  let failure: unknown;
  let hasEnded = false;
  let wake = () => {};
  const subscription = subscribe({
    onData({ data }) {
      events.push(data);
      wake();
    },
    onError(error) {
      failure = error;
      hasEnded = true;
      wake();
    },
    onComplete() {
      hasEnded = true;
      wake();
    },
  });
  try {
    for (;;) {
      const event = events.shift();
      if (event !== undefined) yield event;
      else if (hasEnded) break;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    subscription.unsubscribe();
  }
  if (failure !== undefined) throw toStandingsError(failure);
}
