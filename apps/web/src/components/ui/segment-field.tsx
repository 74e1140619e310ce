import { useId } from "react";
import { FORCED_FILL } from "./forced-fill.ts";

const SEGMENT =
  "grid flex-1 cursor-pointer place-items-center rounded-badge font-medium text-ink-2 hover:text-ink " +
  "has-checked:bg-raised has-checked:text-ink has-checked:shadow-segment has-focus-visible:outline-2 has-focus-visible:outline-ink " +
  FORCED_FILL;

interface SegmentFieldProps<Value extends string> {
  readonly label: string;
  /** Labels by value, two or three. */
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of two or three values beside each other. */
export function SegmentField<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset className="grid content-start gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex h-11 gap-0.5 rounded-2 bg-sunken p-0.5 inset-ring inset-ring-line">
        {(Object.keys(options) as Value[]).map((choice) => (
          <label key={choice} className={SEGMENT}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            {options[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
