import { missingPage, type Page } from "../../../html.ts";
import { formatMoney, longDay, methodName } from "../../formats.ts";
import type { Charge } from "../../objects/charge.ts";
import type { Invoice } from "../../objects/invoice.ts";

export interface Receipt {
  readonly charge: Charge;
  readonly lines: readonly Pick<Invoice["lines"]["data"][number], "amount" | "description" | "quantity">[];
  readonly invoiceUrl: string | null;
}

/** The receipt of a paid charge. */
export function receiptPage({ charge, lines, invoiceUrl }: Receipt): Page {
  const facts = [
    ["Paid by", charge.billing_details.name],
    ["E-mail", charge.receipt_email ?? charge.billing_details.email],
    ["Method", methodName(charge)],
    ["For", charge.description],
    ["Payment", charge.payment_intent],
  ];
  return {
    title: `Receipt for ${formatMoney(charge.amount, charge.currency)}`,
    style: "document",
    view: "receipt",
    data: { charge, lines, invoiceUrl, facts, paidOn: longDay(charge.created), money: formatMoney },
  };
}

/** The hosted invoice, with a link to its PDF. */
export function invoicePage(invoice: Invoice): Page {
  const { paid_at: paidAt } = invoice.status_transitions;
  const facts = [
    ["From", "Standings"],
    ["To", invoice.customer_name],
    ["E-mail", invoice.customer_email],
    ["Issued", longDay(invoice.created)],
    ["Paid", paidAt === null ? null : longDay(paidAt)],
    ...(invoice.custom_fields ?? []).map(({ name, value }) => [name, value]),
  ];
  return {
    title: `Invoice ${invoice.number}`,
    style: "document",
    view: "invoice",
    data: { invoice, isPaid: invoice.status === "paid", facts, money: formatMoney },
  };
}

export function missingDocument(kind: "receipt" | "invoice"): Page {
  return missingPage(`No such ${kind}`, {
    heading: `There is no such ${kind}`,
    text: "The sandbox forgets everything when it restarts.",
    href: "/payments",
    link: "All payments",
  });
}
