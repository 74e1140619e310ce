import { z } from "zod";
import { isCurrency } from "../money.ts";

/** Building blocks for schemas over form values, in which everything is text. */

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

/** `a[0]=x&a[1]=y`: a form whose names are indices. */
export function list<S extends z.ZodType>(item: S, max = 100) {
  return z.preprocess(
    (value) => (typeof value === "object" && value !== null ? Object.values(value) : value),
    z.array(item, { error: "Invalid array" }).max(max, { error: `Array too long: at most ${max} items` }),
  );
}

/** An empty value clears the field. */
export function clearable<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === "" ? null : value), schema.nullable());
}
