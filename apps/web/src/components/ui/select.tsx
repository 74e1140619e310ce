import type { LucideIcon } from "lucide-react";
import type { SelectHTMLAttributes } from "react";
import { Icon } from "./icon.tsx";

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "className"> {
  readonly icon: LucideIcon;
  readonly iconPlace: "start" | "end";
  /** Larger words, where it is the heading of a sheet. */
  readonly isLarge?: boolean;
  /** Its frame, height and place. */
  readonly className?: string;
}

/** A choice within a bar. The browser's own list: it is on every page and has to be light. */
export function Select({ icon, iconPlace, isLarge = false, className = "", ...select }: SelectProps) {
  const isEnd = iconPlace === "end";
  return (
    <span className={`relative items-center ${className}`}>
      <select
        className={`h-full cursor-pointer appearance-none rounded-2 bg-transparent font-medium whitespace-nowrap text-ink-2 hover:text-ink ${isLarge ? "text-md" : "text-sm"} ${isEnd ? "pr-7.5 pl-3" : "pr-3 pl-9"}`}
        {...select}
      />
      <Icon
        of={icon}
        size={isEnd ? "sm" : "md"}
        className={`pointer-events-none absolute text-ink-3 ${isEnd ? "right-2.5" : "left-3"}`}
      />
    </span>
  );
}
