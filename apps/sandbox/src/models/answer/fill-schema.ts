import type { Entry, Ranking } from "./entry.ts";
import { propertiesOf, resolve, type Schema, typeOf } from "./json-schema.ts";

const PLACEHOLDER = "Sandbox answer: no model was asked.";
const DEEPEST = 8;

/** Makes a value for a caller's JSON schema and puts the ranking where the schema has room for it. */
export function fillSchema(root: unknown, ranking: Ranking | null): unknown {
  return fill({ root, ranking, entry: null, depth: 0 }, "", root);
}

interface Context {
  readonly root: unknown;
  readonly ranking: Ranking | null;
  /** The entry whose object is being filled. */
  readonly entry: Entry | null;
  readonly depth: number;
}

function fill(context: Context, name: string, raw: unknown): unknown {
  const schema = resolve(raw, context.root);
  if ("const" in schema) return schema.const;
  if (context.depth > DEEPEST) return null;
  const inner = { ...context, depth: context.depth + 1 };
  const type = typeOf(schema);
  if (type === "object")
    return Object.fromEntries(propertiesOf(schema).map(([key, part]) => [key, fill(inner, key, part)]));
  if (type === "array") return fillArray(inner, schema);
  const value = scalar(context, name, type);
  if (!Array.isArray(schema.enum)) return value;
  return (
    schema.enum.find((option) => same(option, value)) ?? (schema.enum.includes(null) ? null : schema.enum[0])
  );
}

function fillArray(context: Context, schema: Schema): unknown[] {
  const items = resolve(schema.items, context.root);
  const { ranking, entry } = context;
  if (ranking && !entry && typeOf(items) === "object") {
    const most = typeof schema.maxItems === "number" ? schema.maxItems : ranking.entries.length;
    return ranking.entries.slice(0, most).map((each) => fill({ ...context, entry: each }, "", schema.items));
  }
  const least = typeof schema.minItems === "number" ? Math.min(schema.minItems, 50) : ranking ? 0 : 1;
  return Array.from({ length: least }, () => fill(context, "", schema.items));
}

function scalar(context: Context, name: string, type: string): unknown {
  const { ranking, entry } = context;
  const key = name.toLowerCase();
  switch (type) {
    case "integer":
    case "number":
      return entry && /rank|position|place|order/.test(key)
        ? entry.rank
        : (entry?.rank ?? ranking?.entries.length ?? 0);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return entry ? ofEntry(entry, key) : ofRanking(ranking, key);
  }
}

function ofEntry(entry: Entry, key: string): string {
  if (/image|photo|portrait|avatar|logo/.test(key)) return "";
  if (/domain|website|url|site|link|profile|homepage/.test(key)) return entry.address;
  if (/rational|reason|why|justif|explanation/.test(key)) return entry.rationale;
  if (/desc|summary|about|bio|snippet/.test(key)) return entry.description;
  if (/best_?for|fit|field|speciali|title|role/.test(key)) return entry.bestFor;
  if (/name|company|expert|brand|vendor|person/.test(key)) return entry.name;
  return "";
}

function ofRanking(ranking: Ranking | null, key: string): string {
  if (!ranking) return PLACEHOLDER;
  if (/sector|industry|category/.test(key)) return ranking.sector ?? "";
  return ranking.entries.length === 0
    ? `No fitting answer is known for ${ranking.subject}.`
    : `A ranking of ${ranking.subject}.`;
}

function same(option: unknown, value: unknown): boolean {
  return typeof option === "string" && typeof value === "string"
    ? option.toLowerCase() === value.toLowerCase()
    : option === value;
}
