import { cva } from "../../../components/ui/variants.ts";

/** A row of a column: badge, mark, text. It is higher on a phone, and wide columns add the reason. */
export const rowStyle = cva(
  "group/row relative grid w-full gap-x-2 border-b border-line py-1.25 text-left max-sm:min-h-13 " +
    "max-sm:grid-cols-[28px_32px_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-3 sm:min-h-11 " +
    "sm:grid-cols-[24px_26px_minmax(0,1fr)] sm:items-center sm:@row-wide:items-start sm:@row-wide:py-2.25",
  {
    variants: {
      kind: {
        entry:
          "data-own:bg-mark-tint data-own:shadow-highlight data-[highlighted=true]:bg-mark-tint data-[highlighted=true]:shadow-highlight " +
          "data-[highlighted=true]:before:absolute data-[highlighted=true]:before:inset-y-0 " +
          "data-[highlighted=true]:before:-left-2 data-[highlighted=true]:before:w-0.75 data-[highlighted=true]:before:bg-mark",
        hidden: "hover:bg-hover",
        skeleton: "",
      },
      /** Padding at the end: for a profile link, for the page's icon on touch screens, for the rank in the other answer. */
      end: {
        none: "",
        profile: "pr-9",
        page: "touch:pr-10",
        note: "touch:pr-10 @row-widest:pr-50",
      },
    },
    defaultVariants: { end: "none" },
  },
);

/** Focus ring of a row, as wide as its highlight. */
export const ROW_FOCUS =
  "focus-visible:z-1 focus-visible:rounded-none focus-visible:outline-none " +
  "focus-visible:after:pointer-events-none focus-visible:after:absolute focus-visible:after:inset-x-[-4.5px] " +
  "focus-visible:after:inset-y-px focus-visible:after:rounded-2 focus-visible:after:border-2 " +
  "focus-visible:after:border-ink focus-visible:after:inset-ring-2 focus-visible:after:inset-ring-(--focus-gap)";

/** Aligns badge and mark with the first of three lines. */
export const ROW_MARK = "sm:@row-wide:mt-1";

export const ROW_NAME = "block truncate max-sm:text-name sm:text-base/4.5";
export const ROW_DOMAIN =
  "block truncate text-ink-3 group-data-[highlighted=true]/row:text-ink-2 max-sm:text-sm/4.25 sm:text-xs/3.75";
/** Place in the other answer of a comparison: below the domain, or at the end of a very wide row. */
export const ROW_NOTE =
  "mt-0.5 block h-4 truncate text-xs text-ink-2 @row-widest:absolute @row-widest:top-2.5 @row-widest:right-10 @row-widest:mt-0";
/** The reason has two lines' room in every row, so that a skeleton has the same box. */
export const ROW_REASON =
  "hidden text-sm text-ink-2 sm:@row-wide:mt-1 sm:@row-wide:line-clamp-2 sm:@row-wide:min-h-9";
/** Blur over a masked name or domain. */
export const ROW_MASK =
  "relative top-0.75 overflow-hidden font-strong tracking-[0.2em] whitespace-nowrap blur-xs select-none";
