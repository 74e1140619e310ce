import { Monitor, Smartphone } from "lucide-react";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import type { SessionView } from "../../lib/api/api-types.ts";
import { formatDateTime } from "../../lib/format.ts";
import { describeUserAgent } from "../../lib/session/describe-user-agent.ts";

interface SessionRowProps {
  readonly session: SessionView;
  readonly onEnd: () => void;
}

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { current, userAgent, createdAt, lastUsedAt } = session;
  const { name, isPhone } = describeUserAgent(userAgent);
  const icon = isPhone ? Smartphone : Monitor;
  return (
    <li className="flex min-h-17 items-center gap-3 border-b border-line py-3">
      <Icon of={icon} size="xl" className="text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-strong" title={userAgent ?? undefined}>
          {name}
          {current && <Badge tone="mark">This device</Badge>}
        </p>
        <p className="text-sm text-pretty text-ink-3">
          Last used {formatDateTime(lastUsedAt)}{" "}
          <span className="max-sm:hidden">· signed in {formatDateTime(createdAt)}</span>
        </p>
      </div>
      {!current && (
        <Button
          variant="ghost"
          className="-mr-4"
          aria-label={`Sign out ${name}, last used ${formatDateTime(lastUsedAt)}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
