import { CircleAlert } from "lucide-react";
import { type InputHTMLAttributes, type ReactNode, useId } from "react";

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className"> {
  readonly label: string;
  readonly error?: string | null;
  /** Below the field when there is no error. */
  readonly hint?: ReactNode;
  /** Inside the field, at its end. */
  readonly end?: ReactNode;
}

/** A labelled input with its hint or error. */
export function Field({ label, error = null, hint, end, ...input }: FieldProps) {
  const id = useId();
  const described = error || hint ? `${id}-help` : undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="input" data-bad={error !== null}>
        <input id={id} aria-invalid={error !== null} aria-describedby={described} {...input} />
        {end}
      </div>
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
  readonly children: ReactNode;
}

export function SubmitButton({ pending, disabled = false, children }: SubmitButtonProps) {
  return (
    <button type="submit" className="btn btn-primary btn-lg w-full" disabled={disabled} aria-busy={pending}>
      {pending && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
