import type { ButtonHTMLAttributes } from "react";
import { FORCED_FILL } from "./forced-fill.ts";
import { cva, type VariantProps } from "./variants.ts";

/** Chip styles, for links. */
export const chipStyle = cva(
  "group/chip inline-flex h-10 items-center gap-2 rounded-full border border-line-2 bg-surface whitespace-nowrap " +
    `text-ink-2 transition-colors hover:bg-hover aria-pressed:border-ink aria-pressed:font-medium ${FORCED_FILL}`,
  {
    variants: {
      kind: {
        /** One of several that combine; it begins with an icon. */
        choice:
          "pr-3.5 pl-2.5 aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:bg-transparent aria-disabled:text-ink-3 aria-pressed:bg-surface aria-pressed:text-ink",
        /** One of a row with a single choice; the chosen one is filled. */
        filter:
          "flex-none px-3.5 aria-pressed:bg-ink aria-pressed:text-on-ink aria-[current]:bg-ink aria-[current]:text-on-ink",
      },
    },
  },
);

type ChipProps = Required<Pick<VariantProps<typeof chipStyle>, "kind">> &
  ButtonHTMLAttributes<HTMLButtonElement>;

/** A toggle; `aria-pressed` marks the chosen ones. */
export function Chip({ kind, className, ...button }: ChipProps) {
  return <button type="button" className={chipStyle({ kind, className })} {...button} />;
}
