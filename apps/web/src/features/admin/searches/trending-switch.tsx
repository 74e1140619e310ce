import { type AdminSearch, whyNotTrending } from "@standings/domain";
import type { ReactNode } from "react";
import { Switch } from "../../../components/ui/switch.tsx";
import { trpc } from "../../../lib/api/trpc.ts";

interface TrendingSwitchProps {
  readonly search: Pick<
    AdminSearch,
    "id" | "trending" | "isPrivate" | "wasCensored" | "isTakenDown" | "sector"
  >;
  readonly label: ReactNode;
}

/** Puts a search on Trending and takes it off; disabled with the reason where it cannot be put there. */
export function TrendingSwitch({ search, label }: TrendingSwitchProps) {
  const utils = trpc.useUtils();
  const set = trpc.admin.searches.setTrending.useMutation({
    meta: { failed: "The change could not be saved. Please try again." },
    onSettled: () => Promise.all([utils.admin.searches.invalidate(), utils.trending.invalidate()]),
  });
  const trending = set.isPending ? set.variables.trending : search.trending;
  // What is there already can be taken off.
  const reason = search.trending ? null : whyNotTrending(search);
  return (
    <Switch
      label={
        <>
          {label}
          {reason !== null && <span className="sr-only">: {reason}</span>}
        </>
      }
      checked={trending}
      disabledReason={reason ?? undefined}
      onChange={(wanted) => {
        if (!set.isPending) set.mutate({ id: search.id, trending: wanted });
      }}
    />
  );
}
