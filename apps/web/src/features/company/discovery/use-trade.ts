import type { DiscoveryState, Trade } from "@standings/domain";
import { useState } from "react";
import { trpc } from "../../../lib/api/trpc.ts";

/**
 * What the company sells, its country and its language: as typed, else as the last discovery was told, else as the company's
 * own site says, which is read only then.
 */
export function useTrade(
  domain: string,
  { trade: last, isDraft }: Pick<DiscoveryState, "trade" | "isDraft">,
  isReady: boolean,
) {
  const [typed, setTyped] = useState<Partial<Trade>>({});
  const site = trpc.discovery.trade.useQuery(
    { domain },
    { enabled: isReady && last === null, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  const known = last ?? site.data;
  const trade: Trade = {
    sells: typed.sells ?? known?.sells ?? "",
    country: typed.country ?? known?.country ?? "",
    language: typed.language ?? known?.language ?? "",
  };
  return {
    trade,
    set: (change: Partial<Trade>) => setTyped((before) => ({ ...before, ...change })),
    note: isDraft ? MADE_FOR : last ? "As in the last discovery." : noteOf(domain, site),
  };
}

const MADE_FOR = "The prompts were made for this. After a change, discover again.";

interface SiteState {
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly data: { readonly unread: string | null } | undefined;
}

function noteOf(domain: string, { isLoading, isError, data }: SiteState): string {
  if (isLoading) return `Reading ${domain}… You can also type.`;
  if (isError) return `We could not read ${domain}. Please fill this in.`;
  if (!data) return "";
  return data.unread === null
    ? `As ${domain} says. Correct what is wrong.`
    : `${data.unread} Please fill this in.`;
}
