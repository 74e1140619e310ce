import { useNavigate } from "@tanstack/react-router";
import { Command, type LucideIcon, Mail, TrendingUp, Wallet } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { emit } from "../../../lib/browser-events.ts";
import { setTheme, useTheme } from "../../../lib/theme.ts";
import { THEMES } from "../theme-control.tsx";

interface MenuItemProps {
  readonly icon: LucideIcon;
  readonly children: string;
  readonly onSelect: () => void;
  readonly className?: string;
}

export function MenuItem({ icon: Icon, children, onSelect, className = "" }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={`menu-item ${className}`} onSelect={onSelect}>
      <Icon className="size-4 text-ink-3" strokeWidth={1.75} aria-hidden="true" />
      {children}
    </DropdownMenu.Item>
  );
}

/** Pages that the bar itself has no room for on a phone. */
export function PageItems({ className = "" }: { className?: string }) {
  const navigate = useNavigate();
  return (
    <>
      <MenuItem icon={TrendingUp} className={className} onSelect={() => void navigate({ href: "/trending" })}>
        Trending
      </MenuItem>
      <MenuItem icon={Wallet} className={className} onSelect={() => void navigate({ to: "/pricing" })}>
        Pricing
      </MenuItem>
      <MenuItem icon={Mail} className={className} onSelect={() => void navigate({ to: "/contact" })}>
        Contact
      </MenuItem>
    </>
  );
}

/** The palette's way in where there is no key for it. */
export function CommandsItem() {
  return (
    <MenuItem icon={Command} className="md:hidden" onSelect={() => emit("openCommandPalette", {})}>
      Commands
    </MenuItem>
  );
}

/** Choosing a theme keeps the menu open: one wants to look at it. */
export function ThemeItems() {
  const theme = useTheme();
  return (
    <DropdownMenu.RadioGroup
      value={theme}
      aria-label="Theme"
      className="my-1.5 flex items-center justify-between border-y border-line py-1.5 pl-2.5 text-ink-2 last:mb-0 last:border-b-0 last:pb-0"
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
