import type { FormEvent, ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../../components/ui/dialog.tsx";
import { FormError } from "../../../components/ui/field.tsx";
import { SubmitButton } from "../../../components/ui/submit-button.tsx";

interface UserFormProps {
  readonly title: string;
  readonly action: string;
  readonly isPending: boolean;
  /** What the server refused, but for what stands at a field. */
  readonly error: string | null;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog of "Add New User" and "Edit User". */
export function UserForm({ title, action, isPending, error, onSubmit, onClose, children }: UserFormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  return (
    <Dialog size="form" onClose={onClose}>
      <form
        className="grid min-h-0 content-start gap-4 overflow-y-auto px-4 py-6 sm:px-6"
        onSubmit={send}
        noValidate
      >
        <div className="flex items-center justify-between">
          <DialogTitle className="text-xl font-strong">{title}</DialogTitle>
          <DialogClose className="-mr-2.5" />
        </div>
        {children}
        <FormError>{error}</FormError>
        <div className="flex justify-end gap-2 pt-2 max-sm:*:flex-1">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton pending={isPending} disabled={isPending} size="md">
            {action}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
