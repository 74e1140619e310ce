import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { Tooltip } from "./tooltip.tsx";

/** A metric's name with its definition, on hover and focus. */
export function Defined({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Tooltip text={text}>
      <button type="button" className="inline-flex items-center gap-1 text-left">
        {children}
        <Info className="size-[13px] flex-none" strokeWidth={1.75} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
