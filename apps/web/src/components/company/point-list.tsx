import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";

/** Look of an entry. */
export const POINT = "border-b border-line py-2.5 text-pretty wrap-anywhere text-ink-2";

interface PointListProps {
  readonly title: string;
  readonly icon: LucideIcon;
  /** Says that there is none. */
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** Strengths or weaknesses that a model found in facts, as entries of a list. */
export function PointList({ title, icon, isEmpty, children }: PointListProps) {
  return (
    <div className="min-w-0">
      <h3 className="flex items-center gap-1.5 border-b border-line-2 pb-2 font-strong">
        <Icon of={icon} size="sm" />
        {title}
      </h3>
      {isEmpty && <p className="py-2.5 text-ink-3">None that rests on a fact.</p>}
      <ul>{children}</ul>
    </div>
  );
}
