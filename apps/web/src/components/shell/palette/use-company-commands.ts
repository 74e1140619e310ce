import { cleanDomain, isDomain } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { ChartNoAxesColumn } from "lucide-react";
import { useSession } from "../../../lib/session/session.ts";
import { useSuggestions } from "../../company/use-suggestions.ts";
import type { PaletteCommand } from "./command.ts";

const LIMITS = { fetched: 5, shown: 3 };

/** Pages of companies whose name or address is typed; none for guests, and none that costs a credit. */
export function useCompanyCommands(typed: string): readonly PaletteCommand[] {
  const navigate = useNavigate();
  const isMember = useSession().status === "signed-in";
  const suggested = useSuggestions(typed, isMember, LIMITS) ?? [];
  if (!isMember) return [];
  const domain = cleanDomain(typed);
  const isKnown = suggested.some((company) => company.domain === domain);
  const companies = isDomain(domain) && !isKnown ? [{ name: domain, domain }, ...suggested] : suggested;
  return companies.map((company) => ({
    id: `company-${company.domain}`,
    label: company.name,
    icon: ChartNoAxesColumn,
    note: company.name === company.domain ? "Company page" : company.domain,
    run: () => void navigate({ to: "/company/$domain", params: { domain: company.domain } }),
  }));
}
