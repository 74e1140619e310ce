import type { ReactNode } from "react";
import { cva, type VariantProps } from "./variants.ts";

const pageFrame = cva("mx-auto w-full max-w-page px-(--gutter)", {
  variants: {
    /** Space above: none, a page with a heading, a page that is one form or message. */
    top: {
      none: "",
      page: "pt-6 sm:pt-10",
      notice: "pt-10",
      form: "pt-10 sm:pt-16",
      receipt: "pt-8 sm:pt-16",
    },
  },
  defaultVariants: { top: "none" },
});

interface PageFrameProps extends VariantProps<typeof pageFrame> {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The width that all pages share, with its gutters. */
export function PageFrame({ top, className, children }: PageFrameProps) {
  return <div className={pageFrame({ top, className })}>{children}</div>;
}
