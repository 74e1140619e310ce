import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { FORCED_FILL } from "./forced-fill.ts";
import { cva, type VariantProps } from "./variants.ts";

interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** Reason why the tab is disabled; also its tooltip. */
  readonly disabledReason?: string | undefined;
  /** Address that opens the tab without scripts, on public pages. */
  readonly href?: string | undefined;
  /** It opens another page: arrows reach it and do not choose it. */
  readonly isPage?: boolean;
}

/** Pixels at the end of a list that `FADED_END` fades, and some air. */
const FADE = 48;
/** On a phone more tabs may follow. */
export const FADED_END = "max-md:mask-[linear-gradient(90deg,#000_calc(100%-40px),transparent)] max-md:pr-12";

const listStyle = cva("scrollbar-none overflow-x-auto", {
  variants: {
    look: {
      /** On a line above the panel. */
      line: `flex gap-7 shadow-underline ${FADED_END}`,
      /** Same, without a line of its own. */
      bare: `flex gap-7 ${FADED_END}`,
      /** Two or three views of one panel. */
      segments: "inline-flex gap-0.5 rounded-2 bg-sunken p-0.5 inset-ring inset-ring-line",
    },
  },
});

/** A border is seen in forced colours, too. */
const UNDERLINED = "h-12 aria-selected:border-b-2 aria-selected:border-ink aria-selected:pt-0.5";

const tabStyle = cva(
  "relative inline-flex flex-none items-center gap-2 font-medium whitespace-nowrap text-ink-2 hover:text-ink " +
    "focus-visible:inset-ring-4 focus-visible:inset-ring-(--focus-gap) focus-visible:-outline-offset-4 " +
    "aria-disabled:cursor-not-allowed aria-disabled:text-disabled aria-selected:text-ink",
  {
    variants: {
      look: {
        line: UNDERLINED,
        bare: UNDERLINED,
        segments: `h-10 rounded-badge px-3.5 aria-selected:bg-raised aria-selected:not-focus-visible:shadow-segment ${FORCED_FILL}`,
      },
    },
  },
);

interface TabsProps<Id extends string> extends VariantProps<typeof listStyle> {
  readonly label: string;
  readonly idPrefix: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Called when the pointer or focus reaches the list, to load the panels' code. */
  readonly onApproach?: (() => void) | undefined;
  readonly className?: string;
}

/**
 * A tab list with one Tab stop; arrows move and choose, and reach locked tabs too, which say why they are locked. The caller renders the panel with `tabPanelProps`. radix-ui's
 * tabs cannot be links and write style attributes into server HTML, which our CSP refuses.
 */
export function Tabs<Id extends string>({
  label,
  idPrefix,
  items,
  selected,
  onSelect,
  onApproach,
  look = "line",
  className,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(
    () => showTab(list.current, document.getElementById(`${idPrefix}-tab-${selected}`)),
    [idPrefix, selected],
  );
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const focused = items.findIndex((item) => document.activeElement?.id === `${idPrefix}-tab-${item.id}`);
    const next = items[(focused + step + items.length) % items.length];
    if (!next) return;
    if (!next.disabledReason && !next.isPage) onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`#${idPrefix}-tab-${next.id}`)?.focus();
  };
  return (
    <div
      ref={list}
      className={listStyle({ look, className })}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      {items.map(({ id, label: text, disabledReason, href }) => {
        const isSelected = id === selected;
        const props = {
          id: `${idPrefix}-tab-${id}`,
          className: tabStyle({ look }),
          "aria-selected": isSelected,
          "aria-controls": isSelected ? `${idPrefix}-panel` : undefined,
          "aria-disabled": disabledReason ? true : undefined,
          title: disabledReason,
          tabIndex: isSelected ? 0 : -1,
        } as const;
        if (href === undefined || disabledReason) {
          return (
            <button
              key={id}
              type="button"
              role="tab"
              {...props}
              onClick={() => !disabledReason && onSelect(id)}
            >
              {text}
            </button>
          );
        }
        return (
          <a
            key={id}
            href={href}
            role="tab"
            {...props}
            onClick={(event) => follow(event, () => onSelect(id))}
          >
            {text}
          </a>
        );
      })}
    </div>
  );
}

/** Moves a list that is wider than its room, and never the page, so that a tab of it is seen. */
export function showTab(list: HTMLElement | null, tab: Element | null | undefined): void {
  if (!list || !tab || list.scrollWidth <= list.clientWidth) return;
  const [room, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.left < room.left) list.scrollLeft += own.left - room.left;
  else list.scrollLeft += Math.max(0, own.right + FADE - room.right);
}

/** A plain click changes the tab in place; other clicks follow the link. */
function follow(event: MouseEvent, select: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  select();
}

export function tabPanelProps(idPrefix: string, selected: string) {
  return {
    role: "tabpanel",
    id: `${idPrefix}-panel`,
    "aria-labelledby": `${idPrefix}-tab-${selected}`,
  } as const;
}
