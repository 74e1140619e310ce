import { factElement, leadTo, useFactMarks } from "./fact-marks.tsx";

const CHIP =
  "relative inline-grid h-4.5 min-w-5 place-items-center rounded-key px-1 text-xs/4.5 font-medium tabular-nums " +
  "bg-hover text-ink-2 hover:bg-line-2 data-marked:bg-mark data-marked:text-on-mark data-marked:hover:bg-mark " +
  "max-sm:after:absolute max-sm:after:-inset-x-0.5 max-sm:after:-inset-y-2.75";

/** Numbers of the facts that a piece of advice rests on; each leads to its fact and marks it. */
export function FactChips({ facts }: { facts: readonly number[] }) {
  const { factOf, isFactMarked, pressed, press } = useFactMarks();
  return (
    <span className="whitespace-nowrap print:text-ink-3">
      {facts.map((number) => (
        <span key={number}>
          {"\u00a0"}
          <button
            type="button"
            className={CHIP}
            data-marked={isFactMarked(number) || undefined}
            aria-pressed={pressed === number}
            aria-label={`Fact ${number}: ${factOf(number)?.title ?? ""}`}
            onClick={() => {
              press(number);
              // The fact unfolds first.
              requestAnimationFrame(() => leadTo(factElement(number)));
            }}
          >
            {number}
          </button>
        </span>
      ))}
    </span>
  );
}
