import { useState } from "react";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { FormError } from "../../../components/ui/field.tsx";
import { PasswordField, UsernameHint } from "../../../components/ui/password-field.tsx";
import { refusalText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { useSession } from "../../../lib/session/session.ts";

interface ProofDialogProps {
  readonly onProven: () => void;
  readonly onClose: () => void;
}

/** Asks an admin to prove who it is. */
export function ProofDialog({ onProven, onClose }: ProofDialogProps) {
  const { user } = useSession();
  const [password, setPassword] = useState("");
  const confirm = trpc.admin.confirm.useMutation({
    meta: { hasForm: true, failed: "The password could not be checked. Please try again." },
    onSuccess: onProven,
  });
  return (
    <ConfirmDialog
      title="Confirm that it is you"
      action="Confirm"
      variant="primary"
      isReady={password !== "" || user?.hasPassword === false}
      isPending={confirm.isPending}
      onConfirm={() => confirm.mutate(user?.hasPassword === false ? {} : { password })}
      onClose={onClose}
    >
      <p className="text-ink-2">Your last proof is older than ten minutes. Nothing has been changed yet.</p>
      {user && <UsernameHint email={user.email} />}
      <FormError>{user?.hasPassword === false ? refusalText(confirm) : null}</FormError>
      {user?.hasPassword !== false && (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={refusalText(confirm)}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
