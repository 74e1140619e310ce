import type { ReactNode } from "react";

/** Space above: none, a page with a heading, a message, a form, a receipt. */
const TOPS = {
  none: "",
  page: "pt-6 sm:pt-10",
  notice: "pt-10",
  form: "pt-10 sm:pt-16",
  receipt: "pt-8 sm:pt-16",
};

interface PageFrameProps {
  readonly top?: keyof typeof TOPS;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Shared page width with its gutters. */
export function PageFrame({ top = "none", className = "", children }: PageFrameProps) {
  return (
    <div className={`mx-auto w-full max-w-page px-(--gutter) ${TOPS[top]} ${className}`}>{children}</div>
  );
}
