import { RotateCw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { Skeleton } from "../../components/ui/loading.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import type { SessionView } from "../../lib/api/api-types.ts";
import { trpc } from "../../lib/api/trpc.ts";
import type { User } from "../../lib/session/session.ts";
import { EndSessionsDialog } from "./end-sessions-dialog.tsx";
import { SessionRow } from "./session-row.tsx";

/** The user's sessions: this device first, then the most recently used. */
export function Sessions({ user }: { user: User }) {
  const list = trpc.auth.sessions.useQuery();
  const [ending, setEnding] = useState<SessionView | "others" | null>(null);
  if (list.isPending) return <SessionsLoading />;
  if (list.isError) {
    return (
      <Notice
        level={3}
        tone="bad"
        title="Your sessions could not be loaded"
        actions={
          <Button onClick={() => void list.refetch()}>
            <Icon of={RotateCw} />
            Try Again
          </Button>
        }
      />
    );
  }
  const sessions = list.data.sessions.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <>
      <ul className="border-t-2 border-line-ink">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
        {sessions.length === 0 && <li className="py-4 text-ink-2">No sessions found.</li>}
      </ul>
      {others > 0 ? (
        <Button className="justify-self-start" onClick={() => setEnding("others")}>
          Sign out everywhere else
        </Button>
      ) : (
        <p className="text-sm text-ink-3">No other devices.</p>
      )}
      {ending && <EndSessionsDialog user={user} session={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

function SessionsLoading() {
  return (
    <div role="status" className="border-t-2 border-line-ink">
      <span className="sr-only">Loading your sessions...</span>
      {[1, 0.6].map((opacity) => (
        <div key={opacity} className="flex h-17 items-center gap-3 border-b border-line" style={{ opacity }}>
          <Skeleton className="size-5" />
          <span className="grid gap-2">
            <Skeleton className="h-3 w-40" />
            <Skeleton className="h-2.5 w-56" />
          </span>
        </div>
      ))}
    </div>
  );
}
