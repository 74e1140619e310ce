import type { SelectHTMLAttributes } from "react";

/**
 * Native select inside a bar that draws frame and icon. `className` sets text
 * size and padding.
 */
export function Select({ className, ...select }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <select
      className={`h-full cursor-pointer appearance-none bg-transparent font-medium whitespace-nowrap text-ink-2 hover:text-ink ${className}`}
      {...select}
    />
  );
}
