import { ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../components/ui/icon.tsx";
import { FRAMED_INPUT, inputFrame, Select } from "../../../components/ui/input-frame.tsx";
import { type RawSearch, readChoice, textOf } from "./use-list-search.ts";

export interface FilterFieldProps<Value extends string> {
  /** Undefined: all. */
  readonly value: Value | undefined;
  // A method: filters of narrower values are filters too.
  onChange(value: Value | undefined): void;
}

/** A filter of a list: how the address is read, and the field that changes it. */
export interface Filter<Value extends string> {
  /** The address's value, if it is one of the filter's. */
  read(value: unknown, raw: RawSearch): Value | undefined;
  Field(props: FilterFieldProps<Value>): ReactNode;
  /** Another filter that a new choice of this one clears. */
  readonly clears?: string;
}

/** Filters by their parameter in the address. */
export type Filters = Readonly<Record<string, Filter<string>>>;

export type FilterValues<Known extends Filters> = {
  readonly [Key in keyof Known]?: (Known[Key] extends Filter<infer Value> ? Value : never) | undefined;
};

/** The values of a list's filters in an address; unknown ones are left out. */
export function readFilters<Known extends Filters>(raw: RawSearch, filters: Known): FilterValues<Known> {
  const values = Object.entries(filters).map(([key, filter]) => [key, filter.read(raw[key], raw)] as const);
  // Each value was read by the filter of its key.
  return Object.fromEntries(values) as FilterValues<Known>;
}

/** A choice by labels, as the list shows them. */
export function choiceFilter<Value extends string>(
  label: string,
  options: Readonly<Record<Value, string>>,
): Filter<Value> {
  return {
    read: (value) => readChoice(value, Object.keys(options) as Value[]),
    Field: (field) => <FilterSelect label={label} options={options} {...field} />,
  };
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An id of ours, or none. */
export function readId(value: unknown): string | undefined {
  const id = textOf(value);
  return id !== undefined && ID.test(id) ? id : undefined;
}

/** The first or the last day of a list (`YYYY-MM-DD`, UTC). */
export function dayFilter(label: string): Filter<string> {
  return {
    read: readDay,
    Field: ({ value, onChange }) => (
      <label className={`${inputFrame({ height: "low" })} w-auto! max-sm:w-full!`}>
        <span className="text-ink-2">{label}</span>
        <input
          type="date"
          className={FRAMED_INPUT}
          value={value ?? ""}
          onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
        />
      </label>
    ),
  };
}

/** A day that exists. */
function readDay(value: unknown): string | undefined {
  const day = textOf(value);
  if (day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
}

interface FilterSelectProps<Value extends string> extends FilterFieldProps<Value> {
  /** Shown before the choice. */
  readonly label: string;
  /** Labels by value. */
  readonly options: Readonly<Record<Value, string>>;
}

/** A choice among labels: "Role All". */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, options, value, onChange } = props;
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
