import { Monitor, Smartphone } from "lucide-react";
import type { SessionView } from "../../lib/api/api-types.ts";
import { formatDateTime } from "../../lib/format.ts";
import { describeUserAgent } from "./describe-user-agent.ts";

interface SessionRowProps {
  readonly session: SessionView;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { current, userAgent, createdAt, lastUsedAt } = session;
  const { name, isPhone } = describeUserAgent(userAgent);
  const Icon = isPhone ? Smartphone : Monitor;
  return (
    <li className="flex min-h-17 items-center gap-3 border-b border-line py-3">
      <Icon className="size-5 text-ink-3" strokeWidth={1.75} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-strong" title={userAgent ?? undefined}>
          {name}
          {current && <span className="badge badge-mark">This device</span>}
        </p>
        <p className="text-sm text-pretty text-ink-3">
          Last used {formatDateTime(lastUsedAt)}{" "}
          <span className="max-sm:hidden">· signed in {formatDateTime(createdAt)}</span>
        </p>
      </div>
      {!current && (
        <button
          type="button"
          className="btn btn-ghost -mr-4"
          aria-label={`Sign out ${name}, last used ${formatDateTime(lastUsedAt)}`}
          aria-busy={isEnding}
          onClick={onEnd}
        >
          {isEnding && <span className="spinner" aria-hidden="true" />}
          Sign out
        </button>
      )}
    </li>
  );
}
