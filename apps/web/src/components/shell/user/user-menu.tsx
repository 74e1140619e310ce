import { useNavigate } from "@tanstack/react-router";
import { ChevronDown, History, LogOut, Menu as MenuIcon, Radar, ShieldCheck, UserRound } from "lucide-react";
import { initials } from "../../../lib/format.ts";
import { type User, useSignOut } from "../../../lib/session/session.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../ui/menu.tsx";
import { CommandsItem, PageItems, ThemeItems } from "./menu-items.tsx";

export function UserMenu({ user }: { user: User }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <Menu>
      <MenuTrigger className="inline-flex h-10 items-center gap-2 rounded-full px-1.5 font-medium hover:bg-hover max-md:w-10 max-md:justify-center md:pr-2">
        <span className="sr-only">Account of {user.name}</span>
        <span className="hidden md:contents" aria-hidden="true">
          <Avatar name={user.name} />
          <span className="max-w-28 truncate" title={user.name}>
            {user.name}
          </span>
          <Icon of={ChevronDown} size="sm" />
        </span>
        <Icon of={MenuIcon} size="xl" className="text-ink-2 md:hidden" />
      </MenuTrigger>
      <MenuContent className="min-w-50" container={document.querySelector("header")}>
        <MenuItem icon={History} onSelect={() => void navigate({ to: "/profile" })}>
          Profile
        </MenuItem>
        <MenuItem
          icon={UserRound}
          onSelect={() => void navigate({ to: "/profile", search: { tab: "account" } })}
        >
          Account
        </MenuItem>
        <MenuItem icon={Radar} className="md:hidden" onSelect={() => void navigate({ to: "/brands" })}>
          Brands
        </MenuItem>
        {user.role === "admin" && (
          <MenuItem icon={ShieldCheck} onSelect={() => void navigate({ to: "/admin/{-$tab}" })}>
            Admin
          </MenuItem>
        )}
        <PageItems className="md:hidden" blogClassName="xl:hidden" />
        <CommandsItem />
        <ThemeItems />
        <MenuItem icon={LogOut} onSelect={signOut}>
          Sign Out
        </MenuItem>
      </MenuContent>
    </Menu>
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
