import { FRAMED_INPUT, inputFrame } from "../../../components/ui/input-frame.tsx";

interface DayFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`. */
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** First or last day of a list. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <label className={`${inputFrame({ height: "low" })} w-auto! max-sm:w-full!`}>
      <span className="text-ink-2">{label}</span>
      <input
        type="date"
        className={FRAMED_INPUT}
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
      />
    </label>
  );
}
