import { ArrowDown, ArrowUp } from "lucide-react";
import { Icon } from "../../../components/ui/icon.tsx";
import { ColumnName } from "../../../components/ui/table.tsx";
import type { ChangeSearch, ListSearch } from "./use-list-search.ts";

interface SortNameProps {
  readonly label: string;
  /** Value of `sortBy`. */
  readonly by: string;
  /** `sortBy` of an address without one. */
  readonly defaultBy: string;
  readonly search: ListSearch;
  readonly onChange: ChangeSearch<ListSearch>;
  /** Width and alignment. */
  readonly className?: string;
}

/** Header of a column that orders the list: down first, then up. */
export function SortName({ label, by, defaultBy, search, onChange, className }: SortNameProps) {
  const isChosen = (search.sortBy ?? defaultBy) === by;
  const order = search.sortOrder ?? "desc";
  const next = isChosen && order === "desc" ? "asc" : "desc";
  return (
    <ColumnName
      className={className}
      aria-sort={isChosen ? (order === "desc" ? "descending" : "ascending") : undefined}
    >
      <button
        type="button"
        className={`-my-2 inline-flex min-h-10 items-center gap-1 hover:text-ink ${isChosen ? "text-ink" : ""}`}
        onClick={() =>
          onChange({
            sortBy: by === defaultBy ? undefined : by,
            sortOrder: next === "desc" ? undefined : next,
          })
        }
      >
        {label}
        {isChosen && <Icon of={order === "desc" ? ArrowDown : ArrowUp} size="sm" />}
      </button>
    </ColumnName>
  );
}
