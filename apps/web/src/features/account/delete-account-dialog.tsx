import { hasPaidPlan, plural } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Field } from "../../components/ui/field.tsx";
import { failureText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";
import { type User, useSessionActions } from "../../lib/session/session.ts";
import { ProveDialog } from "./prove-dialog.tsx";

const FAILED = "Your account could not be deleted";

interface DeleteAccountDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const { forget } = useSessionActions();
  const navigate = useNavigate();
  const removal = trpc.account.delete.useMutation({
    onSuccess: async () => {
      await navigate({ to: "/" });
      forget();
      notify.success("Your account has been deleted");
    },
  });
  const [typed, setTyped] = useState("");
  return (
    <ProveDialog
      user={user}
      title="Delete your account?"
      action="Delete account"
      variant="danger"
      isReady={typed.trim().toLowerCase() === user.email.toLowerCase()}
      isPending={removal.isPending}
      error={failureText(removal, FAILED)}
      onConfirm={(password) => removal.mutate({ email: typed.trim(), password })}
      onClose={onClose}
    >
      <div className="grid gap-2 text-pretty text-ink-2">
        <p>
          This deletes your name and e-mail address, your password and sessions, your searches with their
          results, and{" "}
          {user.credits > 0 ? `the ${plural(user.credits, "credit")} you have left` : "your balance"}. It
          can't be undone.
        </p>
        {user.hasSubscription && (
          <p>
            Your plan ends at once, and nothing of it is paid back.
            {hasPaidPlan(user.subscription_status) &&
              " To use the time that is paid, end it in Manage plan first."}
          </p>
        )}
        <p>
          We keep records of payments without your name and searches, for as long as the law requires, and a
          scrambled form of your e-mail address that can't be turned back: free credits and the trial are
          given once per mailbox.
        </p>
      </div>
      <Field
        label={`Type ${user.email} to confirm`}
        name="confirm-email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ProveDialog>
  );
}
