import type { UserReference } from "@standings/domain";
import { type ReactNode, useRef } from "react";
import { Dialog, DialogClose, DialogTitle } from "../../../components/ui/dialog.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { errorText } from "../../../lib/api/errors.ts";
import { ListSkeleton } from "./list-states.tsx";

interface DetailsDialogProps<Data> {
  readonly title: string;
  /** What is read: "user". */
  readonly noun: string;
  readonly query: { readonly data: Data | undefined; readonly error: unknown };
  readonly onClose: () => void;
  readonly children: (data: Data) => ReactNode;
  /** Switches and buttons below the details. */
  readonly footer?: ReactNode;
}

/** Details of a row: title on top, scrolling content, actions at the bottom. */
export function DetailsDialog<Data>(props: DetailsDialogProps<Data>) {
  const { title, noun, query, onClose, children, footer } = props;
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
        {query.error ? (
          <div className="pt-6">
            <Notice tone="bad" title={errorText(query.error, `The ${noun} could not be read`)} />
          </div>
        ) : query.data ? (
          children(query.data)
        ) : (
          <ListSkeleton rows={6} />
        )}
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

/** Whose it is. */
export function UserDetail({ user }: { user: UserReference | null }) {
  return (
    <Detail name="User">
      {user ? (
        <>
          <span className="font-medium">{user.name}</span> <span className="text-ink-2">{user.email}</span>
        </>
      ) : (
        "Deleted account"
      )}
    </Detail>
  );
}
