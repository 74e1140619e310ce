import { useEffect, useState } from "react";
import { PageFrame } from "./page-frame.tsx";

/** A turning ring; the text next to it names the action. */
export function Spinner() {
  return (
    <span
      className="size-4 flex-none animate-spin rounded-full border-2 border-current border-r-transparent"
      aria-hidden="true"
    />
  );
}

/** Placeholder box for loading content; `className` sets its size. */
export function Skeleton({ className = "", isCard = false }: { className?: string; isCard?: boolean }) {
  return <span className={`block bg-skeleton ${isCard ? "rounded-3" : "rounded-key"} ${className}`} />;
}

export function Loading({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-3 text-ink-2" role="status">
      <Spinner />
      {children}
    </p>
  );
}

/** Shown only after 300 ms, so that fast loads do not flash. */
export function DelayedLoading({ children }: { children: string }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? <Loading>{children}</Loading> : null;
}

export function PagePending() {
  return (
    <PageFrame top="notice">
      <DelayedLoading>Loading Interface...</DelayedLoading>
    </PageFrame>
  );
}

/** As high as the tab that comes, so that the footer does not move. */
export function TabPending() {
  return (
    <div className="min-h-screen" aria-busy="true">
      <DelayedLoading>Loading...</DelayedLoading>
    </div>
  );
}
