export function BrandMark({ className = "size-6.5" }: { className?: string }) {
  return (
    <svg viewBox="0 0 26 26" className={className} aria-hidden="true">
      <rect width="26" height="26" rx="7" className="fill-ink" />
      <rect x="6" y="6.4" width="14" height="3.4" rx="1.7" className="fill-mark" />
      <rect x="6" y="11.5" width="10" height="3.4" rx="1.7" className="fill-paper" />
      <rect x="6" y="16.6" width="6" height="3.4" rx="1.7" className="fill-paper" opacity=".55" />
    </svg>
  );
}

/** Fixed width, so that its neighbours do not move when the web font replaces the fallback font. */
export function Wordmark() {
  return (
    <span className="inline-flex min-h-10 w-29.75 items-center gap-2.5 text-[19px] leading-6 font-strong tracking-[-0.022em]">
      <BrandMark />
      Standings
    </span>
  );
}
