import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { FLOATING } from "./menu-item.ts";

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;

interface PopoverContentProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Opens below the start of its trigger; long content scrolls. */
export function PopoverContent({ label, children }: PopoverContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        className={`${FLOATING} z-40 max-h-[min(420px,var(--radix-popover-content-available-height))] w-85 max-w-[calc(100vw-32px)] overflow-y-auto p-2`}
        align="start"
        sideOffset={6}
        collisionPadding={16}
        aria-label={label}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}
