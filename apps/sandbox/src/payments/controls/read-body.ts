import type { z } from "zod";
import { StripeError } from "../wire/stripe-error.ts";

/** The body of a control call by its schema; throws `StripeError` 400 with one line for all faults. */
export function readBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `${path.join(".") || "body"}: ${message}`);
  throw new StripeError(lines.join("; "));
}
