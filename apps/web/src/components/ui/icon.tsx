import type { LucideIcon } from "lucide-react";
import { cva, type VariantProps } from "./variants.ts";

const iconStyle = cva("", {
  variants: {
    size: { xs: "size-3.25", sm: "size-3.5", md: "size-4", lg: "size-4.5", xl: "size-5", "2xl": "size-6" },
  },
  defaultVariants: { size: "md" },
});

interface IconProps extends VariantProps<typeof iconStyle> {
  /** Component from lucide-react. */
  readonly of: LucideIcon;
  /** Colour and place. */
  readonly className?: string;
}

/** A drawing beside words that say the same; screen readers skip it. Sizes 13, 14, 16, 18, 20 and 24 px. */
export function Icon({ of: Drawing, size, className }: IconProps) {
  return <Drawing className={iconStyle({ size, className })} strokeWidth={1.75} aria-hidden="true" />;
}
