import fc from "fast-check";

/** A JSON Schema, as OpenAPI and Zod write it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

export interface Sources {
  /** The schema that a `$ref` names. */
  readonly resolve: (ref: string) => Schema;
  /** Values that exist, by the name of the field that takes them, so that calls get past what validates them. */
  readonly known: (field: string) => readonly unknown[];
}

/** Deeper than any call nests, and not so deep that `JSON.stringify` gives up. */
const DEEP = 2_000;

/** Values that have broken servers before, of any type. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\udfff\ud800",
    "\u202e\u2066\u200b",
    "__proto__",
    "constructor",
    "a@b.c\r\nX: y",
    "' OR 1=1; --",
    "../../etc/passwd",
    "%00%ff%",
    "💥".repeat(300),
    "x".repeat(5_000),
    "a.".repeat(200),
    "1e999",
    "NaN",
    "0000-00-00T99:99:99Z",
    1e308,
    -1,
    -0.5,
    0,
    2 ** 31,
    2 ** 53,
    2 ** 63,
    true,
    null,
    [],
    {},
    [[[]]],
    Array.from({ length: 1_000 }, () => "x"),
    JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
  ),
  fc.string({ unit: "binary" }),
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.anything({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value) ?? "null")),
  fc.constant(null).map(() => JSON.parse(`${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}`)),
);

/** Inputs of a schema: valid ones, nearly valid ones, and anything else. */
export function inputsOf(schema: Schema, sources: Sources): fc.Arbitrary<unknown> {
  const valid = validOf(schema, sources, "", 0);
  return fc.oneof(
    { arbitrary: valid, weight: 5 },
    { arbitrary: nearly(valid), weight: 4 },
    { arbitrary: hostile, weight: 1 },
  );
}

/** A valid input with one or two fields replaced, left out or added. */
function nearly(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.record({ at: fc.nat(), by: hostile, isGone: fc.boolean(), isNew: fc.boolean() });
  return fc.tuple(valid, fc.array(change, { minLength: 1, maxLength: 2 })).map(([value, changes]) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return changes[0]?.by;
    const fields = { ...value } as Record<string, unknown>;
    for (const { at, by, isGone, isNew } of changes) {
      const names = Object.keys(fields);
      const name = isNew && !isGone ? "unheard_of" : (names[at % names.length] ?? "unheard_of");
      if (isGone) delete fields[name];
      else fields[name] = by;
    }
    return fields;
  });
}

function validOf(schema: Schema, sources: Sources, field: string, depth: number): fc.Arbitrary<unknown> {
  const inner = (part: Schema) => validOf(part, sources, field, depth);
  const known = sources.known(field);
  if (schema.$ref !== undefined) return inner(sources.resolve(schema.$ref));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return fc.oneof(...choice.map(inner));
  if (schema.allOf) {
    return fc.tuple(...schema.allOf.map(inner)).map((parts) => Object.assign({}, ...parts));
  }
  const types = schema.type === undefined ? ["any"] : [schema.type].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, sources, { field, depth, known })));
}

interface Place {
  readonly field: string;
  readonly depth: number;
  readonly known: readonly unknown[];
}

function ofType(type: string, schema: Schema, sources: Sources, place: Place): fc.Arbitrary<unknown> {
  const { field, depth, known } = place;
  switch (type) {
    case "object": {
      const { properties = {}, required = [] } = schema;
      const fields = Object.entries(properties).map(([name, part]): [string, fc.Arbitrary<unknown>] => [
        name,
        depth > 6 ? fc.constant(null) : validOf(part, sources, name, depth + 1),
      ]);
      const requiredKeys: readonly string[] = required;
      return fc.record<Record<string, unknown>, string>(Object.fromEntries(fields), {
        requiredKeys: [...requiredKeys],
      });
    }
    case "array": {
      const item = validOf(schema.items ?? {}, sources, field, depth + 1);
      const { minItems = 0, maxItems = 4 } = schema;
      return fc.uniqueArray(item, {
        minLength: Math.min(minItems, 4),
        maxLength: Math.max(minItems, Math.min(maxItems, 4)),
        selector: (value) => JSON.stringify(value),
      });
    }
    case "string": {
      const text = ofText(schema);
      const strings = known.map(String);
      return strings.length === 0
        ? text
        : fc.oneof({ arbitrary: fc.constantFrom(...strings), weight: 15 }, { arbitrary: text, weight: 1 });
    }
    case "integer": {
      const numbers = known.filter((value) => typeof value === "number");
      return numbers.length === 0
        ? fc.integer(bounds(schema))
        : fc.oneof(fc.constantFrom(...numbers), fc.integer(bounds(schema)));
    }
    case "number":
      return fc.oneof(fc.integer(bounds(schema)), fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 1));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return known.length === 0 ? hostile : fc.constantFrom(...known);
  }
}

/** Small numbers more often than large ones, and the bounds themselves. */
function bounds({ minimum = -5, maximum = 2 ** 31 }: Schema) {
  const min = Math.max(Math.ceil(minimum), -(2 ** 31));
  return { min, max: Math.max(min, Math.min(Math.floor(maximum), 2 ** 31 - 1)) };
}

function ofText({ format, pattern, minLength = 0, maxLength }: Schema): fc.Arbitrary<string> {
  if (format === "email") return fc.emailAddress();
  if (format === "uuid") return fc.uuid();
  if (format === "uri") return fc.constantFrom("https://example.com/hook", "http://127.0.0.1/", "https://a");
  if (format === "date-time" || format === "date") {
    const dates = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("2100-01-01") });
    return dates.map((date) => (format === "date" ? date.toISOString().slice(0, 10) : date.toISOString()));
  }
  if (pattern !== undefined) {
    try {
      return fc.stringMatching(new RegExp(pattern));
    } catch {
      // fast-check does not know look-arounds.
    }
  }
  const most = Math.max(minLength, Math.min(maxLength ?? 40, 400));
  const text = fc.string({ minLength, maxLength: most, unit: "grapheme" });
  return maxLength === undefined ? text : fc.oneof(text, fc.constant("x".repeat(most)));
}
