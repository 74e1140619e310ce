import { DOMAIN_REQUIRED, domainInvalid, isDomain } from "@standings/domain";
import { useState } from "react";
import { trpc } from "../api/trpc.ts";
import { useFlash } from "../use-flash.ts";
import { findNamed } from "./find-named.ts";

export const EXAMPLE_DOMAIN = "yourcompany.com";

interface DomainRule {
  /** Cleans the typed text before the check. */
  readonly clean: (typed: string) => string;
  /** Duration of the error message. */
  readonly errorMs: number;
}

/** State of a domain field; the bar and the pages have different rules (spec part 1 §5). */
export function useDomainField({ clean, errorMs }: DomainRule, initial = "") {
  const utils = trpc.useUtils();
  const [value, setValue] = useState(initial);
  const [error, flash] = useFlash(errorMs);
  const set = (typed: string) => {
    flash(null);
    setValue(typed);
  };
  /** Returns the bare domain, or shows the error and returns null. */
  const read = (): string | null => {
    const domain = clean(value);
    if (isDomain(domain)) return domain;
    flash(domain === "" ? DOMAIN_REQUIRED : domainInvalid(EXAMPLE_DOMAIN));
    return null;
  };
  /** The domain of what was typed, a company's name included; shows the error and gives null where there is none. */
  const find = async (): Promise<string | null> => {
    const domain = clean(value);
    if (isDomain(domain)) return domain;
    return (await findNamed(utils, value)) ?? read();
  };
  return { value, set, find, error };
}
