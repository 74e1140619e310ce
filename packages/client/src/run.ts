import type { Api, EventsOf, Outputs } from "./api.ts";
import { replyOf, StandingsError } from "./errors.ts";
import { follow } from "./follow.ts";

/** A ranking or a comparison as it was saved. */
export type Search = Outputs["search"]["get"];
/** A company or an expert, as the models' answers add up. */
export type AggregatedEntry = Search["results"][number];
/** A company or an expert in one model's answer. */
export type RankedEntry = Search["models"][number]["results"][number];
export type SearchEvent = EventsOf<Outputs["search"]["events"]>;

/** A model that has ended. */
export interface ModelUpdate {
  /** Name of the model. */
  readonly model: string;
  readonly columnId: string;
  /** `named_nobody` and `declined` are answers that list nobody. */
  readonly status: "ranked" | "named_nobody" | "declined" | "error";
  /** Best first; empty unless ranked. */
  readonly entries: readonly RankedEntry[];
  /** Why there is no answer; null where there is one. */
  readonly error: string | null;
}

/**
 * A ranking or a comparison. It belongs to the server and goes on without this process: `client.run(id)` finds it again.
 * As an async iterable it gives each model as it ends, those that have ended before first.
 */
export class Run implements AsyncIterable<ModelUpdate> {
  readonly id: string;
  readonly #api: Api;

  constructor(api: Api, id: string) {
    this.#api = api;
    this.id = id;
  }

  /** Every event of the run's log, from the first. Throws StandingsError. */
  events(): AsyncGenerator<SearchEvent, void, undefined> {
    return follow((observer) =>
      this.#api.search.events.subscribe(
        { searchId: this.id },
        { onData: observer.onData, onError: observer.onError, onComplete: observer.onComplete },
      ),
    );
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ModelUpdate, void, undefined> {
    for await (const event of this.events()) {
      if (event.type === "model_complete") yield toUpdate(event);
    }
  }

  /**
   * Waits for the end, and gives the whole ranking. Throws StandingsError, also when no model answered (it cost nothing then)
   * and when no credit paid for the answers (they are not kept).
   */
  async result(): Promise<Search> {
    // A retry that was paid for goes on after an end that was refunded.
    let isRefunded = false;
    for await (const event of this.events()) {
      if (event.type === "start" && event.wasCensored) {
        throw new StandingsError("No credit has paid for this search, so it is not kept.", {
          code: "INSUFFICIENT_CREDITS",
        });
      }
      if (event.type === "complete") isRefunded = event.refunded;
    }
    if (isRefunded) throw new StandingsError("No model answered. Nothing was charged.");
    return replyOf(this.#api.search.get.query({ id: this.id }));
  }

  /** Waits for the end, and gives the companies or experts as the answers add up, best first. */
  async aggregate(): Promise<readonly AggregatedEntry[]> {
    return (await this.result()).results;
  }

  /** Asks a model again that gave no answer: twice free, then at the price of a search. */
  async retry(columnId: string): Promise<void> {
    await replyOf(this.#api.search.retryModel.mutate({ searchId: this.id, columnId }));
  }
}

function toUpdate(event: Extract<SearchEvent, { type: "model_complete" }>): ModelUpdate {
  const { modelName: model, columnId } = event;
  if (event.status === "error") {
    return { model, columnId, status: "error", entries: [], error: event.detail };
  }
  const { outcome, results } = event.data;
  return { model, columnId, status: outcome, entries: results, error: null };
}
