import { ADMIN_SEARCH_MAX } from "@standings/domain";
import type { ReactNode } from "react";
import { TextFilter } from "../../../components/search/text-filter.tsx";
import type { ChangeSearch, ListSearch } from "./use-list-search.ts";

interface ListToolbarProps {
  /** Name of the text field: "Name or e-mail". */
  readonly label: string;
  readonly search: ListSearch;
  readonly onChange: ChangeSearch<ListSearch>;
  /** Filters. */
  readonly children?: ReactNode;
  /** Buttons at the end of the line, such as the one that saves the list. */
  readonly end?: ReactNode;
}

/** Text filter, filters and what can be done with a list. */
export function ListToolbar({ label, search, onChange, children, end }: ListToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 pb-4">
      <div className="w-75 max-sm:w-full">
        <TextFilter
          id="admin-search"
          label={label}
          text={search.search ?? ""}
          maxLength={ADMIN_SEARCH_MAX}
          isLow
          onApply={(text) => onChange({ search: text.trim() === "" ? undefined : text })}
        />
      </div>
      {children}
      {end && <div className="ml-auto flex gap-1 max-sm:hidden">{end}</div>}
    </div>
  );
}
