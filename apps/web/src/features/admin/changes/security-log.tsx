import { keepPreviousData } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { trpc } from "../../../lib/api/trpc.ts";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import { ListStates } from "../list/list-states.tsx";
import { useListSearch } from "../list/use-list-search.ts";
import { LogLines } from "./log-lines.tsx";
import { readLogSearch } from "./log-views.ts";

/** What happened to accounts and limits. */
export function SecurityLog() {
  const [{ before, log }, change] = useListSearch(readLogSearch);
  const query = trpc.admin.securityEvents.useQuery({ before }, { placeholderData: keepPreviousData });
  if (query.isPending) return <ListSkeleton />;
  const empty = { title: "Nothing has happened yet", icon: ShieldCheck };
  return (
    <ListStates
      query={query}
      isEmpty={query.data?.events.length === 0}
      isFiltered={before !== undefined}
      noun="events"
      empty={empty}
      onClear={() => change({ log, before: undefined })}
    >
      {query.data && (
        <LogLines
          lines={query.data.events.map(({ id, at, event, userId, details }) => ({
            id,
            at,
            content: (
              <>
                <p className="font-medium first-letter:uppercase">{event.replaceAll("_", " ")}</p>
                <p className="text-sm text-ink-2">
                  {[...(userId === null ? [] : [`account ${userId}`]), ...wordsOf(details)].join(", ")}
                </p>
              </>
            ),
          }))}
          next={query.data.next}
          isFirst={before === undefined}
          onBefore={(older) => change({ log, before: older })}
        />
      )}
    </ListStates>
  );
}

function wordsOf(details: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(details).map(
    ([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
}
