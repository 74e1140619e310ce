import { LEDGER_REASONS, type LedgerLine, noteWords } from "@standings/domain";
import { useState } from "react";
import { Button } from "../../../../components/ui/button.tsx";
import { trpc } from "../../../../lib/api/trpc.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { ListSkeleton } from "../../list/list-states.tsx";
import { formatUtc } from "../../utc.ts";

const LINES = 20;

/** A user's ledger, the newest entry first. */
export function Ledger({ id }: { id: string }) {
  return (
    <section className="pt-6" aria-label="Ledger">
      <h3 className="pb-2 text-md font-strong">Ledger</h3>
      <Lines id={id} before={undefined} />
    </section>
  );
}

interface LinesProps {
  readonly id: string;
  /** Only entries that are older than this one. */
  readonly before: string | undefined;
}

/** A page of entries, and the older ones below it once they are asked for. */
function Lines({ id, before }: LinesProps) {
  const [isLonger, setLonger] = useState(false);
  const { data, isPending, isError, refetch } = trpc.admin.users.ledger.useQuery({
    id,
    before,
    limit: LINES,
  });
  if (isPending) return <ListSkeleton rows={4} />;
  if (isError) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-ink-2" role="alert">
        The ledger could not be read.
        <Button size="sm" onClick={() => void refetch()}>
          Try Again
        </Button>
      </p>
    );
  }
  if (data.lines.length === 0) return <p className="text-ink-2">Nothing was booked yet.</p>;
  return (
    <>
      <ol>
        {data.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {data.next !== null &&
        (isLonger ? (
          <Lines id={id} before={data.next} />
        ) : (
          <Button className="mt-3" onClick={() => setLonger(true)}>
            Older entries
          </Button>
        ))}
    </>
  );
}

function Line({ line }: { line: LedgerLine }) {
  const { at, delta, balance, reason } = line;
  const note = noteWords(line);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2.5">
      <span className="font-medium">{LEDGER_REASONS[reason]}</span>
      <span className={`text-right font-strong ${delta < 0 ? "" : "text-good"}`}>
        {delta > 0 ? "+" : "−"}
        {formatNumber(Math.abs(delta))}
      </span>
      <span className="min-w-0 text-sm break-words text-ink-2">
        {formatUtc(at)}
        {note !== null && ` · ${note}`}
      </span>
      <span className="text-right text-sm text-ink-2">{formatNumber(balance)} left</span>
    </li>
  );
}
