/** Placeholder box for loading content; `className` sets its size. */
export function Skeleton({ className = "", isCard = false }: { className?: string; isCard?: boolean }) {
  return <span className={`block bg-skeleton ${isCard ? "rounded-3" : "rounded-key"} ${className}`} />;
}
