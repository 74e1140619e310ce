import { useNavigate } from "@tanstack/react-router";
import { ChevronDown, History, LogOut, Menu, UserRound } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { initials } from "../../../lib/format.ts";
import type { User } from "../../../lib/session/session.ts";
import { useSignOut } from "../../../lib/session/use-sign-out.ts";
import { CommandsItem, MenuItem, PageItems, ThemeItems } from "./menu-items.tsx";

export function UserMenu({ user }: { user: User }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="inline-flex h-10 items-center gap-2 rounded-full px-1.5 font-medium hover:bg-hover focus-visible:rounded-full max-md:w-10 max-md:justify-center md:pr-2">
        <span className="sr-only">Account of {user.name}</span>
        <span className="hidden md:contents" aria-hidden="true">
          <Avatar name={user.name} />
          <span className="max-w-28 truncate" title={user.name}>
            {user.name}
          </span>
          <ChevronDown className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
        </span>
        <Menu className="size-5 text-ink-2 md:hidden" strokeWidth={1.75} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.querySelector("header")}>
        <DropdownMenu.Content className="pop min-w-[200px] p-1.5" align="end" sideOffset={6}>
          <MenuItem icon={History} onSelect={() => void navigate({ to: "/profile" })}>
            Profile
          </MenuItem>
          <MenuItem
            icon={UserRound}
            onSelect={() => void navigate({ to: "/profile", search: { tab: "account" } })}
          >
            Account
          </MenuItem>
          <PageItems className="md:hidden" />
          <CommandsItem />
          <ThemeItems />
          <MenuItem icon={LogOut} onSelect={signOut}>
            Sign Out
          </MenuItem>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Avatar({ name }: { name: string }) {
  return (
    <span
      className="grid size-7 place-items-center rounded-full bg-ink text-[11px] font-strong tracking-[.02em] text-on-ink"
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}
