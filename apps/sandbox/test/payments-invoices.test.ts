import { describe, expect, test } from "vitest";
import { idOf, the, usePayments } from "./payments-kit.ts";

const kit = usePayments();
const { stripe, checkout, pay, paidCharge, eventTypes } = kit;

const getText = async (url: string | null | undefined) => (await fetch(the(url))).text();

async function paidInvoice() {
  const customer = await stripe().customers.create({ email: "ada@example.com", name: "Ada (Ünïted) & Söns" });
  const session = await checkout({
    customer: customer.id,
    invoice_creation: {
      enabled: true,
      invoice_data: {
        description: "Thank you <b>Ada</b>",
        footer: "Paid in full",
        custom_fields: [{ name: "PO", value: "4711" }],
        metadata: { pack: "50" },
      },
    },
  });
  const paid = await pay(session);
  return { customer, paid, invoice: await stripe().invoices.retrieve(the(paid.invoice)) };
}

describe("invoices", () => {
  test("come paid with a checkout that asked for one", async () => {
    const { customer, paid, invoice } = await paidInvoice();
    expect(invoice).toMatchObject({
      object: "invoice",
      number: `${customer.invoice_prefix}-0001`,
      status: "paid",
      amount_due: 4000,
      amount_paid: 4000,
      amount_remaining: 0,
      currency: "usd",
      customer: customer.id,
      customer_email: "ada@example.com",
      description: "Thank you <b>Ada</b>",
      footer: "Paid in full",
      custom_fields: [{ name: "PO", value: "4711" }],
      metadata: { pack: "50" },
      billing_reason: "manual",
      parent: null,
      lines: { data: [{ description: "50 credits", amount: 4000, quantity: 1 }] },
    });
    expect(invoice.status_transitions.paid_at).toEqual(expect.any(Number));
    expect((await stripe().invoices.list({ customer: customer.id })).data).toEqual([invoice]);
    expect(await eventTypes(invoice)).toContain("invoice.paid");
    const payments = await stripe().invoicePayments.list({ invoice: invoice.id });
    expect(payments.data).toMatchObject([
      { status: "paid", amount_paid: 4000, payment: { payment_intent: paid.payment_intent } },
    ]);
    const second = await pay(await checkout({ customer: customer.id, invoice_creation: { enabled: true } }));
    expect(await stripe().invoices.retrieve(second.invoice)).toMatchObject({
      number: `${customer.invoice_prefix}-0002`,
    });
  });

  test("are missing without the wish", async () => {
    expect(await pay(await checkout())).toMatchObject({ invoice: null });
  });

  test("have a page and a PDF that say what they are", async () => {
    const { invoice } = await paidInvoice();
    const page = await getText(invoice.hosted_invoice_url);
    expect(page).toContain("Sandbox data");
    expect(page).toContain(the(invoice.number));
    expect(page).toContain("Thank you &lt;b&gt;Ada&lt;/b&gt;");
    expect(page).not.toContain("<b>Ada</b>");

    const response = await fetch(the(invoice.invoice_pdf));
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString("latin1");
    expect(text).toMatch(/^%PDF-1\.\d\n/);
    expect(text).toMatch(/%%EOF\n?$/);
    const start = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
    expect(text.slice(start, start + 5)).toBe("xref\n");
    const offsets = Array.from(text.matchAll(/^(\d{10}) 00000 n $/gm), ([, offset]) => Number(offset));
    expect(offsets.length).toBeGreaterThan(5);
    for (const [index, offset] of offsets.entries()) {
      expect(text.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true);
    }
    for (const shown of [
      "Sandbox data",
      the(invoice.number),
      "ada@example.com",
      "$40.00",
      "Ada \\(Ünïted\\) & Söns",
    ]) {
      expect(text).toContain(shown);
    }
    const again = Buffer.from(await (await fetch(the(invoice.invoice_pdf))).arrayBuffer());
    expect(again.equals(bytes)).toBe(true);
  });

  test("go on over as many PDF pages as they need", async () => {
    const item = (index: number) => ({
      quantity: 2,
      price_data: {
        currency: "usd",
        unit_amount: 100 + index,
        product_data: { name: `Item ${index} ${"with a rather long name ".repeat(8)}${"x".repeat(90)}` },
      },
    });
    const session = await checkout({
      customer_email: "long@example.com",
      line_items: Array.from({ length: 60 }, (_, index) => item(index)),
      invoice_creation: { enabled: true },
    });
    const invoice = await stripe().invoices.retrieve((await pay(session)).invoice);
    const text = await getText(invoice.invoice_pdf);
    const pages = Number(/\/Count (\d+)/.exec(text)?.[1]);
    expect(pages).toBeGreaterThan(2);
    expect(text).toContain(`page ${pages} of ${pages}`);
  });
});

describe("receipts", () => {
  test("show what was paid and what went back", async () => {
    const charge = await paidCharge({ customer_email: "<script>@example.com" });
    expect(await getText(charge.receipt_url)).toMatch(/\$40\.00 paid[\s\S]*50 credits[\s\S]*Sandbox data/);
    expect(await getText(charge.receipt_url)).not.toContain("<script>@");
    await stripe().refunds.create({ charge: charge.id, amount: 1500 });
    expect(await getText(charge.receipt_url)).toMatch(/Refunded[\s\S]*−\$15\.00[\s\S]*\$25\.00/);
  });

  test("exist only for what was paid", async () => {
    const { payment_intent: intent } = await kit.control(
      "POST",
      `/sessions/${(await checkout()).id}/decline`,
    );
    const [failed] = (await stripe().charges.list({ payment_intent: intent })).data;
    for (const path of [
      `/receipts/${idOf(failed)}`,
      "/receipts/ch_none",
      "/invoices/in_none",
      "/invoices/in_none/pdf",
    ]) {
      expect((await kit.call("GET", path)).status).toBe(404);
    }
  });
});
