import qs from "qs";
import { StripeError } from "./stripe-error.ts";

/** `a[b][0][c]=1` as nested fields; a list stays an object with the names "0", "1", … */
export type Form = Readonly<Record<string, unknown>>;

/** Reads a body or a query. Throws `StripeError` when it is unreadable. */
export function parseForm(text: string): Form {
  try {
    return qs.parse(text, {
      decoder: decode,
      depth: 10,
      duplicates: "last",
      parameterLimit: 2000,
      // Only a parameter's schema knows whether it is a list: metadata may have the name "0".
      parseArrays: false,
      plainObjects: true,
      strictDepth: true,
      throwOnLimitExceeded: true,
    });
  } catch (error) {
    if (error instanceof RangeError) throw new StripeError("Too many parameters, or nested too deeply");
    throw error;
  }
}

/** Refuses names that reach a prototype; qs alone would drop them silently. */
function decode(text: string, decoder: qs.defaultDecoder, charset: string, type: "key" | "value"): string {
  const decoded = decoder(text, decoder, charset);
  if (type === "key" && decoded.includes("__proto__")) {
    throw new StripeError(`Invalid parameter name: ${decoded}`);
  }
  return decoded;
}
