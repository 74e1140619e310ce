import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { IconButton } from "./button.tsx";
import { useCloseOnBack } from "./use-close-on-back.ts";
import { cva, type VariantProps } from "./variants.ts";

const CENTRED =
  "max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[calc(100dvh-56px)] max-sm:rounded-t-4 sm:top-1/2 sm:left-1/2 " +
  "sm:max-h-[min(860px,calc(100dvh-48px))] sm:w-[calc(100vw-32px)] sm:-translate-1/2 sm:rounded-4";

const dialogStyle = cva(
  "fixed z-31 flex animate-rise flex-col overflow-hidden bg-surface shadow-dialog outline-none",
  {
    variants: {
      size: {
        auth: `${CENTRED} sm:max-w-105`,
        form: `${CENTRED} sm:max-w-120`,
        packs: `${CENTRED} sm:max-w-130`,
        details: `${CENTRED} sm:max-w-170`,
        text: `${CENTRED} sm:max-w-190`,
        /** Near the top of the screen; above the keyboard on a phone. */
        palette:
          "max-sm:inset-x-0 max-sm:top-0 max-sm:max-h-[85dvh] max-sm:rounded-b-4 sm:top-[12vh] sm:left-1/2 " +
          "sm:max-h-[min(560px,80dvh)] sm:w-[calc(100vw-32px)] sm:max-w-150 sm:-translate-x-1/2 sm:rounded-4",
        /** The whole screen of a phone, most of another. */
        editor:
          "inset-0 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:h-[min(844px,calc(100dvh-40px))] sm:w-[min(1320px,calc(100vw-48px))] " +
          "sm:-translate-1/2 sm:rounded-4",
        screen: "inset-0 h-dvh w-screen",
      },
    },
  },
);

interface DialogProps extends Required<Pick<VariantProps<typeof dialogStyle>, "size">> {
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Moves the first focus; by default to the first field or button. */
  readonly onOpenAutoFocus?: (event: Event) => void;
  /** Called after the dialog has closed and the focus has returned. */
  readonly onClosed?: () => void;
}

/** Presses of Esc that a dialog has left to the one above it. */
const leftToAnother = new WeakSet<Event>();

/** A modal dialog; a bottom sheet on a phone. Esc and the Back button close it. Put a `DialogTitle` inside. Focus returns to the opener. */
export function Dialog({ size, onClose, children, onOpenAutoFocus, onClosed }: DialogProps) {
  const [opener] = useState(() => document.activeElement);
  const content = useRef<HTMLDivElement>(null);
  useCloseOnBack(onClose);
  // Radix tells the dialog below of a new one some moments late: until then Esc would close the wrong one.
  const leaveToAnother = (event: globalThis.KeyboardEvent) => {
    const pressedIn = event.target instanceof Element ? event.target.closest("[role=dialog]") : null;
    if (pressedIn === null || pressedIn === content.current) return;
    event.preventDefault();
    leftToAnother.add(event);
  };
  const closeIfLeft = ({ key, nativeEvent: event }: KeyboardEvent) => {
    const isPressedHere = event.target instanceof Node && content.current?.contains(event.target);
    if (key !== "Escape" || !isPressedHere || (event.defaultPrevented && !leftToAnother.has(event))) return;
    event.preventDefault();
    onClose();
  };
  const returnFocus = () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    onClosed?.();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-30 animate-appear-slowly bg-overlay" />
        <Radix.Content
          className={dialogStyle({ size })}
          ref={content}
          aria-describedby={undefined}
          onEscapeKeyDown={leaveToAnother}
          onKeyDown={closeIfLeft}
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

/** `className` places the button. */
export function DialogClose({ className }: { className?: string }) {
  return (
    <Radix.Close asChild>
      <IconButton of={X} iconSize="xl" className={className} label="Close" />
    </Radix.Close>
  );
}
