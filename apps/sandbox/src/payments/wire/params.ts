import { z } from "zod";
import { isCurrency } from "../formats.ts";
import type { Call } from "./call.ts";
import type { Form } from "./parse-form.ts";
import { StripeError } from "./stripe-error.ts";

/** Building blocks for schemas of form values, which are all text. */

export function text(max = 5000) {
  return z
    .string({ error: "Invalid string" })
    .min(1)
    .max(max, { error: `Invalid string: must be at most ${max} characters` });
}

export function integer(min = 0, max = 99_999_999) {
  return z
    .string({ error: "Invalid integer" })
    .superRefine((value, context) => {
      const isInteger = /^-?\d{1,15}$/.test(value);
      const faulty = !isInteger || Number(value) < min || Number(value) > max;
      if (!faulty) return;
      const message = isInteger
        ? `Invalid integer: ${value} must be from ${min} to ${max}`
        : `Invalid integer: ${value.slice(0, 40)}`;
      context.addIssue({ code: "custom", message, params: { code: "parameter_invalid_integer" } });
    })
    .transform(Number);
}

export function flag() {
  return z.enum(["true", "false"], { error: "Invalid boolean" }).transform((value) => value === "true");
}

export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: `Invalid value: must be one of ${values.join(", ")}` });
}

export function currency() {
  return z
    .string({ error: "Invalid currency" })
    .transform((code) => code.toLowerCase())
    .refine(isCurrency, { error: "Invalid currency" });
}

export function url() {
  return z
    .string({ error: "Invalid URL" })
    .min(1)
    .max(5000)
    .refine((value) => /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value), {
      error: "Not a valid URL",
      params: { code: "url_invalid" },
    });
}

export function email() {
  return z
    .string({ error: "Invalid string" })
    .min(1)
    .max(512)
    .refine((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), {
      error: (issue) => `Invalid email address: ${String(issue.input).slice(0, 200)}`,
      params: { code: "email_invalid" },
    });
}

/** `a[0]=x&a[1]=y`: fields whose names are indices; of `a[]=x&a[]=y`, qs makes one field with both. */
export function list<S extends z.ZodType>(item: S, max = 100) {
  return z.preprocess(
    (value) => (typeof value === "object" && value !== null ? Object.values(value).flat() : value),
    z.array(item, { error: "Invalid array" }).max(max, { error: `Array too long: at most ${max} items` }),
  );
}

/** An empty value clears the field. */
export function clearable<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === "" ? null : value), schema.nullable());
}

type Metadata = Record<string, string>;

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

/** Metadata: an empty text removes its key, `metadata=` removes all keys. */
export const metadata = z.preprocess((value) => (value === "" ? null : value), entries.nullable());

/** An object's metadata after a call with the metadata `given`. */
export function mergeMetadata(old: Metadata, given: Metadata | null | undefined): Metadata {
  if (given === undefined) return old;
  if (given === null) return {};
  const merged = { ...old, ...given };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
}

type Issue = z.core.$ZodIssue;

/** Reads a call's parameters by their schema. Throws `StripeError` that names the first faulty parameter. */
export function readParams<S extends z.ZodType>(schema: S, params: Form): z.output<S> {
  const parsed = schema.safeParse(params, { reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue ? refusalOf(issue) : new StripeError("Invalid request", { isBeforeCall: true });
}

function refusalOf(issue: Issue): StripeError {
  const param = nameOf(issue.path);
  if (issue.code === "unrecognized_keys") {
    const name = nameOf([...issue.path, issue.keys[0] ?? ""]);
    return invalid(`Received unknown parameter: ${name}`, { code: "parameter_unknown", param: name });
  }
  if (issue.input === undefined && issue.code !== "custom") {
    return invalid(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  if (issue.input === "") {
    return invalid(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`,
      { code: "parameter_invalid_empty", param },
    );
  }
  return invalid(issue.message, { ...codeOf(issue), param });
}

function invalid(message: string, details: { readonly code?: string; readonly param: string }): StripeError {
  return new StripeError(message, { ...details, isBeforeCall: true });
}

function codeOf(issue: Issue): { code?: string } {
  const code: unknown = issue.code === "custom" ? issue.params?.code : undefined;
  return typeof code === "string" ? { code } : {};
}

/** A parameter's name as the caller wrote it: `line_items[0][price_data][currency]`. */
function nameOf(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join("");
}

/** Throws `StripeError` for any parameter of a call that takes none. */
export function refuseParams({ params }: Call): void {
  readParams(z.strictObject({}), params);
}
