import { plural } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../components/ui/dialog.tsx";
import { Field, FormError } from "../../components/ui/field.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { failureText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";
import { type User, useSessionActions } from "../../lib/session/session.ts";

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
  const isConfirmed = typed.trim().toLowerCase() === user.email.toLowerCase();
  const remove = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed && !removal.isPending) removal.mutate({ email: typed.trim() });
  };
  return (
    <Dialog size="form" onClose={onClose}>
      <form
        className="grid content-start gap-4 overflow-y-auto px-4 py-6 sm:px-7"
        onSubmit={remove}
        aria-label="Delete account"
      >
        <div className="flex items-center justify-between">
          <DialogTitle className="text-xl font-strong">Delete your account?</DialogTitle>
          <DialogClose className="-mr-2.5" />
        </div>
        <div className="grid gap-2 text-pretty text-ink-2">
          <p>
            This deletes your name and e-mail address, your password and sessions, your searches with their
            results, and{" "}
            {user.credits > 0 ? `the ${plural(user.credits, "credit")} you have left` : "your balance"}. It
            can't be undone.
          </p>
          <p>Records of payments are kept without your searches, for as long as the law requires.</p>
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
        <FormError>{failureText(removal, FAILED)}</FormError>
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton pending={removal.isPending} disabled={!isConfirmed} variant="danger" size="md">
            Delete account
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
