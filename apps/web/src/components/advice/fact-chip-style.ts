/** Style of a fact's number behind the advice that rests on it. */
export const FACT_CHIP =
  "relative inline-grid h-4.5 min-w-5 place-items-center rounded-key px-1 text-xs/4.5 font-medium tabular-nums " +
  "bg-hover text-ink-2 hover:bg-line-2 data-marked:bg-mark data-marked:text-on-mark data-marked:hover:bg-mark " +
  "max-sm:after:absolute max-sm:after:-inset-x-0.5 max-sm:after:-inset-y-2.75";
