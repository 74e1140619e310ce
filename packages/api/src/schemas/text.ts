import { z } from "zod";

/**
 * Text that Postgres can hold: no NUL, no lone surrogates, at most `max` UTF-16 units. Refused before any
 * verb sees it (decisions "Errors").
 */
export function text(max: number) {
  return z
    .string()
    .max(max)
    .refine(
      (value) => !value.includes("\u0000") && value.isWellFormed(),
      "Text contains characters that are not allowed",
    );
}
