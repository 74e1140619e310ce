import type { TextareaHTMLAttributes } from "react";
import { FieldFrame, type FrameProps } from "./field.tsx";
import { inputFrame } from "./input-frame.tsx";

type TextAreaFieldProps = FrameProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "className">;

/** A labelled text area that grows with its text. */
export function TextAreaField({ label, error = null, hint, labelEnd, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} labelEnd={labelEnd}>
      {(control) => (
        <div className={inputFrame({ height: "auto", isFilled: true, isBad: error !== null })}>
          <textarea
            {...control}
            {...area}
            className="field-sizing-content max-h-120 min-h-36 w-full min-w-0 resize-y rounded-2 bg-transparent px-3 py-2.5 shadow-none outline-none max-sm:text-md/5"
          />
        </div>
      )}
    </FieldFrame>
  );
}
