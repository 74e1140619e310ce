import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";

interface DialogProps {
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
  /** Where focus goes first; by default the first field or button. */
  readonly onOpenAutoFocus?: (event: Event) => void;
  /** Once it is gone and focus is back. */
  readonly onClosed?: () => void;
}

/** A modal dialog; a bottom sheet on a phone. Put a `DialogTitle` inside. Focus returns to what opened it. */
export function Dialog({ onClose, className = "", children, onOpenAutoFocus, onClosed }: DialogProps) {
  const [opener] = useState(() => document.activeElement);
  const returnFocus = () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    onClosed?.();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="veil" />
        <Radix.Content
          className={`dialog ${className}`}
          aria-describedby={undefined}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={returnFocus}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const DialogTitle = Radix.Title;

export function DialogClose({ className = "" }: { className?: string }) {
  return (
    <Radix.Close className={`btn btn-icon btn-ghost ${className}`} aria-label="Close">
      <X className="size-5" strokeWidth={1.75} aria-hidden="true" />
    </Radix.Close>
  );
}
