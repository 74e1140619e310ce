/** A number in a ring; filled in a picture. */
export function NumberMark({ number, isFilled = false }: { number: number; isFilled?: boolean }) {
  const look = isFilled ? "bg-ink text-on-ink" : "border-[1.5px] border-ink";
  return (
    <span
      className={`grid size-6 flex-none place-items-center rounded-full text-xs font-strong tabular-nums ${look}`}
    >
      {number}
    </span>
  );
}

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

/** The name of a key, drawn as a key. `className` can write a name that depends on the platform. */
export function KeyCap({ children, className = "" }: { children?: string; className?: string }) {
  return (
    <kbd
      className={`inline-block min-w-5 rounded-key border border-line-2 bg-paper px-1.25 text-center font-sans text-2xs font-medium whitespace-nowrap text-ink-3 ${className}`}
    >
      {children}
    </kbd>
  );
}
