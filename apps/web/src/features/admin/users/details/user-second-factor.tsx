import type { AdminUserDetails } from "@standings/domain";
import { useState } from "react";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { errorCode, failureText } from "../../../../lib/api/errors.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { notify } from "../../../../lib/notify.ts";
import { useSession } from "../../../../lib/session/session.ts";
import { useProof } from "../../proof/proof-provider.tsx";
import { formatUtc } from "../../utc.ts";
import { useRefreshUsers } from "../user-fields.tsx";

/** Whether two-step sign-in is on, and the button that turns it off for a user who has lost the phone. */
export function UserSecondFactor({ user }: { user: AdminUserDetails }) {
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  if (user.secondFactorSince === null) return "Off";
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      On since {formatUtc(user.secondFactorSince)}
      {session.user?.id !== user.id && (
        <Button size="sm" onClick={() => setAsking(true)}>
          Turn off
        </Button>
      )}
      {isAsking && <ResetDialog user={user} onClose={() => setAsking(false)} />}
    </span>
  );
}

function ResetDialog({ user: { id, name }, onClose }: { user: AdminUserDetails; onClose: () => void }) {
  const withProof = useProof();
  const reset = trpc.admin.secondFactor.reset.useMutation({ onSuccess: useRefreshUsers() });
  const turnOff = async () => {
    const done = await withProof(() => reset.mutateAsync({ id })).catch(() => null);
    if (done === null) return;
    notify.success("Two-step sign-in is off");
    onClose();
  };
  return (
    <FormDialog
      title={`Turn off two-step sign-in of ${name}?`}
      action="Turn off"
      variant="danger"
      isPending={reset.isPending}
      error={
        errorCode(reset.error) === "CONFIRMATION_REQUIRED"
          ? null
          : failureText(reset, "It could not be turned off. Please try again.")
      }
      onSubmit={() => void turnOff()}
      onClose={onClose}
    >
      <p className="text-pretty text-ink-2">
        For somebody who has lost both phone and recovery codes. Make sure that it is them who asks. They get
        a mail, and sign in with their password, or Google, alone.
      </p>
    </FormDialog>
  );
}
