import { ChevronDown } from "lucide-react";
import { Icon } from "../../components/ui/icon.tsx";
import { Select } from "../../components/ui/input-frame.tsx";

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value | "";
  readonly options: readonly (readonly [value: Value | "", text: string])[];
  readonly onChoose: (value: Value | undefined) => void;
}

/** A small choice of a view. The empty value is the view's default. */
export function Choice<Value extends string | number>({
  label,
  value,
  options,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <span className="relative inline-flex h-10 items-center">
      <Select
        aria-label={label}
        className="rounded-2 pr-6 pl-2 text-sm hover:bg-hover"
        value={value}
        onChange={(event) => {
          const chosen = options.find(([option]) => String(option) === event.target.value)?.[0];
          onChoose(chosen === "" ? undefined : chosen);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Select>
      <Icon of={ChevronDown} size="sm" className="pointer-events-none absolute right-1.5 text-ink-3" />
    </span>
  );
}
