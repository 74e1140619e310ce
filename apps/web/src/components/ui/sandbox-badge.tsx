import { SANDBOX_LABEL } from "@standings/domain";

/** Marks what the sandbox made; `children` says what that means here. */
export function SandboxBadge({ children }: { children?: string }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2 text-sm text-ink-3">
      <span className="badge badge-sandbox">{SANDBOX_LABEL}</span>
      {children}
    </span>
  );
}
