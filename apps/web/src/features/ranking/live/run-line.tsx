import type { ReactNode } from "react";
import { RunSegments } from "../../../components/run/run-segments.tsx";
import { Spinner } from "../../../components/ui/loading.tsx";
import { formatElapsed } from "../../../lib/format.ts";
import { useNow } from "../../../lib/hooks.ts";
import type { ModelColumn } from "../columns/model-column.ts";

interface RunLineProps {
  readonly columns: readonly ModelColumn[];
  readonly connected: boolean;
  readonly startedAt: string | null;
  /** False for a run that nothing has paid for. */
  readonly isKept: boolean;
  /** Noun for the columns: "models", or the "prompts" of a comparison. */
  readonly noun?: string;
}

/** Progress of a running search, with one segment per column. */
export function RunLine({ columns, connected, startedAt, isKept, noun = "models" }: RunLineProps) {
  const now = useNow(true);
  const answered = columns.filter((column) => column.phase === "answered").length;
  return (
    <StatusLine>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <p className="truncate">
          <span className="font-strong" role="status">
            {answered} of {columns.length} {noun} answered
          </span>
          {startedAt && <span className="text-ink-3"> · {formatElapsed(now - Date.parse(startedAt))}</span>}
        </p>
        <div className="w-full max-sm:col-span-2 max-sm:row-start-2 sm:max-w-80">
          <RunSegments segments={columns.map(({ columnId, phase }) => ({ columnId, state: phase }))} />
        </div>
        <p className={`truncate text-sm/5 text-ink-3 ${connected && isKept ? "max-sm:hidden" : ""}`}>
          {connected ? describeKeeping(isKept) : <Reconnecting />}
        </p>
      </div>
    </StatusLine>
  );
}

function describeKeeping(isKept: boolean): string {
  return isKept
    ? "You can leave this page. The search continues and is saved to History."
    : "This search runs without credits. It is not kept in History.";
}

/** Stands in the line's own room, so that the columns stay where they are. */
function Reconnecting() {
  return (
    <span className="flex items-center gap-2 text-ink-2" role="status">
      <Spinner />
      <span>
        <b className="font-medium text-ink">Reconnecting.</b>
        <span className="max-sm:hidden"> The search continues on the server. Nothing is lost.</span>
      </span>
    </span>
  );
}

/** Line above the columns, in one box in every state of a search, so that nothing below it moves. */
export function StatusLine({ children }: { children: ReactNode }) {
  return <div className="min-h-18.5 pt-4 pb-6 sm:min-h-15 print:hidden">{children}</div>;
}
