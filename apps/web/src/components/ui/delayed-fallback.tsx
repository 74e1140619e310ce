import { type ReactNode, useEffect, useState } from "react";
import { Spinner } from "./spinner.tsx";

/** Shows its content only after 300 ms, so that fast loads do not flash. */
export function DelayedFallback({ children, after = 300 }: { children: ReactNode; after?: number }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return due ? children : null;
}

export function Loading({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-3 text-ink-2" role="status">
      <Spinner />
      {children}
    </p>
  );
}
