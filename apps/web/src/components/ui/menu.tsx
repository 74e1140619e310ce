import type { LucideIcon } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { FLOATING, menuItemStyle } from "./menu-item.ts";

/** A menu that leaves the page usable while it is open. */
export function Menu(props: Omit<ComponentProps<typeof Radix.Root>, "modal">) {
  return <Radix.Root modal={false} {...props} />;
}

export const MenuTrigger = Radix.Trigger;

interface MenuContentProps extends ComponentProps<typeof Radix.Content> {
  /** Parent element; by default the end of the body. */
  readonly container?: Element | null;
  /** Width. */
  readonly className?: string;
}

/** List of a menu, below the end of its trigger; one that is longer than the room there scrolls. */
export function MenuContent({ container, className = "", ...content }: MenuContentProps) {
  return (
    <Radix.Portal container={container}>
      <Radix.Content
        className={`${FLOATING} z-40 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto p-1.5 ${className}`}
        align="end"
        sideOffset={6}
        {...content}
      />
    </Radix.Portal>
  );
}

interface MenuItemProps {
  readonly icon: LucideIcon;
  /** Text at the end of the line. */
  readonly note?: string;
  readonly isDangerous?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

export function MenuItem({
  icon,
  note,
  isDangerous = false,
  disabled = false,
  className = "",
  onSelect,
  children,
}: MenuItemProps) {
  return (
    <Radix.Item
      className={menuItemStyle({ className: `${isDangerous ? "text-bad" : ""} ${className}` })}
      disabled={disabled}
      onSelect={onSelect}
    >
      <Icon of={icon} className={isDangerous ? "" : "text-ink-3"} />
      {note ? <span className="flex-1">{children}</span> : children}
      {note && <span className="text-sm text-ink-3">{note}</span>}
    </Radix.Item>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 border-t border-line" />;
}

/** A line of text without an action. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 pb-1 text-sm text-pretty text-ink-2">{children}</Radix.Label>;
}

/** Heading of the lines below it. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 pt-1 pb-1.5 text-xs text-ink-3">{children}</Radix.Label>;
}

export const MenuItemIndicator = Radix.ItemIndicator;
export const MenuRadioGroup = Radix.RadioGroup;
export const MenuRadioItem = Radix.RadioItem;
export const MenuCheckboxItem = Radix.CheckboxItem;
