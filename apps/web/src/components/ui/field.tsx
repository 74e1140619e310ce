import { CircleAlert } from "lucide-react";
import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";
import { FRAMED_INPUT, inputFrame } from "./input-frame.tsx";

export interface FrameProps {
  readonly label: string;
  readonly error?: string | null;
  /** Shown below the field when there is no error. */
  readonly hint?: ReactNode;
  /** Shown at the end of the label's line. */
  readonly labelEnd?: ReactNode;
}

/** Attributes of the control inside a frame. */
interface ControlProps {
  readonly id: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
}

interface FieldFrameProps extends FrameProps {
  readonly children: (control: ControlProps) => ReactNode;
}

interface FieldProps extends FrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className"> {
  /** Shown inside the field, at its end. */
  readonly end?: ReactNode;
}

/** A labelled input with its hint or error. */
export function Field({ label, error = null, hint, labelEnd, end, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} labelEnd={labelEnd}>
      {(control) => (
        <div className={inputFrame({ isBad: error !== null })}>
          <input type="text" className={FRAMED_INPUT} {...control} {...input} />
          {end}
        </div>
      )}
    </FieldFrame>
  );
}

/** Frame of any control: label above, hint or error below. */
export function FieldFrame({ label, error = null, hint, labelEnd, children }: FieldFrameProps) {
  const id = useId();
  const described = error || hint ? `${id}-help` : undefined;
  return (
    <div className="grid gap-1.5">
      <span className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {labelEnd}
      </span>
      {children({ id, "aria-invalid": error !== null, "aria-describedby": described })}
      {described && (
        <p
          id={described}
          className={`flex items-center gap-1.5 text-sm ${error ? "text-bad" : "text-ink-3"}`}
        >
          {error ? <Icon of={CircleAlert} size="sm" /> : null}
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

/** Error of a whole form, announced when it appears. */
export function FormError({ children }: { children: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="flex items-start gap-2 rounded-2 bg-bad-tint px-3 py-2.5 text-sm text-bad">
          <Icon of={CircleAlert} className="mt-px" />
          {children}
        </p>
      )}
    </div>
  );
}
