import { useRef } from "react";

/**
 * Opens something after a menu has closed and its trigger has the focus again, so that a dialog can return it there.
 * `afterClose` is for an item's `onSelect`, the rest for trigger and content.
 */
export function useAfterMenu() {
  const trigger = useRef<HTMLButtonElement>(null);
  const waiting = useRef<(() => void) | null>(null);
  return {
    trigger,
    afterClose: (open: () => void) => {
      waiting.current = open;
    },
    onCloseAutoFocus: (event: Event) => {
      const open = waiting.current;
      if (!open) return;
      waiting.current = null;
      event.preventDefault();
      trigger.current?.focus();
      open();
    },
  };
}
