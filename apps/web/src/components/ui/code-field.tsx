import { CODE_LENGTH } from "@standings/domain";
import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { Icon } from "./icon.tsx";

interface CodeFieldProps {
  readonly label: string;
  /** The label stands above the boxes; otherwise a heading does. */
  readonly showsLabel?: boolean;
  readonly value: string;
  /** What is wrong with the code, below the boxes. */
  readonly error?: string | null;
  /** The boxes are red; what is wrong is said elsewhere. */
  readonly invalid?: boolean;
  readonly onChange: (digits: string) => void;
}

/** One real input (paste and one-time-code fill work) drawn as a box for each digit. */
export function CodeField({
  label,
  showsLabel = false,
  value,
  error = null,
  invalid = error !== null,
  onChange,
}: CodeFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      {showsLabel && (
        <span aria-hidden="true" className="text-sm font-medium">
          {label}
        </span>
      )}
      <div className="group relative" data-invalid={invalid}>
        <input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-label={label}
          aria-invalid={invalid}
          aria-describedby={error === null ? undefined : id}
          // biome-ignore lint/a11y/noAutofocus: where it stands, the code is the next thing to enter
          autoFocus
          className={
            "absolute inset-0 z-1 size-full cursor-text bg-transparent text-md text-transparent caret-transparent " +
            "outline-none selection:bg-transparent focus-visible:shadow-none focus-visible:outline-none"
          }
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, "").slice(0, CODE_LENGTH))}
          onSelect={(event) => event.currentTarget.setSelectionRange(value.length, value.length)}
        />
        <Boxes value={value} />
      </div>
      {error !== null && (
        <p id={id} role="alert" className="flex items-center gap-1.5 text-sm text-bad">
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      )}
    </div>
  );
}

function Boxes({ value }: { value: string }) {
  return (
    <div className="grid grid-cols-6 gap-2" aria-hidden="true">
      {Array.from({ length: CODE_LENGTH }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are positions
          key={index}
          data-current={index === Math.min(value.length, CODE_LENGTH - 1)}
          className={
            "grid h-14 place-items-center rounded-2 border border-control bg-surface text-xl font-strong " +
            "group-focus-within:data-[current=true]:outline-2 group-focus-within:data-[current=true]:outline-offset-2 " +
            "group-focus-within:data-[current=true]:outline-ink group-focus-within:data-[current=true]:shadow-focus group-data-[invalid=true]:border-bad"
          }
        >
          {value[index] ?? (
            <i className="hidden h-6 w-[1.5px] animate-blink bg-ink group-focus-within:[[data-current=true]>&]:block" />
          )}
        </span>
      ))}
    </div>
  );
}
