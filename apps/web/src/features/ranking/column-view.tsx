import { findModel } from "@standings/domain";
import { ModelDisc } from "../../components/brand/maker.tsx";
import { formatElapsed, formatSeconds, plural } from "../../lib/format.ts";
import { useNow } from "../../lib/use-now.ts";
import { CompanyRows } from "./company-rows.tsx";
import { FailedNotice } from "./failed-notice.tsx";
import { useLit } from "./lit.tsx";
import {
  type AnsweredColumn,
  type FailedColumn,
  isUnpaid,
  type ModelColumn,
  type WaitingColumn,
} from "./model-column.ts";
import { Sources } from "./sources.tsx";
import type { Standings } from "./standings.ts";

interface ColumnViewProps {
  readonly index: number;
  readonly column: ModelColumn;
  readonly standings: Standings;
  readonly webSearch: boolean;
  readonly onRetry?: ((modelId: string) => void) | undefined;
}

/** One model: its rule in the maker's hue, its head, and what became of the question. */
export function ColumnView({ index, column, standings, webSearch, onRetry }: ColumnViewProps) {
  return (
    <section
      className="model-column"
      data-maker={findModel(column.modelId)?.provider ?? "none"}
      data-phase={column.phase}
      aria-label={column.modelName}
      aria-busy={column.phase === "waiting"}
    >
      {column.phase === "waiting" && <Waiting column={column} />}
      {column.phase === "failed" && <Failed column={column} onRetry={onRetry} />}
      {column.phase === "answered" && (
        <Answered index={index} column={column} standings={standings} webSearch={webSearch} />
      )}
    </section>
  );
}

function Head({ column, time, children }: { column: ModelColumn; time: string; children: React.ReactNode }) {
  return (
    <header className="model-head">
      <ModelDisc model={column.modelId} className="row-span-2 mt-px self-start [--d:24px]" />
      <h2 className="truncate text-[15px] leading-5 font-strong" title={column.modelName}>
        {column.modelName}
      </h2>
      <span className="text-xs text-ink-3">{time}</span>
      <div className="col-span-2 col-start-2 min-h-4 truncate text-xs text-ink-3">{children}</div>
    </header>
  );
}

const BONES = Array.from({ length: 12 }, (_, index) => ({
  id: index,
  name: [62, 74, 55, 68, 48, 80, 58, 52, 70, 44, 64, 50][index] ?? 60,
}));

function Waiting({ column }: { column: WaitingColumn }) {
  const now = useNow(column.startedAt !== null);
  const elapsed = column.startedAt ? formatElapsed(now - Date.parse(column.startedAt)) : "";
  return (
    <>
      <Head column={column} time={elapsed}>
        Waiting for the answer
      </Head>
      <div className="sweep" aria-hidden="true">
        <i />
      </div>
      <div className="bones" aria-hidden="true">
        {BONES.map(({ id, name }) => (
          <div key={id} className="company-row">
            <span className="bone size-6 max-sm:size-7" />
            <span className="bone size-[26px] !rounded-[6px] max-sm:size-8" />
            <svg className="h-7 w-full" preserveAspectRatio="none" aria-hidden="true">
              <rect y="3" width={`${name}%`} height="10" rx="4" className="fill-bone" />
              <rect y="19" width={`${name * 0.62}%`} height="8" rx="4" className="fill-bone" />
            </svg>
          </div>
        ))}
      </div>
    </>
  );
}

function Failed({
  column,
  onRetry,
}: {
  column: FailedColumn;
  onRetry?: ((modelId: string) => void) | undefined;
}) {
  const unpaid = isUnpaid(column);
  return (
    <>
      <Head column={column} time={unpaid || column.durationMs === 0 ? "" : formatSeconds(column.durationMs)}>
        <span className="text-bad">{unpaid ? "Not asked" : "No answer"}</span>
      </Head>
      <FailedNotice column={column} onRetry={onRetry} />
    </>
  );
}

function Answered({
  index,
  column,
  standings,
  webSearch,
}: Omit<ColumnViewProps, "onRetry"> & { column: AnsweredColumn }) {
  return (
    <>
      <Head column={column} time={formatSeconds(column.durationMs)}>
        <Summary column={column} standings={standings} webSearch={webSearch} />
      </Head>
      {column.results.length === 0 ? (
        <div className="pt-[18px]">
          <h3 className="text-md leading-5 font-medium">No company in this answer</h3>
          <p className="mt-1 text-sm text-pretty text-ink-2">
            The model answered without naming anyone. It counts as an answer: it lists no company.
          </p>
        </div>
      ) : (
        <CompanyRows columnIndex={index} column={column} standings={standings} />
      )}
      {column.citations.length > 0 && <Sources model={column.modelName} citations={column.citations} />}
    </>
  );
}

interface SummaryProps {
  readonly column: AnsweredColumn;
  readonly standings: Standings;
  readonly webSearch: boolean;
}

function Summary({ column, standings, webSearch }: SummaryProps) {
  const { company: litKey } = useLit();
  const lit = litKey ? standings.find(litKey) : undefined;
  const count = column.results.length;
  if (count === 0) return "Named nobody";
  if (!lit) {
    return (
      <>
        {column.wasCensored ? `First 5 of ${count} shown` : plural(count, "company", "companies")}
        {webSearch && !column.webSearchUsed && (
          <span title="Web search was asked for; this model answered from training data">
            {" "}
            · Training Data
          </span>
        )}
      </>
    );
  }
  const vote = lit.voting_models.find((candidate) => candidate.model === column.modelId);
  if (!vote)
    return (
      <span className="border-b border-dashed border-ink-3 text-ink-2">
        {column.wasCensored ? `First 5 without ${lit.name}` : `Does not list ${lit.name}`}
      </span>
    );
  return (
    <>
      {lit.name} <b className="font-strong text-ink">#{vote.rank}</b> of {count}
    </>
  );
}
