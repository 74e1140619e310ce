import { RunSegments } from "../../../components/run/run-segments.tsx";
import { Spinner } from "../../../components/ui/spinner.tsx";
import { formatElapsed } from "../../../lib/format.ts";
import type { ModelColumn } from "../columns/model-column.ts";
import { useNow } from "../use-now.ts";

interface RunLineProps {
  readonly columns: readonly ModelColumn[];
  readonly running: boolean;
  readonly connected: boolean;
  readonly startedAt: string | null;
  /** False for a run that nothing has paid for. */
  readonly isKept: boolean;
  /** Noun for the columns: "models", or the "prompts" of a comparison. */
  readonly noun?: string;
}

/** Progress of the run, with one segment per column. */
export function RunLine({ columns, running, connected, startedAt, isKept, noun = "models" }: RunLineProps) {
  const now = useNow(running);
  if (!running) return null;
  const answered = columns.filter((column) => column.phase === "answered").length;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 pt-4 pb-6 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:pb-7">
        <p>
          <span className="font-strong" role="status">
            {answered} of {columns.length} {noun} answered
          </span>
          {startedAt && <span className="text-ink-3"> · {formatElapsed(now - Date.parse(startedAt))}</span>}
        </p>
        <div className="w-full max-sm:col-span-2 max-sm:row-start-2 sm:max-w-80">
          <RunSegments segments={columns.map(({ columnId, phase }) => ({ columnId, state: phase }))} />
        </div>
        <p className={`text-sm text-ink-3 ${isKept ? "max-sm:hidden" : "max-sm:col-span-2"}`}>
          {isKept
            ? "You can leave this page. The search continues and is saved to History."
            : "This search runs without credits. It is not kept in History."}
        </p>
      </div>
      {!connected && <Reconnecting />}
    </>
  );
}

function Reconnecting() {
  return (
    <div
      className="mb-6 flex max-w-105 items-center gap-3 rounded-3 border border-line-2 bg-sunken px-4 py-3"
      role="status"
    >
      <Spinner />
      <div>
        <p className="font-medium">Reconnecting</p>
        <p className="text-sm text-ink-2">The search continues on the server. Nothing is lost.</p>
      </div>
    </div>
  );
}
