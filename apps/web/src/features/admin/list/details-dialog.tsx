import { type ReactNode, useRef } from "react";
import { Dialog, DialogClose, DialogTitle } from "../../../components/ui/dialog.tsx";

interface DetailsDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Switches and buttons below the details. */
  readonly footer?: ReactNode;
}

/** Details of a row: title on top, scrolling content, actions at the bottom. */
export function DetailsDialog({ title, onClose, children, footer }: DetailsDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = (event: Event) => {
    event.preventDefault();
    heading.current?.focus();
  };
  return (
    <Dialog size="text" onClose={onClose} onOpenAutoFocus={focusHeading}>
      <header className="flex flex-none items-center justify-between gap-4 px-4 pt-5 pb-3 sm:px-6">
        <DialogTitle ref={heading} tabIndex={-1} data-focus-quiet className="text-xl font-strong">
          {title}
        </DialogTitle>
        <DialogClose className="-mr-2" />
      </header>
      <section
        className="mx-4 min-h-0 overflow-y-auto border-t border-line-2 pb-6 sm:mx-6"
        aria-label="Details"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </section>
      {footer && (
        <footer className="flex flex-none flex-wrap items-center justify-between gap-2 border-t border-line-2 px-4 py-4 sm:px-6">
          {footer}
        </footer>
      )}
    </Dialog>
  );
}

/** Names and values, a line each. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl>{children}</dl>;
}

export function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-2 border-b border-line py-2.5 max-sm:grid-cols-[88px_minmax(0,1fr)]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
