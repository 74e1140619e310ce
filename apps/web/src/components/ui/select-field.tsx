import { ChevronDown } from "lucide-react";
import type { SelectHTMLAttributes } from "react";
import { FieldFrame, type FrameProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { FRAMED_INPUT, inputFrame } from "./input-frame.tsx";

type SelectFieldProps = FrameProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "className">;

/** A labelled native select; the options are its children. */
export function SelectField({ label, error = null, hint, labelEnd, children, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} labelEnd={labelEnd}>
      {(control) => (
        <div className={inputFrame({ isFilled: true, isBad: error !== null })}>
          <select
            {...control}
            {...select}
            className={`${FRAMED_INPUT} cursor-pointer appearance-none rounded-2 pr-9 pl-3 text-ellipsis`}
          >
            {children}
          </select>
          <Icon of={ChevronDown} className="pointer-events-none absolute right-3 text-ink-3" />
        </div>
      )}
    </FieldFrame>
  );
}
