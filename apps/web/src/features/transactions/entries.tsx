import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Skeleton } from "../../components/ui/loading.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../../components/ui/table.tsx";
import { TextButton } from "../../components/ui/text-link.tsx";
import { cva } from "../../components/ui/variants.ts";

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

export interface EntryColumn<Entry> {
  readonly name: string;
  readonly kind?: "title" | "figure";
  readonly cell: (entry: Entry) => ReactNode;
}

interface EntriesProps<Entry> {
  readonly label: string;
  readonly columns: readonly EntryColumn<Entry>[];
  readonly list: EntryList<Entry>;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

/** List from the payment provider: loading, rows, or empty. A failed call shows an empty list with an error. */
export function Entries<Entry extends { readonly id: string }>(props: EntriesProps<Entry>) {
  const { label, columns, list, emptyTitle, emptyText } = props;
  const names = columns.map(({ name }) => name);
  if (list.isPending) return <LoadingTable label={label} columns={names} />;
  const entries = list.data ?? [];
  return (
    <>
      {list.isError && <NotLoaded what={label.toLowerCase()} list={list} />}
      {entries.length > 0 ? (
        <Table aria-label={label} className={CARDS_ON_PHONE}>
          <Head columns={names} />
          <tbody className="max-sm:block">
            {entries.map((entry) => (
              <EntryRow key={entry.id}>
                {columns.map(({ name, kind, cell }) => (
                  <Cell key={name} name={name} kind={kind}>
                    {cell(entry)}
                  </Cell>
                ))}
              </EntryRow>
            ))}
          </tbody>
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
                <Cell key={name} kind={name === "Description" ? "title" : undefined}>
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

/** A row of the table; a card on a phone. */
function EntryRow({ children }: { children: ReactNode }) {
  return (
    <tr className="max-sm:grid max-sm:grid-cols-1 max-sm:border-t max-sm:border-line-2 max-sm:py-3.5 max-sm:first:border-t-2 max-sm:first:border-line-ink">
      {children}
    </tr>
  );
}

const cellStyle = cva(
  "border-b border-line align-middle max-sm:flex max-sm:min-h-8 max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:border-0 max-sm:py-1.5 sm:h-14 sm:py-2",
  {
    variants: {
      kind: {
        text: "text-ink-2 max-sm:text-right sm:pr-4",
        title: "text-ink max-sm:-order-1 max-sm:text-name/5 max-sm:font-strong sm:pr-4 sm:font-medium",
        figure: "text-right font-strong text-ink",
      },
    },
    defaultVariants: { kind: "text" },
  },
);

interface CellProps {
  /** The column's heading, shown before the value on a phone. */
  readonly name?: string;
  readonly kind: EntryColumn<unknown>["kind"];
  readonly children: ReactNode;
}

function Cell({ name, kind, children }: CellProps) {
  return (
    <td className={cellStyle({ kind })}>
      {name && kind !== "title" && (
        <span className="flex-none text-sm/5 font-text text-ink-3 sm:hidden" aria-hidden="true">
          {name}
        </span>
      )}
      <span className="min-w-0 break-words">{children}</span>
    </td>
  );
}
