import type { TextareaHTMLAttributes } from "react";
import { FieldFrame, type FrameProps } from "./field.tsx";

type TextAreaFieldProps = FrameProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "className">;

/** A labelled field of several lines, which grows with its text. */
export function TextAreaField({ label, error = null, hint, labelEnd, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} labelEnd={labelEnd}>
      {(control) => (
        <div className="input !h-auto !p-0" data-bad={error !== null}>
          <textarea {...control} {...area} className="area-control" />
        </div>
      )}
    </FieldFrame>
  );
}
