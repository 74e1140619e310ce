import { type KeyboardEvent, type ReactNode, useRef } from "react";

interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** Why it can't be chosen now; also its tooltip. */
  readonly disabledReason?: string | undefined;
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
      {items.map(({ id, label: text, disabledReason }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${idPrefix}-tab-${id}`}
          className="tab"
          aria-selected={id === selected}
          aria-controls={id === selected ? `${idPrefix}-panel` : undefined}
          aria-disabled={disabledReason ? true : undefined}
          title={disabledReason}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => !disabledReason && onSelect(id)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

export function tabPanelProps(idPrefix: string, selected: string) {
  return {
    role: "tabpanel",
    id: `${idPrefix}-panel`,
    "aria-labelledby": `${idPrefix}-tab-${selected}`,
  } as const;
}
