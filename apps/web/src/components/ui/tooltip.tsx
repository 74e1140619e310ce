import { Info } from "lucide-react";
import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A definition on hover and focus; the trigger keeps its own accessible name. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className="z-50 max-w-65 animate-appear rounded-2 bg-ink px-2.5 py-1.75 text-xs text-on-ink"
            sideOffset={6}
            collisionPadding={12}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** A metric's name with its definition, on hover and focus. */
export function Defined({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Tooltip text={text}>
      <button type="button" className="inline-flex items-center gap-1 text-left">
        {children}
        <Icon of={Info} size="xs" className="print:hidden" />
      </button>
    </Tooltip>
  );
}
