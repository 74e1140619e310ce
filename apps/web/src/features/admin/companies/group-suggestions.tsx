import type { GroupSuggestion } from "@standings/domain";
import { Button } from "../../../components/ui/button.tsx";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { ListSkeleton } from "../list/list-states.tsx";
import { useJoin, useKeepApart } from "./join-dialog.tsx";

/** Sites of one name and one first label, each group joined, or kept apart, by a click. */
export function GroupSuggestions() {
  const { data, isError, refetch } = trpc.admin.companies.suggestions.useQuery();
  return (
    <section aria-labelledby="may-be-one" className="pt-12">
      <h2 id="may-be-one" className="text-xl font-strong">
        These may be one company
      </h2>
      <p className="mb-3.5 text-sm text-pretty text-ink-3">
        They have one name and one first label. Look at both sites: two companies may be called the same.
      </p>
      {isError ? (
        <LoadFailed title="The suggestions could not be read" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <ListSkeleton rows={3} />
      ) : data.length === 0 ? (
        <p className={`${HEAVY_RULE} pt-4 text-ink-2`}>None: no two such sites are apart.</p>
      ) : (
        <ul className={HEAVY_RULE}>
          {data.map((one) => (
            <Suggested key={one.sites[0]} suggestion={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Suggested({ suggestion: { name, sites } }: { suggestion: GroupSuggestion }) {
  const join = useJoin();
  const keepApart = useKeepApart();
  const isPending = join.isPending || keepApart.isPending;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
      <span className="min-w-50 flex-1">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-ink-3 wrap-anywhere">{sites.join(", ")}</span>
      </span>
      <span className="flex items-center gap-2">
        <Button
          variant="ghost"
          size="sm"
          pending={keepApart.isPending}
          disabled={isPending}
          onClick={() => keepApart.mutate({ domains: [...sites] })}
        >
          Not one company<span className="sr-only">: {sites.join(", ")}</span>
        </Button>
        <Button
          size="sm"
          pending={join.isPending}
          disabled={isPending}
          onClick={() => join.mutate({ domains: [...sites] })}
        >
          Join<span className="sr-only">: {sites.join(", ")}</span>
        </Button>
      </span>
    </li>
  );
}
