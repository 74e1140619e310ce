import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";

interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** Why it can't be chosen now; also its tooltip. */
  readonly disabledReason?: string | undefined;
  /** On public pages: the address that opens it without scripts. */
  readonly href?: string | undefined;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly idPrefix: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Somebody is about to choose: time to load what the tabs show. */
  readonly onApproach?: (() => void) | undefined;
  readonly className?: string;
}

/** A tab list: one Tab stop, arrows move and choose. The panel is the caller's, with `tabPanelProps`. */
export function Tabs<Id extends string>({
  label,
  idPrefix,
  items,
  selected,
  onSelect,
  onApproach,
  className = "",
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const open = items.filter((item) => !item.disabledReason);
    const at = open.findIndex((item) => item.id === selected);
    const next = open[(at + step + open.length) % open.length];
    if (!next) return;
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`#${idPrefix}-tab-${next.id}`)?.focus();
  };
  return (
    <div
      ref={list}
      className={`tabs ${className}`}
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
          className: "tab",
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

/** A plain click changes the tab in place; others keep what a link does with them. */
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
