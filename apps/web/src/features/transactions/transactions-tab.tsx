import { SandboxBadge } from "../../components/ui/badge.tsx";
import { Tabs, tabPanelProps } from "../../components/ui/tabs.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { Credits } from "./credits.tsx";
import { Invoices, Payments } from "./provider-lists.tsx";

type TransactionList = "payments" | "invoices" | "credits";

interface TransactionsTabProps {
  readonly list: TransactionList;
  readonly onList: (list: TransactionList) => void;
}

const LISTS = [
  { id: "payments", label: "Payments" },
  { id: "invoices", label: "Invoices" },
  { id: "credits", label: "Credits" },
] as const;

/** Profile → Transactions: payments, invoices, and every credit that came or went. */
export function TransactionsTab({ list, onList }: TransactionsTabProps) {
  const options = trpc.billing.options.useQuery();
  return (
    <>
      <div className="pt-6">
        <Tabs
          label="Transactions"
          idPrefix="transactions"
          items={LISTS}
          selected={list}
          onSelect={onList}
          look="segments"
        />
      </div>
      <div {...tabPanelProps("transactions", list)} className="pt-5">
        {list === "payments" ? <Payments /> : list === "invoices" ? <Invoices /> : <Credits />}
        {list !== "credits" && options.data?.isSandbox && (
          <div className="mt-6">
            <SandboxBadge>No real card is charged.</SandboxBadge>
          </div>
        )}
      </div>
    </>
  );
}
