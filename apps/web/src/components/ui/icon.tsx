import type { LucideIcon } from "lucide-react";

/** In pixels 13, 14, 16, 18, 20 and 24. */
const SIZES = {
  xs: "size-3.25",
  sm: "size-3.5",
  md: "size-4",
  lg: "size-4.5",
  xl: "size-5",
  "2xl": "size-6",
};

interface IconProps {
  /** Component from lucide-react. */
  readonly of: LucideIcon;
  readonly size?: keyof typeof SIZES;
  /** Colour and place. */
  readonly className?: string;
}

/** A drawing beside words that say the same; screen readers skip it. */
export function Icon({ of: Drawing, size = "md", className = "" }: IconProps) {
  return <Drawing className={`${SIZES[size]} ${className}`} />;
}
