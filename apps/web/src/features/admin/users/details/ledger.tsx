import type { LedgerLine } from "@standings/domain";
import { Button } from "../../../../components/ui/button.tsx";
import { trpc } from "../../../../lib/api/trpc.ts";
import { formatDateTime, formatNumber } from "../../../../lib/format.ts";
import { ListSkeleton } from "../../list/list-skeleton.tsx";
import { LEDGER_REASONS } from "../user-labels.ts";

const LINES = 20;

/** A user's ledger, the newest entry first. */
export function Ledger({ id }: { id: string }) {
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    trpc.admin.users.ledger.useInfiniteQuery(
      { id, limit: LINES },
      { getNextPageParam: ({ next }) => next ?? undefined },
    );
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <section className="pt-6">
      <h3 className="pb-2 text-md font-strong">Ledger</h3>
      {isPending && <ListSkeleton rows={4} />}
      {isError && (
        <p className="flex flex-wrap items-center gap-3 text-ink-2" role="alert">
          The ledger could not be read.
          <Button size="sm" onClick={() => void refetch()}>
            Try Again
          </Button>
        </p>
      )}
      {data && lines.length === 0 && <p className="text-ink-2">Nothing was booked yet.</p>}
      {lines.length > 0 && (
        <ol aria-label="Ledger">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button
          className="mt-3"
          pending={isFetchingNextPage}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Older entries
        </Button>
      )}
    </section>
  );
}

function Line({ line: { at, delta, balance, reason, note } }: { line: LedgerLine }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2.5">
      <span className="font-medium">{LEDGER_REASONS[reason]}</span>
      <span className={`text-right font-strong ${delta < 0 ? "" : "text-good"}`}>
        {delta > 0 ? "+" : "−"}
        {formatNumber(Math.abs(delta))}
      </span>
      <span className="min-w-0 text-sm break-words text-ink-2">
        {formatDateTime(at)}
        {note !== null && ` · ${note}`}
      </span>
      <span className="text-right text-sm text-ink-2">{formatNumber(balance)} left</span>
    </li>
  );
}
