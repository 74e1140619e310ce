import type { SearchKind } from "@standings/domain";
import { type OwnSearch, useSearchPrivacy } from "../../../lib/search/privacy.ts";
import type { RunTicket } from "../../../lib/search/ticket.ts";

/** The search that a live run is or becomes, with its privacy; null before the run has an id. */
export function useOwnSearch(kind: SearchKind, id: string | null, ticket: RunTicket): OwnSearch | null {
  const isPrivate = useSearchPrivacy(id) ?? ticket.isPrivate ?? false;
  return id === null ? null : { id, kind, isPrivate };
}
