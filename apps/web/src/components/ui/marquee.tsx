import { Pause, Play } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Class of the container of strips and their pause control, which stops every strip inside. */
export const MOVING = "group/moving relative";

/** Stops every strip in the nearest `MOVING`. A checkbox works without scripts. */
export function PauseControl({
  label,
  className = "",
}: {
  /** Name of the moving items, e.g. "companies". */
  readonly label: string;
  readonly className?: string;
}) {
  return (
    <label
      className={
        "group/pause grid size-10 flex-none cursor-pointer place-items-center rounded-2 text-ink-3 " +
        "group-not-has-data-moves/moving:hidden hover:bg-hover hover:text-ink typing:shadow-focus typing:outline-2 " +
        `typing:outline-offset-2 typing:outline-ink motion-reduce:hidden *:[grid-area:1/1] ${className}`
      }
      title={`Pause moving ${label}`}
    >
      <input type="checkbox" className="sr-only" aria-label={`Pause moving ${label}`} />
      <Icon of={Pause} className="group-has-checked/pause:hidden" />
      <Icon of={Play} className="group-not-has-checked/pause:hidden" />
    </label>
  );
}

interface SkipStripProps {
  readonly label: string;
  /** Id of the section after the strip. */
  readonly to: string;
}

/** Skip link past the links of a strip; visible while focused. */
export function SkipStrip({ label, to }: SkipStripProps) {
  return (
    <a
      href={`#${to}`}
      className={
        "absolute top-1/2 left-2 z-1 -translate-y-1/2 rounded-2 bg-ink font-medium text-on-ink not-focus:size-px " +
        "not-focus:overflow-hidden not-focus:[clip-path:inset(50%)] focus:px-4 focus:py-2.5"
      }
    >
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
  /** Fewer items do not fill the width and stand still. */
  readonly minItemsToMove: number;
  readonly pace: keyof typeof PACES;
  readonly isReversed?: boolean;
}

const STRIP =
  "scrollbar-none group/strip relative -my-1 overflow-x-auto py-1 focus-within:data-moves:mask-none motion-safe:data-moves:overflow-x-hidden";
const FADES =
  "data-moves:mask-[linear-gradient(90deg,transparent,#000_40px,#000_calc(100%-80px),transparent)] " +
  "max-sm:data-moves:mask-[linear-gradient(90deg,#000_85%,transparent)] motion-reduce:data-moves:mask-[linear-gradient(90deg,#000_85%,transparent)]";
const LINE =
  "flex w-max group-focus-within/strip:[animation-play-state:paused] " +
  "group-hover/strip:[animation-play-state:paused] group-has-checked/moving:[animation-play-state:paused]";

/** Endless strip: the list and a copy of it move by half their width. Stops on hover and focus. */
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
  const direction = isReversed ? "[animation-direction:reverse]" : "";
  const movement = moves ? `animate-flow motion-reduce:animate-none ${direction}` : "";
  const list = (isCopy: boolean) =>
    items.map((item) => (
      <li key={keyOf(item)} className="flex">
        {render(item, isCopy)}
      </li>
    ));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reacts to its links' focus, not to the user
    <div
      className={`${STRIP} ${FADES} ${PACES[pace]}`}
      data-strip
      data-moves={moves || undefined}
      // The browser scrolls to a focused link; without a reset the moving strip would have a gap.
      onBlur={({ currentTarget }) => currentTarget.scrollTo({ left: 0 })}
    >
      <div className={`${LINE} ${movement} [--n:${items.length}]`} data-strip-line>
        <ul className="flex" aria-label={label}>
          {list(false)}
        </ul>
        {moves && (
          // A press must not focus the copy, which assistive technology does not see.
          <ul
            className="flex motion-reduce:hidden"
            aria-hidden="true"
            onMouseDown={(event) => event.preventDefault()}
          >
            {list(true)}
          </ul>
        )}
      </div>
    </div>
  );
}
