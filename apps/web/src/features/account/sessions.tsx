import { RotateCw } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";
import { SessionRow } from "./session-row.tsx";

/** The user's sessions: this device first, then the most recently used. */
export function Sessions() {
  const utils = trpc.useUtils();
  const list = trpc.auth.sessions.useQuery();
  const ending = {
    meta: { failed: "The session could not be ended" },
    onSettled: () => utils.auth.sessions.invalidate(),
  };
  const end = trpc.auth.endSession.useMutation({
    ...ending,
    onSuccess: () => notify.success("Signed out on that device"),
  });
  const endOthers = trpc.auth.endOtherSessions.useMutation({
    ...ending,
    onSuccess: () => notify.success("Signed out everywhere else"),
  });
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
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables.id === session.id}
            onEnd={() => !end.isPending && end.mutate({ id: session.id })}
          />
        ))}
        {sessions.length === 0 && <li className="py-4 text-ink-2">No sessions found.</li>}
      </ul>
      {others > 0 ? (
        <Button
          className="justify-self-start"
          pending={endOthers.isPending}
          onClick={() => !endOthers.isPending && endOthers.mutate()}
        >
          Sign out everywhere else
        </Button>
      ) : (
        <p className="text-sm text-ink-3">No other devices.</p>
      )}
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
