import { CODE_LENGTH } from "@standings/domain";

interface CodeFieldProps {
  readonly value: string;
  readonly invalid: boolean;
  readonly onChange: (digits: string) => void;
}

/** One real input (paste and one-time-code fill work) drawn as a box for each digit. */
export function CodeField({ value, invalid, onChange }: CodeFieldProps) {
  return (
    <div className="group relative" data-invalid={invalid}>
      <input
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-label="Verification code"
        aria-invalid={invalid}
        // biome-ignore lint/a11y/noAutofocus: this view exists for the code, and its heading was just read
        autoFocus
        className={
          "absolute inset-0 z-1 size-full cursor-text bg-transparent text-md text-transparent caret-transparent " +
          "outline-none selection:bg-transparent focus-visible:shadow-none focus-visible:outline-none"
        }
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, "").slice(0, CODE_LENGTH))}
        onSelect={(event) => event.currentTarget.setSelectionRange(value.length, value.length)}
      />
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
    </div>
  );
}
