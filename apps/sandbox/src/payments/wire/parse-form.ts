import { StripeError } from "./stripe-error.ts";

/** Without a prototype, so that no name in a request reaches one. */
export interface Form {
  [name: string]: string | Form;
}

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const MAX_PAIRS = 2000;
const MAX_DEPTH = 10;

/**
 * Reads `a[b][0][c]=1` as nested forms; lists stay forms with the names "0", "1", … because only the
 * parameter's schema knows whether it is a list. Throws `StripeError` for what cannot be read.
 */
export function parseForm(text: string): Form {
  const form = emptyForm();
  let pairs = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    pairs += 1;
    if (pairs > MAX_PAIRS) throw new StripeError("Too many parameters");
    setValue(form, pathOf(name), { name, value });
  }
  return form;
}

export function emptyForm(): Form {
  return Object.create(null);
}

function pathOf(name: string): readonly string[] {
  const match = NAME.exec(name);
  const head = match?.[1];
  if (head === undefined) throw new StripeError(`Invalid parameter name: ${name}`);
  const path = [head, ...Array.from((match?.[2] ?? "").matchAll(/\[([^[\]]*)\]/g), ([, part]) => part ?? "")];
  if (path.length > MAX_DEPTH) throw new StripeError(`Parameter nested too deeply: ${head}`);
  if (path.includes("__proto__")) throw new StripeError(`Invalid parameter name: ${name}`);
  return path;
}

function setValue(form: Form, path: readonly string[], pair: { name: string; value: string }): void {
  let at = form;
  for (const part of path.slice(0, -1)) {
    const name = part === "" ? nextIndex(at) : part;
    const inner = at[name] ?? emptyForm();
    if (typeof inner === "string") throw clash(pair.name);
    at[name] = inner;
    at = inner;
  }
  const last = path.at(-1) || nextIndex(at);
  if (typeof at[last] === "object") throw clash(pair.name);
  at[last] = pair.value;
}

/** `a[]=1&a[]=2` counts up. */
function nextIndex(form: Form): string {
  return String(Object.keys(form).length);
}

function clash(name: string): StripeError {
  return new StripeError(`Parameter is both a value and a group: ${name}`);
}
