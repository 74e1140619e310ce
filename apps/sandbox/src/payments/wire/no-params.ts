import { z } from "zod";
import type { Call } from "./call.ts";
import { readParams } from "./read-params.ts";

const none = z.strictObject({});

/** For calls that take no parameters: throws `StripeError` for any. */
export function refuseParams({ params }: Call): void {
  readParams(none, params);
}
