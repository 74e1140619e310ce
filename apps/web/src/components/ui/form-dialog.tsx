import type { FormEvent, ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog, DialogClose, DialogTitle } from "./dialog.tsx";
import { FormError } from "./field.tsx";
import { SubmitButton } from "./submit-button.tsx";

interface FormDialogProps {
  readonly title: string;
  /** What happens, and what has to be filled in. */
  readonly children: ReactNode;
  /** Name of the form and of the button that sends it. */
  readonly action: string;
  readonly variant?: "primary" | "danger";
  /** What the server refused, except what stands at a field. */
  readonly error?: string | null;
  readonly isReady?: boolean;
  readonly isPending: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A dialog with a form: asks for what a call needs, or before something is done. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    children,
    action,
    variant = "primary",
    error = null,
    isReady = true,
    isPending,
    onSubmit,
    onClose,
  } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isPending) onSubmit();
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
        <FormError>{error}</FormError>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton pending={isPending} disabled={!isReady || isPending} variant={variant} size="md">
            {action}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
