import type { Transaction } from "@standings/domain";
import { trpc } from "../../lib/api/trpc.ts";
import { formatMoney } from "../../lib/format.ts";
import { DocumentLink } from "./document-link.tsx";
import { Entries } from "./entries.tsx";
import { Cell, EntryRow, formatSeconds } from "./entry-row.tsx";
import { StatusBadge } from "./status-badge.tsx";

const COLUMNS = ["Date", "Description", "Credits", "Status", "Receipt", "Amount"];

export function Payments() {
  const list = trpc.billing.transactions.useQuery(undefined, { select: ({ transactions }) => transactions });
  return (
    <Entries
      label="Payments"
      columns={COLUMNS}
      list={list}
      emptyTitle="No transactions found"
      emptyText="Payments and their receipts appear here after your first purchase."
      row={(transaction) => <PaymentRow key={transaction.id} transaction={transaction} />}
    />
  );
}

function PaymentRow({ transaction }: { transaction: Transaction }) {
  const { created, description, metadata, amount, amount_refunded, currency, status, receipt_url } =
    transaction;
  return (
    <EntryRow>
      <Cell name="Date">{formatSeconds(created)}</Cell>
      <Cell name="Description" isTitle>
        {description}
      </Cell>
      <Cell name="Credits">{metadata.credits ?? "–"}</Cell>
      <Cell name="Status">
        <StatusBadge status={status} />
      </Cell>
      <Cell name="Receipt">
        <DocumentLink url={receipt_url} about={`of ${formatSeconds(created)}`}>
          Receipt
        </DocumentLink>
      </Cell>
      <Cell name="Amount" isFigure>
        {formatMoney(amount, currency)}
        {amount_refunded > 0 && (
          <span className="block text-xs font-text text-ink-3">
            {formatMoney(amount_refunded, currency)} refunded
          </span>
        )}
      </Cell>
    </EntryRow>
  );
}
