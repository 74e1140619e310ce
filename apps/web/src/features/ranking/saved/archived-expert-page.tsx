import { getRouteApi, Navigate } from "@tanstack/react-router";
import { PageFrame } from "../../../components/ui/page-frame.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { sharedLocation } from "../../../lib/search/locations.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Archived, LoadingResults } from "./archived.tsx";
import { ArchivedRanking } from "./archived-ranking.tsx";
import { SharedSearch } from "./shared-search.tsx";

const route = getRouteApi("/archived-expert-ranking/$searchid");

/**
 * `/archived-expert-ranking/{searchid}`: a saved ranking of experts. Trending links here to shared ones, which are
 * public and rendered on the server.
 */
export function ArchivedExpertPage() {
  const { searchid: id } = route.useParams();
  const { status } = useSession();
  const isGuest = status === "guest";
  const { data: shared, isPending } = trpc.trending.get.useQuery({ id }, { enabled: isGuest });
  if (isGuest && shared && shared.kind !== "expert")
    return <Navigate {...sharedLocation(shared.kind, id)} replace />;
  const sharedView = shared && <SharedSearch record={shared} />;
  const isPublicView = status !== "signed-in" && sharedView;
  if (isPublicView || (isGuest && isPending))
    return <PageFrame top="page">{sharedView ?? <LoadingResults />}</PageFrame>;
  return (
    <Archived kind="expert" id={id} orShared placeholder={sharedView}>
      {(record, isOwn) => (isOwn ? <ArchivedRanking record={record} /> : <SharedSearch record={record} />)}
    </Archived>
  );
}
