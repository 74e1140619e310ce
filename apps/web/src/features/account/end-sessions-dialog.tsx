import type { SessionView } from "../../lib/api/api-types.ts";
import { failureText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";
import { describeUserAgent } from "../../lib/session/describe-user-agent.ts";
import type { User } from "../../lib/session/session.ts";
import { ProveDialog } from "./prove-dialog.tsx";

const FAILED = "The session could not be ended";

interface EndSessionsDialogProps {
  readonly user: User;
  /** One session, or all but this device's. */
  readonly session: SessionView | "others";
  readonly onClose: () => void;
}

/** Signs out on one other device, or on all of them. */
export function EndSessionsDialog({ user, session, onClose }: EndSessionsDialogProps) {
  const utils = trpc.useUtils();
  const done = (message: string) => () => {
    onClose();
    notify.success(message);
    return utils.auth.sessions.invalidate();
  };
  const one = trpc.auth.endSession.useMutation({ onSuccess: done("Signed out on that device") });
  const others = trpc.auth.endOtherSessions.useMutation({ onSuccess: done("Signed out everywhere else") });
  const isOthers = session === "others";
  return (
    <ProveDialog
      user={user}
      title={
        isOthers ? "Sign out everywhere else?" : `Sign out ${describeUserAgent(session.userAgent).name}?`
      }
      action={isOthers ? "Sign out everywhere else" : "Sign out"}
      variant="primary"
      isPending={one.isPending || others.isPending}
      error={failureText(isOthers ? others : one, FAILED)}
      onConfirm={(password) =>
        isOthers ? others.mutate({ password }) : one.mutate({ id: session.id, password })
      }
      onClose={onClose}
    >
      <p className="text-pretty text-ink-2">
        {isOthers
          ? "All devices but this one have to sign in again. If you do not know one of them, change your password too."
          : "That device has to sign in again. If you do not know it, change your password too."}
      </p>
    </ProveDialog>
  );
}
