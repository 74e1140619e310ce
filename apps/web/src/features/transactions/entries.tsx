import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/ui/button-link.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../../components/ui/table.tsx";
import { TextButton } from "../../components/ui/text-link.tsx";
import { Cell, EntryRow } from "./entry-row.tsx";

const CARDS_ON_PHONE = "max-sm:block";

interface Loading {
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface EntryList<Entry> extends Loading {
  readonly data: readonly Entry[] | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
}

interface EntriesProps<Entry> {
  readonly label: string;
  readonly columns: readonly string[];
  readonly list: EntryList<Entry>;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly row: (entry: Entry) => ReactNode;
}

/** List from the payment provider: loading, rows, or empty. A failed call shows an empty list with an error. */
export function Entries<Entry>({ label, columns, list, emptyTitle, emptyText, row }: EntriesProps<Entry>) {
  if (list.isPending) return <LoadingTable label={label} columns={columns} />;
  const entries = list.data ?? [];
  return (
    <>
      {list.isError && <NotLoaded what={label.toLowerCase()} list={list} />}
      {entries.length > 0 ? (
        <Table aria-label={label} className={CARDS_ON_PHONE}>
          <Head columns={columns} />
          <tbody className="max-sm:block">{entries.map(row)}</tbody>
        </Table>
      ) : (
        <div className="pt-3">
          <Notice
            icon={ReceiptText}
            title={emptyTitle}
            actions={<ButtonLink to="/pricing">See packs</ButtonLink>}
          >
            {emptyText}
          </Notice>
        </div>
      )}
    </>
  );
}

function NotLoaded({ what, list }: { what: string; list: Loading }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 pb-3 text-sm text-ink-2" role="status">
      Your {what} could not be loaded.
      <TextButton touch="inline" aria-busy={list.isFetching} onClick={() => void list.refetch()}>
        Try again
      </TextButton>
    </p>
  );
}

function Head({ columns }: { columns: readonly string[] }) {
  return (
    <thead className={`${HEAVY_RULE} max-sm:sr-only`}>
      <tr>
        {columns.map((name, index) => (
          <ColumnName key={name} className={index === columns.length - 1 ? "text-right" : "pr-4 text-left"}>
            {name}
          </ColumnName>
        ))}
      </tr>
    </thead>
  );
}

/** Skeleton rows of the final size; they fade out because their number is unknown. */
function LoadingTable({ label, columns }: { label: string; columns: readonly string[] }) {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Loading {label.toLowerCase()}
      </p>
      <Table aria-hidden="true" className={`${CARDS_ON_PHONE} mask-fade`}>
        <Head columns={columns} />
        <tbody className="max-sm:block">
          {[0, 1, 2, 3].map((row) => (
            <EntryRow key={row}>
              {columns.map((name) => (
                <Cell key={name} isTitle={name === "Description"}>
                  <Skeleton className="h-3 w-16" />
                </Cell>
              ))}
            </EntryRow>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
