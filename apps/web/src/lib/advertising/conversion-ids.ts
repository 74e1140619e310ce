/** Ids of recently reported conversions, so that none is reported twice (spec part 2 §4). */
const KEPT_MS = 5 * 60 * 1000;

export interface ConversionId {
  /** Event and subject of the conversion. */
  readonly key: string;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function freshIds(ids: readonly ConversionId[], now: number): ConversionId[] {
  return ids.filter(({ at }) => at <= now && now - at < KEPT_MS);
}

/** Reads stored ids; anything else counts as an empty list. */
export function parseIds(text: string | null): ConversionId[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isConversionId) : [];
  } catch {
    return [];
  }
}

function isConversionId(value: unknown): value is ConversionId {
  if (typeof value !== "object" || value === null) return false;
  const { key, id, at } = value as Record<string, unknown>;
  return typeof key === "string" && typeof id === "string" && typeof at === "number";
}
