import { roundCost, type StudyRecord } from "@standings/domain";

interface CreditsLineProps {
  readonly record: StudyRecord;
  /** Rounds that are paid for. */
  readonly counted: number;
}

/** Credits of a study: what its rounds used, and what is still held. */
export function CreditsLine({ record, counted }: CreditsLineProps) {
  const { limit, status, held } = record;
  const cost = roundCost(record);
  const isRunning = status === "running";
  return (
    <div>
      <span className="flex h-3 gap-0.5" aria-hidden="true">
        {Array.from({ length: isRunning ? limit : counted }, (_, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbered
            key={index}
            className={`h-2 max-w-5 flex-1 rounded-mark ${index < counted ? "bg-ink" : "bg-[repeating-linear-gradient(135deg,var(--ink-3)_0_2px,transparent_2px_5px)]"}`}
          />
        ))}
      </span>
      <dl className="flex gap-8 text-xs text-ink-3">
        <div>
          <dt>{cost === 1 ? "Credits used" : `Credits used, ${cost} a round`}</dt>
          <dd className="text-lg font-strong text-ink tabular-nums">{counted * cost}</dd>
        </div>
        <div>
          <dt>Held</dt>
          <dd className="text-lg font-strong text-ink tabular-nums">
            {isRunning ? Math.max(0, Math.min(held, (limit - counted) * cost)) : 0}
          </dd>
        </div>
      </dl>
    </div>
  );
}
