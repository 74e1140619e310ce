import { trpc } from "../../../lib/api/trpc.ts";

/** Sources and competition of a company; each undefined while it loads. */
export function useSources(domain: string) {
  const sources = trpc.company.sources.useQuery({ domain });
  const competition = trpc.company.competition.useQuery({ domain });
  return {
    sources: sources.data,
    competition: competition.data,
    isError: sources.isError || competition.isError,
    reload: () => void Promise.all([sources.refetch(), competition.refetch()]),
  };
}
