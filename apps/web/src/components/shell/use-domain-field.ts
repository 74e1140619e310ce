import { cleanDomain, DOMAIN_REQUIRED, domainInvalid, isDomain } from "@standings/domain";
import { useState } from "react";
import { useFlash } from "../../lib/use-flash.ts";

const ERROR_MS = 1500;
export const EXAMPLE_DOMAIN = "yourcompany.com";

/** A domain being typed in the bar; what is wrong with it is flashed 1.5 s (spec part 1 §5). */
export function useDomainField(initial: string) {
  const [value, set] = useState(initial);
  const [error, flash] = useFlash(ERROR_MS);
  /** The bare domain, or null once it has been said why it is none. */
  const read = (): string | null => {
    const domain = cleanDomain(value);
    if (isDomain(domain)) return domain;
    flash(domain === "" ? DOMAIN_REQUIRED : domainInvalid(EXAMPLE_DOMAIN));
    return null;
  };
  return { value, set, read, error };
}
