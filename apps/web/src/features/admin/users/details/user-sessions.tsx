import type { AdminUserDetails } from "@standings/domain";
import { Button } from "../../../../components/ui/button.tsx";
import { trpc } from "../../../../lib/api/trpc.ts";
import { notify } from "../../../../lib/notify.ts";
import { describeUserAgent } from "../../../../lib/session/describe-user-agent.ts";
import { formatUtc } from "../../utc.ts";
import { useRefreshUsers } from "../user-fields.tsx";

/** Where the user is signed in, and the button that ends it. */
export function UserSessions({ user: { id, sessions } }: { user: AdminUserDetails }) {
  const refresh = useRefreshUsers();
  const end = trpc.admin.users.endSessions.useMutation({
    meta: { failed: "The sessions could not be ended. Please try again." },
    onSuccess: () => {
      notify.success("Signed out everywhere");
      return refresh();
    },
  });
  return (
    <section className="pt-6">
      <div className="flex items-center justify-between gap-4 pb-2">
        <h3 className="text-md font-strong">Sessions</h3>
        {sessions.length > 0 && (
          <Button
            size="sm"
            pending={end.isPending}
            disabled={end.isPending}
            onClick={() => end.mutate({ id })}
          >
            End sessions
          </Button>
        )}
      </div>
      {sessions.length === 0 && <p className="text-ink-2">Not signed in anywhere.</p>}
      <ul>
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5"
            title={session.userAgent ?? undefined}
          >
            <span className="font-medium">{describeUserAgent(session.userAgent).name}</span>
            <span className="text-sm text-ink-2">Last used {formatUtc(session.lastUsedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
