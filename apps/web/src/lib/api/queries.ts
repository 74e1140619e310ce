/** The calls that pages read from, with their cache keys. */
import type { HomeStrips, Sector } from "@standings/domain";
import { queryOptions } from "@tanstack/react-query";
import type { DataLayer } from "./data.tsx";

/** Everything under this key belongs to one user and goes when the session does. */
const MINE = "mine";

export const MY_DATA = [MINE] as const;
export const HISTORY = [MINE, "history"] as const;

export const meQuery = ({ api }: DataLayer) =>
  queryOptions({
    queryKey: [MINE, "user"],
    queryFn: async () => (await api()).auth.me.query(),
    staleTime: 60_000,
  });

export const modelsQuery = ({ api }: DataLayer) =>
  queryOptions({
    queryKey: ["models"],
    queryFn: async () => (await api()).models.list.query(),
    staleTime: 300_000,
  });

/** The strips of the home page: hydrated late, so they may not change or go in between. */
export const homeStripsQuery = ({ api }: DataLayer) =>
  queryOptions({
    queryKey: ["trending", "home"],
    queryFn: async (): Promise<HomeStrips> => (await api()).trending.home.query(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

export const trendingCompaniesQuery = ({ api }: DataLayer, sector: Sector) =>
  queryOptions({
    queryKey: ["trending", "companies", sector],
    queryFn: async () => (await (await api()).trending.companies.query({ sector })).companies,
    staleTime: 300_000,
  });

/** Suggestions are a help: a failure is an empty list (spec part 1 §8). */
export const suggestionsQuery = ({ api }: DataLayer, query: string, limit: number) =>
  queryOptions({
    queryKey: ["suggestions", query, limit],
    queryFn: async () => (await api()).company.suggest.query({ query, limit }).catch(() => []),
    staleTime: 300_000,
  });

export const searchKey = (id: string) => [MINE, "search", id] as const;

/** A saved search of the user; with `orShared` else somebody's shared one. */
export const searchQuery = ({ api }: DataLayer, id: string, { orShared }: { orShared: boolean }) =>
  queryOptions({
    queryKey: [...searchKey(id), orShared],
    queryFn: async () => {
      const { search } = await api();
      if (orShared) return search.getOwnOrShared.query({ id });
      return { record: await search.get.query({ id }), isOwn: true };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

const RECENT_SEARCHES = 20;

export const recentSearchesQuery = ({ api }: DataLayer) =>
  queryOptions({
    queryKey: [MINE, "recent-searches"],
    queryFn: async () =>
      (await (await api()).search.history.query({ page: 1, limit: RECENT_SEARCHES, sort: "-createdAt" }))
        .searches,
    staleTime: 0,
  });

/** A shared search, for anybody. */
export const sharedSearchQuery = ({ api }: DataLayer, id: string) =>
  queryOptions({
    queryKey: ["shared-search", id],
    queryFn: async () => (await api()).trending.get.query({ id }),
  });

export const trendingQuery = ({ api }: DataLayer, sector: Sector) =>
  queryOptions({
    queryKey: ["trending", sector],
    queryFn: async () => (await (await api()).trending.list.query({ sector })).searches,
  });

/** A company's standing; the viewer's private searches count for them. */
export const companyQuery = ({ api }: DataLayer, domain: string) =>
  queryOptions({
    queryKey: [MINE, "company", domain],
    queryFn: async () => (await api()).company.overview.query({ domain }),
  });

export const companyPromptsQuery = ({ api }: DataLayer, domain: string) =>
  queryOptions({
    queryKey: [MINE, "company", domain, "prompts"],
    queryFn: async () => (await (await api()).company.prompts.query({ domain })).prompts,
  });

export const rawAnswerQuery = ({ api }: DataLayer, searchId: string, columnId: string) =>
  queryOptions({
    queryKey: [MINE, "raw-answer", searchId, columnId],
    queryFn: async () => (await api()).search.rawAnswer.query({ searchId, columnId }),
    // A retry asks again.
    staleTime: 0,
  });

export const USAGE = [MINE, "usage"] as const;

/** What the user can spend now: credits, plan, previews left. */
export const usageQuery = ({ api }: DataLayer) =>
  queryOptions({
    queryKey: USAGE,
    queryFn: async () => (await api()).credits.usage.query(),
    staleTime: 0,
  });

export const balanceQuery = ({ api }: DataLayer) =>
  queryOptions({
    queryKey: [MINE, "balance"],
    queryFn: async () => (await api()).credits.balance.query(),
    staleTime: 0,
  });

export const paymentOptionsQuery = ({ api }: DataLayer) =>
  queryOptions({
    queryKey: ["payment-options"],
    queryFn: async () => (await api()).billing.options.query(),
    staleTime: 300_000,
  });

export const contactOptionsQuery = ({ api }: DataLayer) =>
  queryOptions({
    queryKey: ["contact-options"],
    queryFn: async () => (await api()).contact.options.query(),
    staleTime: 300_000,
  });

export const TRANSACTIONS = [MINE, "transactions"] as const;

export const transactionsQuery = ({ api }: DataLayer) =>
  queryOptions({
    queryKey: TRANSACTIONS,
    queryFn: async () => (await (await api()).billing.transactions.query()).transactions,
    staleTime: 0,
  });

export const INVOICES = [MINE, "invoices"] as const;

export const invoicesQuery = ({ api }: DataLayer) =>
  queryOptions({
    queryKey: INVOICES,
    queryFn: async () => (await (await api()).billing.invoices.query()).invoices,
    staleTime: 0,
  });

export const SESSIONS = [MINE, "sessions"] as const;

export const sessionsQuery = ({ api }: DataLayer) =>
  queryOptions({
    queryKey: SESSIONS,
    queryFn: async () => (await api()).auth.sessions.query(),
    staleTime: 0,
  });
