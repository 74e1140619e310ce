import {
  type CompanySuggestion,
  DOMAIN_REQUIRED,
  domainInvalid,
  isDomain,
  isNamedSo,
} from "@standings/domain";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { type TrpcUtils, trpc } from "../api/trpc.ts";
import { useFlash } from "../hooks.ts";

/** Companies that a typed name is looked for among. */
const LOOKED_AT = 6;

/** The domain of the company with this name; null where none is called so, or nobody can tell. */
async function findNamed({ client }: TrpcUtils, query: string): Promise<string | null> {
  const found: readonly CompanySuggestion[] = await client.company.suggest
    .query({ query, limit: LOOKED_AT })
    .catch(() => []);
  return found.find((company) => isNamedSo(company, query))?.domain ?? null;
}

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
  const lookup = useRef<object>(null);
  const [isFinding, setFinding] = useState(false);
  /** Nobody waits for the name any more. */
  const drop = () => {
    lookup.current = null;
    setFinding(false);
  };
  const pathname = useLocation({ select: (location) => location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever leaves for another page no longer waits either
  useEffect(() => drop, [pathname]);
  const set = (typed: string) => {
    drop();
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
  /**
   * The domain of what was typed, a company's name included; shows the error and gives null where there is none. A name
   * that was dropped, or is looked up already, gives null too.
   */
  const find = async (): Promise<string | null> => {
    const query = value.trim();
    // An address that is no domain is a mistake, not a name.
    if (query === "" || /[./]/.test(query)) return read();
    if (lookup.current) return null;
    const own = {};
    lookup.current = own;
    setFinding(true);
    const found = await findNamed(utils, query);
    if (lookup.current !== own) return null;
    drop();
    return found ?? read();
  };
  return { value, set, find, isFinding, drop, error };
}
