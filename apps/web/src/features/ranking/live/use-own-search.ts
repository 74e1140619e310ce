import type { SearchKind } from "@standings/domain";
import { trpc } from "../../../lib/api/trpc.ts";
import { type OwnSearch, useSearchPrivacy } from "../../../lib/search/privacy.ts";
import type { Question } from "../../../lib/search/question.ts";
import type { RunTicket } from "../../../lib/search/ticket.ts";

interface OwnRun {
  /** Null before the run has an id. */
  readonly own: OwnSearch | null;
  /** What the user chose, also since the run began; asking again keeps it. Null: the account's default. */
  readonly privacy: boolean | null;
}

/** The search that a live run is or becomes, with its privacy. */
export function useOwnSearch(kind: SearchKind, id: string | null, ticket: RunTicket): OwnRun {
  const privacy = useSearchPrivacy(id) ?? ticket.isPrivate;
  return { own: id === null ? null : { id, kind, isPrivate: privacy ?? false }, privacy };
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
