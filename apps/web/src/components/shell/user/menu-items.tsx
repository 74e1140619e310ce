import { useNavigate } from "@tanstack/react-router";
import { Command, Mail, Newspaper, TrendingUp, Wallet } from "lucide-react";
import { emit } from "../../../lib/browser-events.ts";
import { setTheme, useTheme } from "../../../lib/theme.ts";
import { FORCED_FILL } from "../../ui/forced-fill.ts";
import { Icon } from "../../ui/icon.tsx";
import { MenuItem, MenuRadioGroup, MenuRadioItem } from "../../ui/menu.tsx";
import { THEMES } from "../theme-control.tsx";

interface PageItemsProps {
  readonly className?: string;
  /** Of the blog's, whose link in the bar is the first to go. */
  readonly blogClassName?: string;
}

/** Links to pages that do not fit into the top bar. */
export function PageItems({ className = "", blogClassName = className }: PageItemsProps) {
  const navigate = useNavigate();
  return (
    <>
      <MenuItem icon={TrendingUp} className={className} onSelect={() => void navigate({ href: "/trending" })}>
        Trending
      </MenuItem>
      <MenuItem icon={Newspaper} className={blogClassName} onSelect={() => void navigate({ to: "/blog" })}>
        Blog
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

/** Opens the palette on devices without a keyboard. */
export function CommandsItem() {
  return (
    <MenuItem icon={Command} className="md:hidden" onSelect={() => emit("openCommandPalette", {})}>
      Search and shortcuts
    </MenuItem>
  );
}

/** The menu stays open after a choice, so that the theme can be compared. */
export function ThemeItems() {
  const theme = useTheme();
  return (
    <MenuRadioGroup
      value={theme}
      aria-label="Theme"
      className="my-1.5 flex items-center justify-between border-y border-line py-1.5 pl-2.5 text-ink-2 last:mb-0 last:border-b-0 last:pb-0"
    >
      <span aria-hidden="true">Theme</span>
      <span className="flex">
        {THEMES.map(({ id, label, icon }) => (
          <MenuRadioItem
            key={id}
            value={id}
            aria-label={label}
            title={label}
            className={
              "grid size-10 place-items-center rounded-full text-ink-3 shadow-none outline-none hover:bg-hover " +
              "data-highlighted:bg-hover data-[state=checked]:bg-hover data-[state=checked]:text-ink " +
              FORCED_FILL
            }
            onSelect={(event) => {
              event.preventDefault();
              setTheme(id);
            }}
          >
            <Icon of={icon} />
          </MenuRadioItem>
        ))}
      </span>
    </MenuRadioGroup>
  );
}
