import { DOMAIN_REQUIRED, domainInvalid, isDomain } from "@standings/domain";
import { useState } from "react";
import { useFlash } from "../use-flash.ts";

export const EXAMPLE_DOMAIN = "yourcompany.com";

interface DomainRule {
  /** What becomes of the typed text before it is looked at. */
  readonly clean: (typed: string) => string;
  /** How long it is said what is wrong. */
  readonly errorMs: number;
}

/** A domain being typed; the bar and pages have rules of their own for it (spec part 1 §5). */
export function useDomainField({ clean, errorMs }: DomainRule, initial = "") {
  const [value, setValue] = useState(initial);
  const [error, flash] = useFlash(errorMs);
  const set = (typed: string) => {
    flash(null);
    setValue(typed);
  };
  /** The bare domain, or null once it has been said why it is none. */
  const read = (): string | null => {
    const domain = clean(value);
    if (isDomain(domain)) return domain;
    flash(domain === "" ? DOMAIN_REQUIRED : domainInvalid(EXAMPLE_DOMAIN));
    return null;
  };
  return { value, set, read, error };
}
