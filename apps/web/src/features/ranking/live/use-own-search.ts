import type { SearchKind } from "@standings/domain";
import { trpc } from "../../../lib/api/trpc.ts";
import { type OwnSearch, useSearchPrivacy } from "../../../lib/search/privacy.ts";
import type { Question } from "../../../lib/search/question.ts";
import type { RunTicket } from "../../../lib/search/ticket.ts";

/** The search that a live run is or becomes, with its privacy; null before the run has an id. */
export function useOwnSearch(kind: SearchKind, id: string | null, ticket: RunTicket): OwnSearch | null {
  const isPrivate = useSearchPrivacy(id) ?? ticket.isPrivate ?? false;
  return id === null ? null : { id, kind, isPrivate };
}

/** The user's own newest run of the question; read once for each visit, so that the page never changes by itself. */
export function useRecent(question: Question) {
  const { kind, prompt, models, market, webSearch } = question;
  const prompt2 = question.kind === "comparison" ? { prompt2: question.prompt2 } : {};
  return trpc.search.findRecent.useQuery(
    { kind, prompt, ...prompt2, models: [...models], market, webSearch },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: 1, refetchOnWindowFocus: false },
  );
}
