import { ChevronsUpDown } from "lucide-react";
import { Icon } from "../../../components/ui/icon.tsx";
import { inputFrame } from "../../../components/ui/input-frame.tsx";
import { Select } from "../../../components/ui/select.tsx";

interface FilterSelectProps<Value extends string> {
  /** Shown before the choice. */
  readonly label: string;
  /** Labels by value. */
  readonly options: Readonly<Record<Value, string>>;
  /** Undefined: all. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** A filter of a list: "Role All". */
export function FilterSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterSelectProps<Value>) {
  const values = Object.keys(options) as Value[];
  return (
    <div className={`${inputFrame({ height: "low", isFilled: true })} w-auto! max-sm:min-w-35 max-sm:flex-1`}>
      <span className="pointer-events-none absolute left-3.5 text-ink-2" aria-hidden="true">
        {label} <b className="font-medium text-ink">{value === undefined ? "All" : options[value]}</b>
      </span>
      <Select
        aria-label={label}
        value={value ?? ""}
        onChange={({ target }) => onChange(values.find((known) => known === target.value))}
        className="absolute inset-0 w-full rounded-2 text-transparent! outline-none max-sm:text-md"
      >
        <option value="" className="text-ink">
          All
        </option>
        {values.map((known) => (
          <option key={known} value={known} className="text-ink">
            {options[known]}
          </option>
        ))}
      </Select>
      <span className="invisible flex-none pr-10 pl-3.5 whitespace-nowrap" aria-hidden="true">
        {label} {value === undefined ? "All" : options[value]}
      </span>
      <Icon of={ChevronsUpDown} size="sm" className="pointer-events-none absolute right-3 text-ink-3" />
    </div>
  );
}
