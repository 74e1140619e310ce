import { createHash } from "node:crypto";

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** Canonical JSON (RFC 8785): keys by UTF-16 code units, numbers and texts as ECMAScript writes them. Keys without a value go. */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const fields = Object.entries(value).flatMap(([key, field]) =>
    field === undefined ? [] : [[key, field] as const],
  );
  // Without a comparison, texts are sorted by code units.
  const byKey = new Map(fields);
  const written = [...byKey.keys()]
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(byKey.get(key) ?? null)}`);
  return `{${written.join(",")}}`;
}

/** `Array.isArray` does not know readonly lists. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Hex. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
