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

/** `YYYY-MM-DD`; Postgres has no year 0. */
export const daySchema = z.iso.date().refine((day) => day >= "0001", "There is no such day");

const PAGE_MAX = 100;
const PAGE = 50;

/** Fields of a page of a log with numbered rows, the newest first. `before` is `next` of the page before. */
export const logPage = {
  before: z
    .string()
    .regex(/^\d{1,18}$/, "before: must be `next` of the page before")
    .optional(),
  limit: z.number().int().min(1).max(PAGE_MAX).default(PAGE),
};
