import { DOMAIN_REQUIRED, domainInvalid, isDomain, trimDomain } from "@standings/domain";
import { useState } from "react";
import { useFlash } from "../../lib/use-flash.ts";

const ERROR_MS = 3000;
export const EXAMPLE_DOMAIN = "yourcompany.com";

/** A domain being typed on a page; what is wrong with it is flashed 3 s (spec part 1 §5). */
export function useDomainField() {
  const [value, setValue] = useState("");
  const [error, flash] = useFlash(ERROR_MS);
  const set = (typed: string) => {
    flash(null);
    setValue(typed);
  };
  /** The bare domain, or null once it has been said why it is none. */
  const read = (): string | null => {
    const domain = trimDomain(value);
    if (isDomain(domain)) return domain;
    flash(domain === "" ? DOMAIN_REQUIRED : domainInvalid(EXAMPLE_DOMAIN));
    return null;
  };
  return { value, set, read, error };
}
