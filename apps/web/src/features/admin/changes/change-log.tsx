import { keepPreviousData } from "@tanstack/react-query";
import { History } from "lucide-react";
import { FileButtons } from "../../../components/file-buttons.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import { ListStates } from "../list/list-states.tsx";
import { ListToolbar } from "../list/list-toolbar.tsx";
import { Pager } from "../list/pager.tsx";
import { useListSearch } from "../list/use-list-search.ts";
import { ChangeFilters } from "./change-filters.tsx";
import { ChangeList } from "./change-list.tsx";
import { readChangesSearch } from "./read-search.ts";

const CLEARED = {
  search: undefined,
  admin: undefined,
  action: undefined,
  subjectKind: undefined,
  subject: undefined,
  from: undefined,
  to: undefined,
};

/** What admins changed, the newest first. */
export function ChangeLog() {
  const [search, change] = useListSearch(readChangesSearch);
  const query = trpc.admin.changes.list.useQuery(search, { placeholderData: keepPreviousData });
  const { page: _, ...filter } = search;
  return (
    <>
      <ListToolbar
        label="Words"
        search={search}
        onChange={change}
        end={<FileButtons path="/api/admin/changes/export" query={filter} />}
      >
        <ChangeFilters search={search} onChange={change} />
      </ListToolbar>
      {query.isPending ? (
        <ListSkeleton />
      ) : (
        <ListStates
          query={query}
          isEmpty={query.data?.changes.length === 0}
          isFiltered={Object.values(search).some((value) => value !== undefined)}
          noun="changes"
          empty={{ title: "No changes yet", icon: History, children: "What admins change is listed here." }}
          onClear={() => change(CLEARED)}
        >
          {query.data && (
            <>
              <ChangeList changes={query.data.changes} />
              <Pager
                pagination={query.data.pagination}
                noun="changes"
                onPage={(to) => change({ page: to })}
              />
            </>
          )}
        </ListStates>
      )}
    </>
  );
}
