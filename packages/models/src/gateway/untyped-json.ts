/** Reads of JSON whose shape nobody vouches for. */

export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** The first `most` items; none of what is no list. */
export function list(value: unknown, most: number): unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}

/** A count from 0 to what an `integer` column holds, or null. */
export function count(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0
    ? Math.min(value, 2_147_483_647)
    : null;
}

/** One line without controls and direction marks, at most `longest` characters; null when nothing is left. */
export function line(value: unknown, longest: number): string | null {
  if (typeof value !== "string") return null;
  const text = value
    .slice(0, 4 * longest)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, " ")
    .trim();
  return text === "" ? null : text.slice(0, longest).toWellFormed();
}

/** Steps that a message's records are read of, at most. */
export const MAX_STEPS = 100;

/** The message of a completion's first choice. */
export function message(completion: unknown): unknown {
  return field(list(field(completion, "choices"), 1)[0], "message");
}
