import { Menu as MenuIcon, UserPlus } from "lucide-react";
import { emit } from "../../../lib/browser-events.ts";
import { buttonStyle } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../ui/menu.tsx";
import { CommandsItem, PageItems, ThemeItems } from "./menu-items.tsx";

/** The bar's menu for guests on a phone; it is open when it mounts. */
export function GuestMenu() {
  return (
    <Menu defaultOpen>
      <MenuTrigger
        className={buttonStyle({ variant: "ghost", size: "icon", className: "md:hidden" })}
        aria-label="Menu"
      >
        <Icon of={MenuIcon} size="xl" />
      </MenuTrigger>
      <MenuContent className="min-w-50" container={document.querySelector("header")}>
        <MenuItem
          icon={UserPlus}
          className="sm:hidden"
          onSelect={() => emit("showAuthModal", { reason: "sign_in", view: "create-account" })}
        >
          Get started
        </MenuItem>
        <PageItems />
        <CommandsItem />
        <ThemeItems />
      </MenuContent>
    </Menu>
  );
}
