import { type ComponentProps, useState } from "react";
import { IdentityProof, isProven } from "../../components/session/identity-proof.tsx";
import { ConfirmDialog } from "../../components/ui/confirm-dialog.tsx";
import { FormError } from "../../components/ui/field.tsx";
import type { User } from "../../lib/session/session.ts";

interface ProveDialogProps extends Omit<ComponentProps<typeof ConfirmDialog>, "onConfirm"> {
  readonly user: User;
  readonly error: string | null;
  /** Called with the password, or without where the account has none. */
  readonly onConfirm: (password: string | undefined) => void;
}

/** Asks who acts before something is done. */
export function ProveDialog({
  user,
  error,
  isReady = true,
  onConfirm,
  children,
  ...frame
}: ProveDialogProps) {
  const [password, setPassword] = useState("");
  return (
    <ConfirmDialog
      {...frame}
      isReady={isReady && isProven(user, password)}
      onConfirm={() => onConfirm(user.hasPassword ? password : undefined)}
    >
      {children}
      <IdentityProof user={user} password={password} onPassword={setPassword} />
      <FormError>{error}</FormError>
    </ConfirmDialog>
  );
}
