import type { SelectHTMLAttributes } from "react";
import { cva } from "./variants.ts";

/** Box around a field and its icons. It shows the field's focus ring and error border. */
export const inputFrame = cva(
  "flex w-full min-w-0 items-center rounded-2 border bg-surface has-disabled:bg-sunken has-disabled:text-ink-3 typing:shadow-focus typing:outline-2 typing:outline-offset-2 typing:outline-ink",
  {
    variants: {
      height: { md: "h-11", low: "h-10", auto: "" },
      /** Fields with their own padding fill the box. */
      isFilled: { true: "relative", false: "gap-2 px-3" },
      isBad: { true: "border-bad inset-ring inset-ring-bad", false: "border-control" },
    },
    defaultVariants: { height: "md", isFilled: false, isBad: false },
  },
);

/** Field inside the box, without a frame of its own. Text below 16 px would make phones zoom in. */
export const FRAMED_INPUT = "h-full w-full min-w-0 bg-transparent shadow-none outline-none max-sm:text-md/5";

/**
 * Native select inside a bar that draws frame and icon. `className` sets text
 * size and padding.
 */
export function Select({ className, ...select }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <select
      className={`h-full cursor-pointer appearance-none bg-transparent font-medium whitespace-nowrap text-ink-2 hover:text-ink ${className}`}
      {...select}
    />
  );
}
