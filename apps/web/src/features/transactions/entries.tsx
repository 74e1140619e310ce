import { Link } from "@tanstack/react-router";
import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { Notice } from "../../components/ui/notice.tsx";

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

/** A list from the payment provider: loading, empty, not loaded (which is empty, and says so), or rows. */
export function Entries<Entry>({ label, columns, list, emptyTitle, emptyText, row }: EntriesProps<Entry>) {
  if (list.isPending) return <Skeleton label={label} columns={columns} />;
  const entries = list.data ?? [];
  return (
    <>
      {list.isError && <NotLoaded what={label.toLowerCase()} list={list} />}
      {entries.length > 0 ? (
        <table className="entries" aria-label={label}>
          <Head columns={columns} />
          <tbody>{entries.map(row)}</tbody>
        </table>
      ) : (
        <div className="pt-3">
          <Notice
            icon={ReceiptText}
            title={emptyTitle}
            actions={
              <Link to="/pricing" className="btn btn-secondary">
                See packs
              </Link>
            }
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
      <button
        type="button"
        className="textlink -my-2.5 py-2.5"
        aria-busy={list.isFetching}
        onClick={() => void list.refetch()}
      >
        Try again
      </button>
    </p>
  );
}

function Head({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col" data-kind={name === "Amount" ? "figure" : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Rows of the real ones' size, fading out because their number is not known. */
function Skeleton({ label, columns }: { label: string; columns: readonly string[] }) {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Loading {label.toLowerCase()}
      </p>
      <table className="entries entries-loading" aria-hidden="true">
        <Head columns={columns} />
        <tbody>
          {[0, 1, 2, 3].map((row) => (
            <tr key={row} className="entry">
              {columns.map((name) => (
                <td key={name} data-kind={name === "Description" ? "title" : undefined}>
                  <span className="bone h-3 w-16" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
