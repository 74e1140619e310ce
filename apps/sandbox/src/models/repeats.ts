import { detectTask } from "./answer/detect-task.ts";
import type { ChatRequest } from "./protocol/read-request.ts";

/** Questions that are remembered; the ones not asked for longest are forgotten. */
const REMEMBERED = 10_000;

/** Counts how often each model was asked each question for a list, so that a repeated one is answered differently. */
export class Repeats {
  readonly #asked = new Map<string, number>();

  /**
   * The request, with a variation of its own when it was asked before and its caller chose none. Where the way of asking is drawn
   * (`world.ts`), the first answer is a draw like all others.
   */
  vary(request: ChatRequest): ChatRequest {
    const task = detectTask(request);
    if (request.variation !== "" || (task !== "company" && task !== "expert")) return request;
    const { persona, question, webSearch } = request;
    const key = JSON.stringify([persona.id, question, webSearch]);
    const before = this.#asked.get(key) ?? 0;
    this.#asked.delete(key);
    this.#asked.set(key, before + 1);
    const [oldest] = this.#asked.keys();
    if (this.#asked.size > REMEMBERED && oldest !== undefined) this.#asked.delete(oldest);
    return before === 0 && !request.world?.wordings ? request : { ...request, variation: `again ${before}` };
  }
}
