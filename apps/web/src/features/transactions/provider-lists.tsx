import { type Invoice, type StatusTone, statusTone, type Transaction } from "@standings/domain";
import { Badge } from "../../components/ui/badge.tsx";
import { TextAnchor } from "../../components/ui/text-link.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { formatDate, formatMoney } from "../../lib/format.ts";
import { safeHref } from "../../lib/links.ts";
import { Entries, type EntryColumn } from "./entries.tsx";

interface ProviderEntry {
  readonly created: number;
  readonly description: string;
  readonly status: string;
}

const DATE: EntryColumn<ProviderEntry> = { name: "Date", cell: ({ created }) => formatSeconds(created) };
const DESCRIPTION: EntryColumn<ProviderEntry> = {
  name: "Description",
  kind: "title",
  cell: ({ description }) => description,
};
const STATUS: EntryColumn<ProviderEntry> = {
  name: "Status",
  cell: ({ status }) => <ProviderStatus status={status} />,
};

const PAYMENT_COLUMNS: readonly EntryColumn<Transaction>[] = [
  DATE,
  DESCRIPTION,
  { name: "Credits", cell: ({ metadata }) => metadata.credits ?? "–" },
  STATUS,
  {
    name: "Receipt",
    cell: ({ receipt_url, created }) => (
      <DocumentLink url={receipt_url} about={`of ${formatSeconds(created)}`}>
        Receipt
      </DocumentLink>
    ),
  },
  {
    name: "Amount",
    kind: "figure",
    cell: ({ amount, amount_refunded, currency }) => (
      <>
        {formatMoney(amount, currency)}
        {amount_refunded > 0 && (
          <span className="block text-xs font-text text-ink-3">
            {formatMoney(amount_refunded, currency)} refunded
          </span>
        )}
      </>
    ),
  },
];

export function Payments() {
  const list = trpc.billing.transactions.useQuery(undefined, { select: ({ transactions }) => transactions });
  return (
    <Entries
      label="Payments"
      columns={PAYMENT_COLUMNS}
      list={list}
      emptyTitle="No transactions found"
      emptyText="Payments and their receipts appear here after your first purchase."
    />
  );
}

const INVOICE_COLUMNS: readonly EntryColumn<Invoice>[] = [
  DATE,
  DESCRIPTION,
  { name: "Number", cell: ({ number }) => number ?? "–" },
  STATUS,
  {
    name: "Documents",
    cell: ({ created, number, invoice_pdf, hosted_invoice_url }) => {
      const about = number ? `invoice ${number}` : `invoice of ${formatSeconds(created)}`;
      return (
        <span className="flex gap-4">
          <DocumentLink url={invoice_pdf} about={about}>
            PDF
          </DocumentLink>
          <DocumentLink url={hosted_invoice_url} about={about}>
            View
          </DocumentLink>
        </span>
      );
    },
  },
  { name: "Amount", kind: "figure", cell: ({ amount_paid, currency }) => formatMoney(amount_paid, currency) },
];

export function Invoices() {
  const list = trpc.billing.invoices.useQuery(undefined, { select: ({ invoices }) => invoices });
  return (
    <Entries
      label="Invoices"
      columns={INVOICE_COLUMNS}
      list={list}
      emptyTitle="No invoices found"
      emptyText="Each purchase comes with an invoice to keep, as a page and as a PDF."
    />
  );
}

/** Seconds since 1970 as a date. */
function formatSeconds(seconds: number): string {
  return formatDate(new Date(seconds * 1000));
}

const TONES = {
  good: "good",
  waiting: "waiting",
  bad: "bad",
  off: "plain",
  neutral: "line",
} as const satisfies Record<StatusTone, string>;

/** The provider's status with its colour: green, yellow, red, grey or neutral (spec part 1 §4). */
function ProviderStatus({ status }: { status: string }) {
  return <Badge tone={TONES[statusTone(status)]}>{status}</Badge>;
}

interface DocumentLinkProps {
  readonly url: string | null;
  /** Name of the document, for screen readers that read links without their row. */
  readonly about: string;
  readonly children: string;
}

/** Link to a document at the payment provider; a dash when its address is not a web address. */
function DocumentLink({ url, about, children }: DocumentLinkProps) {
  const href = url === null ? null : safeHref(url);
  if (href === null) return <span className="text-ink-3">–</span>;
  return (
    <TextAnchor href={href} target="_blank" rel="noopener noreferrer" touch="inline">
      {children}
      <span className="sr-only"> {about} (opens in a new tab)</span>
    </TextAnchor>
  );
}
