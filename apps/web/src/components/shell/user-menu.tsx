import { useNavigate } from "@tanstack/react-router";
import { ChevronDown, History, LogOut, Menu, UserRound, Wallet } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { initials } from "../../lib/format.ts";
import type { User } from "../../lib/session.ts";
import { setTheme, useTheme } from "../../lib/theme.ts";
import { THEMES } from "./theme-control.tsx";
import { useSignOut } from "./use-sign-out.ts";

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
          <DropdownMenu.Item className="menu-item" onSelect={() => void navigate({ to: "/profile" })}>
            <History className="size-4 text-ink-3" strokeWidth={1.75} aria-hidden="true" />
            Profile
          </DropdownMenu.Item>
          <DropdownMenu.Item
            className="menu-item"
            onSelect={() => void navigate({ to: "/profile", search: { tab: "account" } })}
          >
            <UserRound className="size-4 text-ink-3" strokeWidth={1.75} aria-hidden="true" />
            Account
          </DropdownMenu.Item>
          <DropdownMenu.Item
            className="menu-item md:hidden"
            onSelect={() => void navigate({ to: "/pricing" })}
          >
            <Wallet className="size-4 text-ink-3" strokeWidth={1.75} aria-hidden="true" />
            Pricing
          </DropdownMenu.Item>
          <ThemeItems />
          <DropdownMenu.Item className="menu-item" onSelect={signOut}>
            <LogOut className="size-4 text-ink-3" strokeWidth={1.75} aria-hidden="true" />
            Sign Out
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Choosing a theme keeps the menu open: one wants to look at it. */
function ThemeItems() {
  const theme = useTheme();
  return (
    <DropdownMenu.RadioGroup
      value={theme}
      aria-label="Theme"
      className="my-1.5 flex items-center justify-between border-y border-line py-1.5 pl-2.5 text-ink-2"
    >
      <span aria-hidden="true">Theme</span>
      <span className="flex">
        {THEMES.map(({ id, label, icon: Icon }) => (
          <DropdownMenu.RadioItem
            key={id}
            value={id}
            aria-label={label}
            title={label}
            className="menu-item !w-10 justify-center !rounded-full !p-0 text-ink-3 data-[state=checked]:bg-hover data-[state=checked]:text-ink"
            onSelect={(event) => {
              event.preventDefault();
              setTheme(id);
            }}
          >
            <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
          </DropdownMenu.RadioItem>
        ))}
      </span>
    </DropdownMenu.RadioGroup>
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
