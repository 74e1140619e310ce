import { ChevronDown } from "lucide-react";
import type { SelectHTMLAttributes } from "react";
import { FieldFrame, type FrameProps } from "./field.tsx";

type SelectFieldProps = FrameProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "className">;

/** A labelled choice; the browser's own list. Options are the children. */
export function SelectField({ label, error = null, hint, labelEnd, children, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} labelEnd={labelEnd}>
      {(control) => (
        <div className="input relative !p-0" data-bad={error !== null}>
          <select {...control} {...select} className="select-control">
            {children}
          </select>
          <ChevronDown
            className="pointer-events-none absolute right-3 size-4 text-ink-3"
            strokeWidth={1.75}
            aria-hidden="true"
          />
        </div>
      )}
    </FieldFrame>
  );
}
