import type { FormEvent, ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog, DialogClose, DialogTitle } from "./dialog.tsx";
import { SubmitButton } from "./submit-button.tsx";

interface ConfirmDialogProps {
  readonly title: string;
  /** What happens, and what has to be filled in. */
  readonly children: ReactNode;
  /** Name of the form and of the button that sends it. */
  readonly action: string;
  readonly variant: "primary" | "danger";
  readonly isReady?: boolean;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, variant, isReady = true, isPending, onConfirm, onClose } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isPending) onConfirm();
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
