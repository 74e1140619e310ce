import { type ComponentProps, useState } from "react";
import { IdentityProof, isProven } from "../../components/session/identity-proof.tsx";
import { FormDialog } from "../../components/ui/form-dialog.tsx";
import type { User } from "../../lib/session/session.ts";

interface ProveDialogProps extends Omit<ComponentProps<typeof FormDialog>, "onSubmit"> {
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
    <FormDialog
      {...frame}
      isReady={isReady && isProven(user, password)}
      error={error}
      onSubmit={() => onConfirm(user.hasPassword ? password : undefined)}
    >
      {children}
      <IdentityProof user={user} password={password} onPassword={setPassword} />
    </FormDialog>
  );
}
