import { cva } from "./variants.ts";

/** The box around a field with its icons. The field's focus and faults show on the box. */
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

/** The field in the box, which has no frame of its own. 16 px on a phone, or the browser zooms in. */
export const FRAMED_INPUT = "h-full w-full min-w-0 bg-transparent shadow-none outline-none max-sm:text-md/5";
