import { Menu } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { CommandsItem, PageItems, ThemeItems } from "./menu-items.tsx";

/** The bar's menu for guests on a phone; open when it arrives. */
export function GuestMenu() {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger className="btn btn-icon btn-ghost md:hidden" aria-label="Menu">
        <Menu className="size-5" strokeWidth={1.75} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.querySelector("header")}>
        <DropdownMenu.Content className="pop min-w-[200px] p-1.5" align="end" sideOffset={6}>
          <PageItems />
          <CommandsItem />
          <ThemeItems />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
