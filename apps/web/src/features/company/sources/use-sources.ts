import { trpc } from "../../../lib/api/trpc.ts";
import { useField } from "../use-field.ts";

/** Sources and competition of a company's field; each undefined while it loads. */
export function useSources(domain: string) {
  const field = useField(domain);
  const sources = trpc.company.sources.useQuery(field);
  const competition = trpc.company.competition.useQuery(field);
  return {
    sources: sources.data,
    competition: competition.data,
    isError: sources.isError || competition.isError,
    reload: () => void Promise.all([sources.refetch(), competition.refetch()]),
  };
}
