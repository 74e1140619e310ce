import type { ReactNode } from "react";

/** Line above the columns, in one box in every state of a search, so that nothing below it moves. */
export function StatusLine({ children }: { children: ReactNode }) {
  return <div className="min-h-18.5 pt-4 pb-6 sm:min-h-15 print:hidden">{children}</div>;
}
