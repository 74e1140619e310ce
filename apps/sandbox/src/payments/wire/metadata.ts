import { z } from "zod";

export type Metadata = Record<string, string>;

const MAX_KEYS = 50;

const entries = z
  .record(
    z.string().max(40, { error: "Metadata keys can be at most 40 characters" }),
    z
      .string({ error: "Metadata values must be strings" })
      .max(500, { error: "Metadata values can be at most 500 characters" }),
    { error: "Invalid object" },
  )
  .refine((all) => Object.keys(all).length <= MAX_KEYS, {
    error: `You can have at most ${MAX_KEYS} metadata keys`,
  });

/** Keys with text; an empty text unsets its key, `metadata=` unsets all. */
export const metadata = z.preprocess((value) => (value === "" ? null : value), entries.nullable());

/** What an object's metadata is after a call that brought `given`. */
export function mergeMetadata(old: Metadata, given: Metadata | null | undefined): Metadata {
  if (given === undefined) return old;
  if (given === null) return {};
  const merged = { ...old, ...given };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
}
