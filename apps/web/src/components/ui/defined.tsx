import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { Tooltip } from "./tooltip.tsx";

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
