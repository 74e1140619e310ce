import type { SelectHTMLAttributes } from "react";

/**
 * A choice within a bar, whose frame and icon are the bar's. The browser's own list: it is on every page and has to
 * be light. `className` gives the size of its words and the room at its ends.
 */
export function Select({ className, ...select }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <select
      className={`h-full cursor-pointer appearance-none bg-transparent font-medium whitespace-nowrap text-ink-2 hover:text-ink ${className}`}
      {...select}
    />
  );
}
