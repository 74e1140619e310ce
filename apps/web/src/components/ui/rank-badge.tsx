import { rankBand } from "@standings/domain";
import { cva, type VariantProps } from "./variants.ts";

/** Style of a figure on its band's tint. */
export const rankStyle = cva("inline-grid flex-none place-items-center", {
  variants: {
    band: {
      1: "bg-band-1 font-strong text-on-band-1",
      2: "bg-band-2 font-strong text-on-band-2",
      3: "bg-band-3 font-strong text-on-band-3",
      4: "bg-band-4 font-strong text-on-band-4",
      /** Hidden positions carry no band. */
      hidden: "bg-band-none font-strong text-on-band-none",
      none: "font-medium text-ink-3 inset-ring inset-ring-line-2",
    },
    size: {
      md: "h-6 min-w-6 rounded-1 px-1 text-sm/6",
      lg: "h-7 min-w-7 rounded-badge px-1 text-base/6",
      /** As large as `lg` on a phone. */
      column: "h-6 min-w-6 rounded-1 px-1 text-sm/6 max-sm:h-7 max-sm:min-w-7",
      wide: "h-6 min-w-11 rounded-1 px-1 text-sm/6",
      average: "h-6 min-w-9 rounded-1 px-1 text-sm/6",
      page: "h-8 min-w-13 rounded-1 px-1 text-name/6",
    },
  },
  defaultVariants: { size: "md" },
});

interface RankBadgeProps extends Pick<VariantProps<typeof rankStyle>, "size"> {
  /** Null: no rank, shown as "#N/A". */
  readonly rank: number | null;
  readonly prefix?: string;
  readonly isHidden?: boolean;
  /** Position classes. */
  readonly className?: string;
}

/** A rank on the tint of its band: 1–3, 4–5, 6–8, below. */
export function RankBadge({ rank, size, prefix = "", isHidden = false, className }: RankBadgeProps) {
  const band = isHidden ? "hidden" : rank === null ? "none" : rankBand(rank);
  return (
    <span className={rankStyle({ band, size, className })}>
      {prefix}
      {rank ?? "N/A"}
    </span>
  );
}
