import { Check } from "lucide-react";
import type { RefObject } from "react";
import { Icon } from "../../ui/icon.tsx";
import {
  Menu,
  MenuContent,
  MenuItemIndicator,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from "../../ui/menu.tsx";
import { menuItemStyle } from "../../ui/menu-item.ts";
import { MODE_TITLES, type NavMode } from "./mode-select.tsx";

const MODES = ["company", "expert", "domain"] as const;

interface ModeMenuProps {
  readonly mode: NavMode;
  readonly onMode: (mode: NavMode) => void;
  /** Gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** The open menu of `ModeSelect`. Its trigger lies over the button, and a press on it closes the menu. */
export function ModeMenu({ mode, onMode, button, onClose }: ModeMenuProps) {
  return (
    <Menu open onOpenChange={onClose}>
      <MenuTrigger className="absolute inset-0" tabIndex={-1} aria-hidden="true" />
      <MenuContent
        className="w-50"
        align="start"
        // Inside the search box, which is wide only while it has the focus.
        container={button.current?.closest("search, [role=dialog]") ?? null}
        aria-label="What to rank"
        // Like a native select, the menu begins at the chosen line.
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget)
            currentTarget.querySelector<HTMLElement>("[aria-checked=true]")?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
      >
        <MenuRadioGroup
          value={mode}
          onValueChange={(id) => onMode(MODES.find((known) => known === id) ?? "company")}
        >
          {MODES.map((known) => (
            <MenuRadioItem key={known} value={known} className={menuItemStyle()}>
              <span className="flex-1">{MODE_TITLES[known]}</span>
              <MenuItemIndicator>
                <Icon of={Check} />
              </MenuItemIndicator>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
