import { modelHue } from "../../../components/brand/hue.ts";
import { Spinner } from "../../../components/ui/spinner.tsx";
import { formatElapsed } from "../../../lib/format.ts";
import type { ModelColumn } from "../columns/model-column.ts";
import { useNow } from "../use-now.ts";

interface RunLineProps {
  readonly columns: readonly ModelColumn[];
  readonly running: boolean;
  readonly connected: boolean;
  readonly startedAt: string | null;
  /** Noun for the columns: "models", or the "prompts" of a comparison. */
  readonly noun?: string;
}

/** Progress of the run, with one segment per column. */
export function RunLine({ columns, running, connected, startedAt, noun = "models" }: RunLineProps) {
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
        <div
          className="grid w-full auto-cols-fr grid-flow-col gap-1 max-sm:col-span-2 max-sm:row-start-2 sm:max-w-80"
          aria-hidden="true"
        >
          {columns.map((column) => (
            <Segment key={column.columnId} column={column} />
          ))}
        </div>
        <p className="text-sm text-ink-3 max-sm:hidden">
          You can leave this page. The search continues and is saved to History.
        </p>
      </div>
      {!connected && <Reconnecting />}
    </>
  );
}

const SEGMENTS = {
  answered: "bg-(--hue)",
  waiting:
    "bg-line after:absolute after:inset-y-0 after:left-0 after:w-[55%] after:rounded-full after:bg-(--hue) after:opacity-55",
  failed: "bg-[repeating-linear-gradient(135deg,var(--bad)_0_3px,transparent_3px_6px)]",
};

function Segment({ column }: { column: ModelColumn }) {
  return (
    <i
      className={`relative h-1.5 overflow-hidden rounded-full ${SEGMENTS[column.phase]} ${modelHue(column.modelId)}`}
    />
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
