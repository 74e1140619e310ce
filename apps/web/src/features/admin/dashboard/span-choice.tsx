import { DASHBOARD_SPANS, type DashboardSpan } from "@standings/domain";
import { FORCED_FILL } from "../../../components/ui/forced-fill.ts";

const BUTTON =
  "h-10 flex-1 rounded-badge px-3.5 font-medium whitespace-nowrap text-ink-2 hover:text-ink " +
  "aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:not-focus-visible:shadow-segment " +
  FORCED_FILL;

interface SpanChoiceProps {
  readonly span: DashboardSpan;
  readonly onChange: (span: DashboardSpan) => void;
}

/** Days that the charts look back. */
export function SpanChoice({ span, onChange }: SpanChoiceProps) {
  return (
    <fieldset className="inline-flex gap-0.5 rounded-2 bg-sunken p-0.5 inset-ring inset-ring-line">
      <legend className="sr-only">Days shown</legend>
      {DASHBOARD_SPANS.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={days === span}
          onClick={() => onChange(days)}
          className={BUTTON}
        >
          {days} days
        </button>
      ))}
    </fieldset>
  );
}
