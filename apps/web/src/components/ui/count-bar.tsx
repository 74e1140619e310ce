interface CountBarProps {
  /** Of the greatest, 0 to 1. */
  readonly share: number;
  /** Class of its colour. */
  readonly fill?: string;
  /** Classes of its width and place. */
  readonly className?: string;
}

/** A bar beside a figure that says the same. */
export function CountBar({ share, fill = "fill-strip-range", className = "w-13" }: CountBarProps) {
  // The least is seen; nothing is not.
  const width = share === 0 ? 0 : Math.max(share * 100, 2);
  return (
    <svg className={`h-2 flex-none ${className}`} aria-hidden="true">
      <rect width="100%" height="8" rx="4" className="fill-hover" />
      <rect width={`${width}%`} height="8" rx="4" className={fill} />
    </svg>
  );
}
