import { Pause, Play } from "lucide-react";
import type { ReactNode } from "react";

/** Stops every strip in the nearest `.moving`. A checkbox: it works before scripts do, and without them. */
export function PauseControl({ label }: { /** What moves, e.g. "companies". */ readonly label: string }) {
  return (
    <label className="moving-pause" title={`Pause moving ${label}`}>
      <input type="checkbox" className="sr-only" aria-label={`Pause moving ${label}`} />
      <Pause className="size-4" strokeWidth={1.75} aria-hidden="true" />
      <Play className="size-4" strokeWidth={1.75} aria-hidden="true" />
    </label>
  );
}

/** Past all the links of a strip; seen when it has the focus. */
export function SkipStrip({
  label,
  to,
}: {
  readonly label: string /** Id of what comes next. */;
  readonly to: string;
}) {
  return (
    <a href={`#${to}`} className="moving-skip">
      Skip {label}
    </a>
  );
}

/** Time per item (spec part 1 §9). Classes, because the content security policy refuses inline styles. */
const PACES = { prompts: "[--each:8s]", companies: "[--each:5s]", sources: "[--each:4s]" } as const;

interface MarqueeProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly render: (item: Item, isCopy: boolean) => ReactNode;
  /** Fewer items stand still: they would not fill the width. */
  readonly minItemsToMove: number;
  readonly pace: keyof typeof PACES;
  readonly isReversed?: boolean;
}

/** One endless line: the list and a copy of it, moved by half. Stops on hover and focus (parts in `moving.css`). */
export function Marquee<Item>({
  label,
  items,
  keyOf,
  render,
  minItemsToMove,
  pace,
  isReversed = false,
}: MarqueeProps<Item>) {
  const moves = items.length >= minItemsToMove;
  const list = (isCopy: boolean) =>
    items.map((item) => (
      <li key={keyOf(item)} className="flex">
        {render(item, isCopy)}
      </li>
    ));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reacts to where its links' focus goes, not to the user
    <div
      className={`flow ${PACES[pace]}`}
      data-moves={moves || undefined}
      data-reversed={isReversed || undefined}
      // The browser scrolled here to show what had focus; moving on would leave a gap.
      onBlur={({ currentTarget }) => currentTarget.scrollTo({ left: 0 })}
    >
      <div className={`flow-line [--n:${items.length}]`}>
        <ul className="flex" aria-label={label}>
          {list(false)}
        </ul>
        {moves && (
          // Pressing keeps focus off what assistive technology does not see.
          <ul className="flow-copy flex" aria-hidden="true" onMouseDown={(event) => event.preventDefault()}>
            {list(true)}
          </ul>
        )}
      </div>
    </div>
  );
}
