import { SANDBOX_LABEL } from "@standings/domain";
import { Badge } from "./badge.tsx";

/** Marks sandbox data; `children` explains the effect. */
export function SandboxBadge({ children }: { children?: string }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2 text-sm text-ink-3">
      <Badge tone="sandbox">{SANDBOX_LABEL}</Badge>
      {children}
    </span>
  );
}
