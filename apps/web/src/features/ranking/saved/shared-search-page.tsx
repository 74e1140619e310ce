import { getRouteApi, useParams } from "@tanstack/react-router";
import { AdminSlot } from "../../../components/admin/for-admins.tsx";
import { PageFrame } from "../../../components/ui/page-frame.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { SearchFailed } from "./search-failed.tsx";
import { SharedSearch } from "./shared-search.tsx";

const route = getRouteApi("/trending-company-ranking/$searchid");

/** `/trending-company-ranking/{searchid}`: a shared ranking of companies, or a comparison. */
export function SharedSearchPage() {
  const { searchid: id } = route.useParams();
  const [record] = trpc.trending.get.useSuspenseQuery({ id });
  return (
    <PageFrame top="page">
      <SharedSearch record={record} />
    </PageFrame>
  );
}

/** Page of a private search, and of an unknown id: nobody can tell one from the other. */
export function SharedSearchMissing() {
  const { searchid } = useParams({ strict: false });
  return (
    <SearchFailed
      isPrivate
      message="This ranking is private"
      detail="Failed to load search data. It may have been deleted or the ID is incorrect."
      actions={searchid && <AdminSlot page={{ searchId: searchid }} />}
    />
  );
}

/** `/trending-company-ranking` without an id. */
export function NoSearchId() {
  return <SearchFailed message="No search ID provided." />;
}
