import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../components/ui/dialog.tsx";
import { FormError } from "../../components/ui/field.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import type { User } from "../../lib/session/session.ts";
import { IdentityProof, isProven } from "./identity-proof.tsx";

interface ConfirmDialogProps {
  readonly user: User;
  readonly title: string;
  /** What happens, and further fields. */
  readonly children: ReactNode;
  /** Name of the form and of the button that sends it. */
  readonly action: string;
  readonly variant: "primary" | "danger";
  /** Whether the further fields are filled in. */
  readonly isReady?: boolean;
  readonly isPending: boolean;
  readonly error: string | null;
  /** Called with the password, or without where the account has none. */
  readonly onConfirm: (password: string | undefined) => void;
  readonly onClose: () => void;
}

/** A step that asks who acts before it is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    user,
    title,
    children,
    action,
    variant,
    isReady = true,
    isPending,
    error,
    onConfirm,
    onClose,
  } = props;
  const [password, setPassword] = useState("");
  const canSend = isReady && isProven(user, password);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (canSend && !isPending) onConfirm(user.hasPassword ? password : undefined);
  };
  return (
    <Dialog size="form" onClose={onClose}>
      <form
        className="grid content-start gap-4 overflow-y-auto px-4 py-6 sm:px-7"
        onSubmit={send}
        aria-label={action}
        noValidate
      >
        <div className="flex items-center justify-between">
          <DialogTitle className="text-xl font-strong">{title}</DialogTitle>
          <DialogClose className="-mr-2.5" />
        </div>
        {children}
        <IdentityProof user={user} password={password} onPassword={setPassword} />
        <FormError>{error}</FormError>
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton pending={isPending} disabled={!canSend} variant={variant} size="md">
            {action}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
