import { ButtonLink } from "../../components/ui/button.tsx";

/** Empty history, with a drawing of two ranking rows. */
export function EmptyHistory() {
  return (
    <div className="mx-auto grid max-w-95 justify-items-center gap-2 pt-12 pb-8 text-center sm:pt-18">
      <svg viewBox="0 0 360 90" className="mb-4 w-full" aria-hidden="true">
        <rect width="360" height="2" className="fill-line-2" />
        {[
          [1, 22, [158, 170, 182, 203, 237]],
          [4, 66, [192, 214, 226, 248, 270]],
        ].map(([rank, y, marks]) => (
          <g key={String(rank)} transform={`translate(0 ${y})`}>
            <rect y="-14" width="28" height="28" rx="6" className="fill-hover" />
            <text x="14" y="5" textAnchor="middle" className="fill-ink-3 text-[13px] font-medium">
              {String(rank)}
            </text>
            <rect x="40" y="-5" width="72" height="10" rx="4" className="fill-skeleton" />
            <line x1="136" x2="360" className="stroke-strip-axis" />
            {(marks as number[]).map((x) => (
              <circle key={x} cx={x} r="6" className="fill-paper stroke-ink-3 [stroke-dasharray:2_2]" />
            ))}
            <line x1="0" x2="360" y1="22" y2="22" className="stroke-line" />
          </g>
        ))}
      </svg>
      <h2 className="text-md font-strong">You have no prompts history yet.</h2>
      <p className="text-pretty text-ink-2">
        Every search you run is kept here with its models, positions and sources, so that you can compare it
        later.
      </p>
      <ButtonLink to="/" variant="primary" size="lg" className="mt-4">
        Start a New Search
      </ButtonLink>
    </div>
  );
}
