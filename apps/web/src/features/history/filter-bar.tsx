import { PROMPT_MAX_LENGTH } from "@standings/domain";
import { ArrowUpDown } from "lucide-react";
import { useRef } from "react";
import { TextFilter } from "../../components/search/text-filter.tsx";
import { Chip } from "../../components/ui/chip.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { Select } from "../../components/ui/input-frame.tsx";
import { countLabel, type HistoryKind, type HistorySearch, isSort, SORTS, toFilter } from "./filter.ts";

export const HISTORY_FIELD_ID = "history-search";
export const ALL_KINDS_ID = "history-all";

const KINDS: readonly { readonly id: HistoryKind | null; readonly label: string }[] = [
  { id: null, label: "All" },
  { id: "company", label: "Company" },
  { id: "expert", label: "Expert" },
  { id: "comparison", label: "Comparison" },
  { id: "study", label: "Studies" },
];

interface FilterBarProps {
  readonly search: HistorySearch;
  /** Number of searches that match the filter; null where studies are shown alone, which have one order. */
  readonly total: number | null;
  /** `total` was not counted to the end. */
  readonly isLowerBound: boolean;
  readonly onSearch: (search: HistorySearch) => void;
}

export function FilterBar({ search, total, isLowerBound, onSearch }: FilterBarProps) {
  const { kind, sort } = toFilter(search);
  const field = useRef<HTMLInputElement>(null);
  /** With what stands in the text field, which may not have been applied yet. */
  const change = (changed: HistorySearch) => onSearch({ ...search, q: field.current?.value, ...changed });
  return (
    <div className="grid gap-3 pt-6 md:grid-cols-[minmax(0,320px)_minmax(0,1fr)_auto] md:items-center md:gap-x-5">
      <TextFilter
        field={field}
        id={HISTORY_FIELD_ID}
        label="Search your prompts"
        text={search.q ?? ""}
        maxLength={PROMPT_MAX_LENGTH}
        onApply={(q) => onSearch({ ...search, q })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in a row with its legend hidden */}
      <div className="flex flex-wrap gap-2" role="group" aria-label="Type of search">
        {KINDS.map(({ id, label }) => (
          <Chip
            key={label}
            id={id === null ? ALL_KINDS_ID : undefined}
            kind="filter"
            aria-pressed={kind === id}
            onClick={() => change({ kind: id ?? undefined })}
          >
            {label}
          </Chip>
        ))}
      </div>
      <div className="flex items-center justify-between gap-4">
        <span className="text-sm whitespace-nowrap text-ink-3" role="status">
          {total !== null && countLabel(total, isLowerBound)}
        </span>
        <span
          hidden={total === null}
          className="relative flex h-10 items-center rounded-2 border border-control bg-surface"
        >
          <Icon of={ArrowUpDown} className="pointer-events-none absolute left-3 text-ink-3" />
          <Select
            className="pr-3 pl-9 text-sm"
            aria-label="Sort by"
            value={sort}
            onChange={({ target }) => isSort(target.value) && change({ sort: target.value })}
          >
            {Object.entries(SORTS).map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </span>
      </div>
    </div>
  );
}
