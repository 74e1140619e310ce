import { propertiesOf, resolve, type Schema, typeOf } from "./json-schema.ts";

/** `ranking`: a list of named things, of which the names do not say whether they are companies or people. */
export type SchemaKind = "company" | "expert" | "ranking" | "other";

/** What an answer of this shape lists. */
export function schemaKind(root: unknown): SchemaKind {
  const list = findList(root);
  if (!list) return "other";
  const names = propertiesOf(list).map(([name]) => name.toLowerCase());
  if (names.some((name) => /expert|person|profile/.test(name))) return "expert";
  if (names.some((name) => /company|brand|vendor|domain|website/.test(name))) return "company";
  return names.some((name) => name === "name") && names.some((name) => /rank|position|rationale/.test(name))
    ? "ranking"
    : "other";
}

/** The item schema of the first array of objects at the top or one level below it. */
function findList(root: unknown): Schema | null {
  const top = resolve(root, root);
  const candidates =
    typeOf(top) === "array" ? [top] : propertiesOf(top).map(([, property]) => resolve(property, root));
  for (const candidate of candidates) {
    if (typeOf(candidate) !== "array") continue;
    const items = resolve(candidate.items, root);
    if (typeOf(items) === "object") return items;
  }
  return null;
}
