import { SANDBOX_LABEL } from "@standings/domain";
import type { ReactNode } from "react";
import { cva, type VariantProps } from "./variants.ts";

/** Badge styles, for a button that opens a tooltip. */
export const badgeStyle = cva(
  "inline-flex items-center gap-1.25 rounded-badge px-2 text-xs font-medium whitespace-nowrap",
  {
    variants: {
      tone: {
        plain: "bg-hover text-ink-2",
        line: "text-ink-2 inset-ring inset-ring-line-2",
        mark: "bg-mark text-on-mark",
        ink: "bg-ink text-on-ink",
        sandbox: "bg-sandbox text-warn inset-ring inset-ring-warn-line",
        good: "bg-good-tint text-good",
        waiting: "bg-warn-tint text-warn",
        bad: "bg-bad-tint text-bad",
      },
      size: { md: "h-6", sm: "h-5" },
    },
    defaultVariants: { tone: "plain", size: "md" },
  },
);

interface BadgeProps extends VariantProps<typeof badgeStyle> {
  readonly children: ReactNode;
}

/** A short label for its neighbour. */
export function Badge({ tone, size, children }: BadgeProps) {
  return <span className={badgeStyle({ tone, size })}>{children}</span>;
}

/** Marks sandbox data; `children` explains the effect. */
export function SandboxBadge({ children }: { children?: string }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2 text-sm text-ink-3">
      <Badge tone="sandbox">{SANDBOX_LABEL}</Badge>
      {children}
    </span>
  );
}
