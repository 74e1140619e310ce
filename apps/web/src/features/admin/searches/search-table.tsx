import type { AdminSearch } from "@standings/domain";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { SortName } from "../list/sort-name.tsx";
import type { ChangeSearch, ListSearch } from "../list/use-list-search.ts";
import { SearchRow } from "./search-row.tsx";

interface SearchTableProps {
  readonly searches: readonly AdminSearch[];
  readonly search: ListSearch;
  readonly onChange: ChangeSearch<ListSearch>;
  readonly onOpen: (id: string) => void;
}

/** The list; on a phone a row is a small block. */
export function SearchTable({ searches, search, onChange, onOpen }: SearchTableProps) {
  return (
    <Table isFixed className={`${HEAVY_RULE} max-sm:block`}>
      <caption className="sr-only">Searches</caption>
      <thead className="max-sm:hidden">
        <tr>
          <ColumnName className="text-left">Prompt</ColumnName>
          <ColumnName className="w-49 text-left max-xl:hidden">User</ColumnName>
          <ColumnName className="w-32 text-left">Models</ColumnName>
          <SortName
            label="Date"
            by="createdAt"
            defaultBy="createdAt"
            search={search}
            onChange={onChange}
            className="w-35 text-right"
          />
          <ColumnName className="w-23 pl-4 text-left">Trending</ColumnName>
          <ColumnName className="w-10">
            <span className="sr-only">Details</span>
          </ColumnName>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {searches.map((row) => (
          <SearchRow key={row.id} search={row} onOpen={() => onOpen(row.id)} />
        ))}
      </tbody>
    </Table>
  );
}
