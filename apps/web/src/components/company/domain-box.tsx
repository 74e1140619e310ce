import { Globe } from "lucide-react";
import type { ComponentProps } from "react";
import { EXAMPLE_DOMAIN } from "../../lib/search/use-domain-field.ts";
import { Icon } from "../ui/icon.tsx";
import { FRAMED_INPUT, inputFrame } from "../ui/input-frame.tsx";
import { DomainCombobox } from "./domain-combobox.tsx";

interface DomainBoxProps extends ComponentProps<typeof DomainCombobox> {
  readonly height?: "md" | "low";
  readonly isBad: boolean;
}

/** Field for a company's domain in its frame, with suggestions below. */
export function DomainBox({ height, isBad, ...field }: DomainBoxProps) {
  return (
    <div className={inputFrame({ height, isBad })}>
      <Icon of={Globe} className="text-ink-3" />
      <DomainCombobox className={FRAMED_INPUT} placeholder={EXAMPLE_DOMAIN} aria-invalid={isBad} {...field} />
    </div>
  );
}
