import type { z } from "zod";
import type { Form } from "./parse-form.ts";
import { StripeError } from "./stripe-error.ts";

type Issue = z.core.$ZodIssue;

/** The parameters of a call by their schema. Throws `StripeError` that names the first faulty one. */
export function readParams<S extends z.ZodType>(schema: S, params: Form): z.output<S> {
  const parsed = schema.safeParse(params, { reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw issue ? refusalOf(issue) : new StripeError("Invalid request");
}

function refusalOf(issue: Issue): StripeError {
  const param = nameOf(issue.path);
  if (issue.code === "unrecognized_keys") {
    const name = nameOf([...issue.path, issue.keys[0] ?? ""]);
    return new StripeError(`Received unknown parameter: ${name}`, { code: "parameter_unknown", param: name });
  }
  if (issue.input === undefined && issue.code !== "custom") {
    return new StripeError(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  if (issue.input === "") {
    return new StripeError(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`,
      { code: "parameter_invalid_empty", param },
    );
  }
  return new StripeError(issue.message, { ...codeOf(issue), param });
}

function codeOf(issue: Issue): { code?: string } {
  const code: unknown = issue.code === "custom" ? issue.params?.code : undefined;
  return typeof code === "string" ? { code } : {};
}

/** `line_items[0][price_data][currency]`, as the caller wrote it. */
function nameOf(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join("");
}
