import type { ReactNode } from "react";

/** The name of a key, drawn as a key. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-5 rounded-key whitespace-nowrap border border-line-2 bg-paper px-1.25 text-center font-sans text-2xs font-medium text-ink-3">
      {children}
    </kbd>
  );
}
