import type { LucideIcon } from "lucide-react";

/** 13, 14, 16, 18, 20 and 24 px. */
const SIZES = {
  xs: "size-3.25",
  sm: "size-3.5",
  md: "size-4",
  lg: "size-4.5",
  xl: "size-5",
  "2xl": "size-6",
};

/** Pixels of a drawing 24 px wide. */
const LINE = 1.75;

export interface IconProps {
  /** Component from lucide-react. */
  readonly of: LucideIcon;
  readonly size?: keyof typeof SIZES;
  /** Colour and position. */
  readonly className?: string;
}

/** An icon next to text with the same meaning; screen readers skip it. */
export function Icon({ of: Drawing, size = "md", className = "" }: IconProps) {
  return <Drawing strokeWidth={LINE} className={`${SIZES[size]} ${className}`} />;
}
