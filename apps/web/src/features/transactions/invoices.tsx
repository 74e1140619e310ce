import type { Invoice } from "@standings/domain";
import { trpc } from "../../lib/api/trpc.ts";
import { formatMoney } from "../../lib/format.ts";
import { DocumentLink } from "./document-link.tsx";
import { Entries } from "./entries.tsx";
import { Cell, EntryRow, formatSeconds } from "./entry-row.tsx";
import { StatusBadge } from "./status-badge.tsx";

const COLUMNS = ["Date", "Description", "Number", "Status", "Documents", "Amount"];

export function Invoices() {
  const list = trpc.billing.invoices.useQuery(undefined, { select: ({ invoices }) => invoices });
  return (
    <Entries
      label="Invoices"
      columns={COLUMNS}
      list={list}
      emptyTitle="No invoices found"
      emptyText="Each purchase comes with an invoice to keep, as a page and as a PDF."
      row={(invoice) => <InvoiceRow key={invoice.id} invoice={invoice} />}
    />
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { created, number, description, amount_paid, currency, status, invoice_pdf, hosted_invoice_url } =
    invoice;
  const about = number ? `invoice ${number}` : `invoice of ${formatSeconds(created)}`;
  return (
    <EntryRow>
      <Cell name="Date">{formatSeconds(created)}</Cell>
      <Cell name="Description" isTitle>
        {description}
      </Cell>
      <Cell name="Number">{number ?? "–"}</Cell>
      <Cell name="Status">
        <StatusBadge status={status} />
      </Cell>
      <Cell name="Documents">
        <span className="flex gap-4">
          <DocumentLink url={invoice_pdf} about={about}>
            PDF
          </DocumentLink>
          <DocumentLink url={hosted_invoice_url} about={about}>
            View
          </DocumentLink>
        </span>
      </Cell>
      <Cell name="Amount" isFigure>
        {formatMoney(amount_paid, currency)}
      </Cell>
    </EntryRow>
  );
}
