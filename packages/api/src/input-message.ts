import { ERRORS } from "@standings/domain";
import { type ZodError, z } from "zod";

type Issue = z.core.$ZodIssue;

/** Message for a wrong input: the schema's own text where it has one, else the field and its rule in words. */
export function inputMessage(error: ZodError): string {
  const [issue] = error.issues;
  return issue ? messageOf(issue, []) : ERRORS.INVALID_INPUT.message;
}

function messageOf(issue: Issue, outer: readonly PropertyKey[]): string {
  if (isOwnText(issue)) return issue.message;
  const path = [...outer, ...issue.path];
  const within = innerOf(issue);
  if (within) return messageOf(within, path);
  return `${path.map(String).join(".") || "body"}: ${ruleOf(issue)}`;
}

/** What is wrong within an issue: with the key of a record, or with the form of a union that the value is nearest to. */
function innerOf(issue: Issue): Issue | undefined {
  if (issue.code === "invalid_key") return issue.issues[0];
  if (issue.code !== "invalid_union") return undefined;
  const known = issue.errors.filter((form) => !form.some(({ code }) => code === "unrecognized_keys"));
  const firsts = (known.length > 0 ? known : issue.errors).flatMap(([first]) => first ?? []);
  const isOfField = firsts.length > 1 && firsts.every(({ path }) => path.length === 0);
  return isOfField ? undefined : firsts.toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** The rule of a field that may have one of several forms. */
function ruleOfForms(forms: readonly (readonly Issue[])[]): string {
  const firsts = forms.flatMap(([first]) => first ?? []);
  const values = firsts.flatMap((first) => (first.code === "invalid_value" ? first.values : []));
  if (values.length > 0 && firsts.every(({ code }) => code === "invalid_value")) return choiceOf(values);
  const rules = [...new Set(firsts.map(ruleOf))];
  if (rules.includes(MISSING)) return MISSING;
  return rules.length === 0 ? OTHER : rules.join(", or ");
}

/** Whether the schema gave the message; the library's own name types, signs and patterns. */
function isOwnText(issue: Issue): boolean {
  if (issue.code === "invalid_type") return !issue.message.startsWith("Invalid input: expected ");
  return issue.message !== z.config().localeError?.({ ...issue, input: undefined });
}

function ruleOf(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.message.endsWith("received undefined")) return MISSING;
      return TYPES[issue.expected] ? `must be ${TYPES[issue.expected]}` : OTHER;
    case "too_small":
      return sizeRule(issue, issue.inclusive === false ? "more than" : "at least", issue.minimum);
    case "too_big":
      return sizeRule(issue, issue.inclusive === false ? "less than" : "at most", issue.maximum);
    case "invalid_format":
      return FORMATS[issue.format] ?? OTHER;
    case "invalid_value":
      return choiceOf(issue.values);
    case "invalid_union":
      return "options" in issue && Array.isArray(issue.options)
        ? choiceOf(issue.options)
        : ruleOfForms(issue.errors);
    case "unrecognized_keys":
      return `has fields that are not known: ${issue.keys.join(", ")}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    default:
      return OTHER;
  }
}

const MISSING = "is missing";
const OTHER = "is not in the form that it needs";
/** Choices that are named in a message. */
const LISTED = 30;

const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

const FORMATS: Readonly<Record<string, string>> = {
  date: "must be a date, such as 2026-11-30",
  datetime: "must be a time, such as 2026-11-30T09:00:00Z",
  guid: "must be an id",
  email: "must be an e-mail address",
  uuid: "must be an id",
  url: "must be an address, such as https://example.com",
};

function choiceOf(values: readonly unknown[]): string {
  if (values.length > LISTED) return "is not one of the values that it can have";
  const named = values.map((value) => (value === "" ? "empty" : String(value)));
  return named.length === 1 ? `must be ${named[0]}` : `must be one of ${named.join(", ")}`;
}

/** Units of what has a size; numbers have none. */
const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ["character", "characters"],
  array: ["entry", "entries"],
};

function sizeRule(
  { origin, exact }: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  bound: string,
  size: number | bigint,
): string {
  const [one, many] = UNITS[origin] ?? [];
  const number = size.toLocaleString("en-US");
  if (!many) return `must be ${bound} ${number}`;
  return `must have ${exact ? "exactly" : bound} ${number} ${Number(size) === 1 ? one : many}`;
}
