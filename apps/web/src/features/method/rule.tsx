import type { ReactNode } from "react";

/** The rule of a section, for those who compute it again. */
export function Rule({ children }: { children: ReactNode }) {
  return (
    <div className="mt-3 border-l-2 border-line-2 pl-4 text-sm text-ink-2 [&_p:not(:first-child)]:mt-2">
      {children}
    </div>
  );
}

/** A formula on a line of its own; long ones scroll. */
export function Formula({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling line has to be reachable by keyboard
    <p className="overflow-x-auto font-mono text-xs/5 whitespace-pre text-ink" tabIndex={0}>
      {children}
    </p>
  );
}
