/** Stale times other than 30 seconds, and the queries with public replies. */
import type { QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "./trpc.ts";

const MINUTE = 60_000;
const FOREVER = Number.POSITIVE_INFINITY;
const meta = { isPublic: true };

/** Later lines win over earlier ones. */
export function setQueryDefaults(queryClient: QueryClient): void {
  const set = queryClient.setQueryDefaults.bind(queryClient);
  set(getQueryKey(trpc.blog), { meta, staleTime: 5 * MINUTE });
  // A report hydrates late, and its figures must still be there.
  set(getQueryKey(trpc.blog.companyReport), { gcTime: FOREVER });
  // For an admin alone, and of this moment.
  set(getQueryKey(trpc.blog.reportDraft), { meta: {}, staleTime: 0, gcTime: 0 });
  set(getQueryKey(trpc.models), { meta, staleTime: 5 * MINUTE });
  set(getQueryKey(trpc.trending), { meta });
  // The home page's strips hydrate late and must not change before.
  set(getQueryKey(trpc.trending.home), { meta, staleTime: FOREVER, gcTime: FOREVER });
  set(getQueryKey(trpc.trending.companies), { meta, staleTime: 5 * MINUTE });
  set(getQueryKey(trpc.company.suggest), { meta, staleTime: 5 * MINUTE, retry: false });
  set(getQueryKey(trpc.company.shared), { meta });
  set(getQueryKey(trpc.weather), { meta, staleTime: 5 * MINUTE });
  set(getQueryKey(trpc.billing.options), { meta, staleTime: 5 * MINUTE });
  set(getQueryKey(trpc.contact.options), { meta, staleTime: 5 * MINUTE });

  set(getQueryKey(trpc.auth.me), { staleTime: MINUTE });
  set(getQueryKey(trpc.search.get), { staleTime: FOREVER });
  set(getQueryKey(trpc.search.getOwnOrShared), { staleTime: FOREVER });
  const changing = [
    trpc.auth.sessions,
    trpc.billing.invoices,
    trpc.billing.ledger,
    trpc.billing.transactions,
    trpc.credits,
    trpc.search.history,
    trpc.search.rawAnswer,
    trpc.search.repeats,
  ];
  for (const procedure of changing) set(getQueryKey(procedure), { staleTime: 0 });
}
