interface CountBarProps {
  /** Of the greatest, 0 to 1. */
  readonly share: number;
  readonly isOwn?: boolean;
  /** Class of its width. */
  readonly className?: string;
}

/** A bar beside a figure that says the same. */
export function CountBar({ share, isOwn = false, className = "w-13" }: CountBarProps) {
  const width = `${Math.max(share * 100, 2)}%`;
  return (
    <svg className={`h-2 flex-none ${className}`} aria-hidden="true">
      <rect width="100%" height="8" rx="4" className="fill-hover" />
      <rect width={width} height="8" rx="4" className={isOwn ? "fill-ink" : "fill-strip-range"} />
    </svg>
  );
}
