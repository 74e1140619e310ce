import { CircleAlert, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly icon?: LucideIcon;
  readonly tone?: "bad" | "plain";
  readonly actions?: ReactNode;
  readonly level?: 1 | 2 | 3;
}

/** An empty or failed state: the event and the next step. */
export function Notice({
  title,
  children,
  icon = CircleAlert,
  tone = "plain",
  actions,
  level = 2,
}: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className="grid max-w-105 content-start justify-items-start gap-1"
      role={tone === "bad" ? "alert" : undefined}
    >
      <Icon of={icon} size="xl" className={`mb-1.5 ${tone === "bad" ? "text-bad" : "text-ink-3"}`} />
      <Heading className="text-md font-strong">{title}</Heading>
      {children && <div className="text-pretty text-ink-2">{children}</div>}
      {actions && <div className="mt-3.5 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
