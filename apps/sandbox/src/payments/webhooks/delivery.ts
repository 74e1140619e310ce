/** One try to hand an event to an endpoint. */
export interface Delivery {
  /** ISO 8601, when the try began. */
  readonly at: string;
  readonly event: string;
  readonly type: string;
  readonly endpoint: string;
  readonly url: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** null while it runs and when no answer came */
  status: number | null;
  /** Why no answer came. */
  error: string | null;
  delivered: boolean;
  durationMs: number | null;
}

const KEPT = 1000;

/** The last 1,000 tries, newest first. */
export class DeliveryLog {
  #entries: Delivery[] = [];

  add(delivery: Delivery): Delivery {
    this.#entries = [delivery, ...this.#entries].slice(0, KEPT);
    return delivery;
  }

  list(): readonly Delivery[] {
    return this.#entries;
  }

  ofEvent(event: string): readonly Delivery[] {
    return this.#entries.filter((entry) => entry.event === event);
  }
}
