import type { KeptAnswer, Store } from "../store/store.ts";
import { StripeError } from "./stripe-error.ts";

const MAX_KEY = 255;
const KEPT = 10_000;

/**
 * Answers by `Idempotency-Key`, as Stripe keeps them: also refusals, once a call has begun. A call whose parameters are
 * not valid has not begun, so it can be repeated with other values.
 */
export class IdempotencyKeys {
  readonly #answers: Store["answers"];

  constructor({ answers }: Pick<Store, "answers">) {
    this.#answers = answers;
  }

  /** The answer to the same call before. Throws `StripeError` when the key belongs to another call. */
  recall(key: string, call: Pick<KeptAnswer, "path" | "sent">): KeptAnswer | null {
    if (key.length > MAX_KEY) throw new StripeError(`Idempotency keys can be at most ${MAX_KEY} characters.`);
    const kept = this.#answers.get(key);
    if (!kept) return null;
    if (kept.path !== call.path)
      throw conflict(`for the same endpoint they were first used for ('${kept.path}')`, key);
    if (kept.sent !== call.sent) throw conflict("with the same parameters they were first used with", key);
    return kept;
  }

  keep(key: string, kept: KeptAnswer): void {
    this.#answers.set(key, kept);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > KEPT && oldest !== undefined) this.#answers.delete(oldest);
  }
}

function conflict(rule: string, key: string): StripeError {
  return new StripeError(
    `Keys for idempotent requests can only be used ${rule}. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: "idempotency_error" },
  );
}
