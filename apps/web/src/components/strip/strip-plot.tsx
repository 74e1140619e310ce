import type { ReactNode } from "react";

/** The drawing of a strip, as large as its container. */
export function StripPlot({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`relative ${className}`}>
      <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}
