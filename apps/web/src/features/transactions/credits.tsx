import { LEDGER_REASONS, type OwnLedgerLine } from "@standings/domain";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { FileButtons } from "../../components/file-buttons.tsx";
import { Button } from "../../components/ui/button.tsx";
import { TextLink } from "../../components/ui/text-link.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { formatDateTime, formatNumber } from "../../lib/format.ts";
import { Entries, type EntryColumn } from "./entries.tsx";

const COLUMNS: readonly EntryColumn<OwnLedgerLine>[] = [
  { name: "Date", cell: ({ at }) => formatDateTime(at) },
  { name: "What", kind: "title", cell: ({ reason }) => LEDGER_REASONS[reason] },
  {
    name: "About",
    cell: ({ about, path, note }) =>
      about === null ? (note ?? "–") : path === null ? about : <TextLink to={path}>{about}</TextLink>,
  },
  { name: "Balance", cell: ({ balance }) => formatNumber(balance) },
  {
    name: "Credits",
    kind: "figure",
    cell: ({ delta }) => `${delta > 0 ? "+" : "−"}${formatNumber(Math.abs(delta))}`,
  },
];

/** Every credit that came or went. */
export function Credits() {
  const list = useLedger();
  const lines = list.data?.pages.flatMap((page) => page.lines);
  return (
    <>
      {lines && lines.length > 0 && (
        <div className="flex justify-end pb-2">
          <FileButtons path="/api/user/ledger/export" query={{}} />
        </div>
      )}
      <Entries
        label="Credits"
        columns={COLUMNS}
        list={{ ...list, data: lines }}
        emptyTitle="No credits yet"
        emptyText="Credits that come and go appear here, with what they were for."
      />
      {list.hasNextPage && (
        <Button
          className="mt-4"
          pending={list.isFetchingNextPage}
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Older entries
        </Button>
      )}
    </>
  );
}

const NEWEST: string | null = null;

function useLedger() {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.billing.ledger),
    queryFn: ({ pageParam }) => client.billing.ledger.query(pageParam === null ? {} : { before: pageParam }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
  });
}
