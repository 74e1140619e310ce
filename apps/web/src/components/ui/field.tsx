import { CircleAlert } from "lucide-react";
import { type InputHTMLAttributes, type ReactNode, useId } from "react";

export interface FrameProps {
  readonly label: string;
  readonly error?: string | null;
  /** Below the field when there is no error. */
  readonly hint?: ReactNode;
  /** Across from the label. */
  readonly labelEnd?: ReactNode;
}

/** What the control inside a frame carries. */
interface ControlProps {
  readonly id: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
}

interface FieldFrameProps extends FrameProps {
  readonly children: (control: ControlProps) => ReactNode;
}

interface FieldProps extends FrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className"> {
  /** Inside the field, at its end. */
  readonly end?: ReactNode;
}

/** A labelled input with its hint or error. */
export function Field({ label, error = null, hint, labelEnd, end, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} labelEnd={labelEnd}>
      {(control) => (
        <div className="input" data-bad={error !== null}>
          <input type="text" {...control} {...input} />
          {end}
        </div>
      )}
    </FieldFrame>
  );
}

/** Label above, hint or error below; in between any control. */
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
          {error ? <CircleAlert className="size-3.5 flex-none" aria-hidden="true" /> : null}
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

/** A form's own error, announced when it appears. */
export function FormError({ children }: { children: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="flex items-start gap-2 rounded-2 bg-bad-tint px-3 py-2.5 text-sm text-bad">
          <CircleAlert className="mt-px size-4 flex-none" strokeWidth={1.75} aria-hidden="true" />
          {children}
        </p>
      )}
    </div>
  );
}

interface SubmitButtonProps {
  readonly pending: boolean;
  readonly disabled?: boolean;
  /** Looks disabled, but says why when it is pressed all the same. */
  readonly blocked?: boolean;
  /** Disabled only until scripts run: keeps its looks. */
  readonly waiting?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function SubmitButton({
  pending,
  disabled = false,
  blocked = false,
  waiting = false,
  className = "btn-primary btn-lg w-full",
  children,
}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`btn ${className}`}
      disabled={disabled}
      data-waiting={waiting || undefined}
      aria-disabled={blocked || undefined}
      aria-busy={pending}
    >
      {pending && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
