import { PROMPT_MAX_LENGTH, type SearchKind } from "@standings/domain";
import { useRouter } from "@tanstack/react-router";
import { ArrowUpDown, Search, X } from "lucide-react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Chip } from "../../components/ui/chip.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { FRAMED_INPUT, inputFrame } from "../../components/ui/input-frame.tsx";
import { Select } from "../../components/ui/select.tsx";
import { countLabel, type HistorySearch, isSort, SORTS, toFilter } from "./filter.ts";

const DEBOUNCE_MS = 300;
export const HISTORY_FIELD_ID = "history-search";

const KINDS: readonly { readonly id: SearchKind | null; readonly label: string }[] = [
  { id: null, label: "All" },
  { id: "company", label: "Company" },
  { id: "expert", label: "Expert" },
  { id: "comparison", label: "Comparison" },
];

interface FilterBarProps {
  readonly search: HistorySearch;
  /** Number of searches that match the filter. */
  readonly total: number;
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
      <TextFilter field={field} search={search} onSearch={onSearch} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in a row with its legend hidden */}
      <div className="flex flex-wrap gap-2" role="group" aria-label="Type of search">
        {KINDS.map(({ id, label }) => (
          <Chip
            key={label}
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
          {countLabel(total, isLowerBound)}
        </span>
        <span className="relative flex h-10 items-center rounded-2 border border-control bg-surface">
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

interface TextFilterProps extends Pick<FilterBarProps, "search" | "onSearch"> {
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Text filter, applied 300 ms after the last key or with Enter, unless the page is being left. */
function TextFilter({ field, search, onSearch }: TextFilterProps) {
  const text = search.q ?? "";
  const [typed, setTyped] = useState(text);
  const [followed, setFollowed] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const router = useRouter();
  // The address of this page must not win over a click that leaves it.
  useEffect(() => {
    const stop = () => clearTimeout(timer.current);
    const unsubscribe = router.subscribe("onBeforeNavigate", stop);
    return () => {
      unsubscribe();
      stop();
    };
  }, [router]);
  // The address changed elsewhere, such as with the Back button.
  if (followed !== text) {
    setFollowed(text);
    if (typed.trim() !== text) setTyped(text);
  }
  const apply = (value: string) => {
    clearTimeout(timer.current);
    onSearch({ ...search, q: value });
  };
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(value), DEBOUNCE_MS);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(typed);
  };
  return (
    <search>
      <form className={inputFrame()} onSubmit={submit}>
        <Icon of={Search} className="text-ink-3" />
        <input
          ref={field}
          id={HISTORY_FIELD_ID}
          className={FRAMED_INPUT}
          name="history-search"
          aria-label="Search your prompts"
          placeholder="Search your prompts"
          autoComplete="off"
          maxLength={PROMPT_MAX_LENGTH}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        {typed !== "" && (
          <Button
            variant="ghost"
            size="icon"
            className="-mr-2"
            aria-label="Clear the search field"
            onClick={() => {
              setTyped("");
              apply("");
            }}
          >
            <Icon of={X} />
          </Button>
        )}
      </form>
    </search>
  );
}
