import { cva } from "./variants.ts";

/** Style of surfaces over the page: menus, popovers, suggestion lists. */
export const FLOATING = "rounded-3 bg-raised shadow-floating";

/** One line of a menu, of the command palette or of a list of suggestions. The pointer moves the same mark as the keys. */
export const menuItemStyle = cva(
  "flex w-full items-center gap-2.5 rounded-2 px-2.5 shadow-none outline-none " +
    "aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 data-highlighted:bg-hover data-[selected=true]:bg-hover",
  {
    variants: { height: { md: "h-10", tall: "h-11" } },
    defaultVariants: { height: "md" },
  },
);
