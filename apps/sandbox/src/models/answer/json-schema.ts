/** The part of JSON Schema that callers use to describe an answer, read from untrusted input. */
export type Schema = Readonly<Record<string, unknown>>;

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Follows a local `$ref`, picks the useful branch of a union and merges `allOf`. */
export function resolve(schema: unknown, root: unknown, depth = 0): Schema {
  if (!isSchema(schema) || depth > 16) return {};
  if (typeof schema.$ref === "string") return resolve(lookUp(root, schema.$ref), root, depth + 1);
  for (const union of [schema.anyOf, schema.oneOf]) {
    if (!Array.isArray(union)) continue;
    const branches = union.map((branch) => resolve(branch, root, depth + 1));
    return branches.find((branch) => branch.type !== "null") ?? branches[0] ?? {};
  }
  if (Array.isArray(schema.allOf)) {
    return Object.assign({}, ...schema.allOf.map((part) => resolve(part, root, depth + 1)));
  }
  return schema;
}

function lookUp(root: unknown, reference: string): unknown {
  let value = root;
  for (const step of reference.replace(/^#\/?/, "").split("/").filter(Boolean)) {
    value = isSchema(value)
      ? value[decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~")]
      : undefined;
  }
  return value;
}

export function propertiesOf(schema: Schema): [string, unknown][] {
  return isSchema(schema.properties) ? Object.entries(schema.properties) : [];
}

/** The type other than null, also when the schema only implies it. */
export function typeOf(schema: Schema): string {
  const { type } = schema;
  const single = Array.isArray(type) ? type.find((name) => name !== "null") : type;
  if (typeof single === "string") return single;
  if (schema.properties) return "object";
  return schema.items ? "array" : "string";
}

/**
 * `ranking`: a list of named things that may be companies or people; `names`: names with the words they stand in; `claims`: what is
 * said, with its words.
 */
type SchemaKind = "company" | "expert" | "ranking" | "names" | "claims" | "other";

/** The kind of list that a schema describes. */
export function schemaKind(root: unknown): SchemaKind {
  const list = findList(root);
  if (!list) return "other";
  const names = propertiesOf(list).map(([name]) => name.toLowerCase());
  if (names.includes("quote")) return names.includes("polarity") ? "claims" : "names";
  if (names.some((name) => /expert|person|profile/.test(name))) return "expert";
  if (names.some((name) => /company|brand|vendor|domain|website/.test(name))) return "company";
  return names.some((name) => name === "name") && names.some((name) => /rank|position|rationale/.test(name))
    ? "ranking"
    : "other";
}

/** The kind of advice that a schema describes; null when it describes none. */
export function asksForAdvice(root: unknown): "seo_advice" | "source_advice" | null {
  const names = propertiesOf(resolve(root, root)).map(([name]) => name);
  if (names.includes("seo_strengths")) return "seo_advice";
  return names.includes("priority_actions") ? "source_advice" : null;
}

/** Whether a schema describes a list of prompts. */
export function asksForPrompts(root: unknown): boolean {
  const prompts = propertiesOf(resolve(root, root)).find(([name]) => name === "prompts");
  return prompts !== undefined && typeOf(resolve(prompts[1], root)) === "array";
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
