import { formatMoney } from "../money.ts";
import type { Invoice } from "../objects/invoice.ts";
import { longDay } from "../pages/dates.ts";
import { Drawing } from "./drawing.ts";
import { wrapText } from "./measure-text.ts";
import { PAGE, writePdf } from "./write-pdf.ts";

const LEFT = 56;
const RIGHT = PAGE.width - 56;
const BOTTOM = PAGE.height - 90;
const LINE = 14;
const COLUMNS = { quantity: 360, each: 450 } as const;

/** The invoice as a PDF with selectable text; the same bytes for the same invoice. */
export function invoicePdf(invoice: Invoice): Buffer {
  const pages = new InvoicePages(invoice);
  pages.header();
  pages.lines();
  pages.totals();
  pages.notes();
  return writePdf({ title: `Invoice ${invoice.number}`, created: invoice.created, pages: pages.finish() });
}

class InvoicePages {
  readonly #invoice: Invoice;
  readonly #pages: Drawing[] = [];
  #page = new Drawing();
  #y = 0;

  constructor(invoice: Invoice) {
    this.#invoice = invoice;
    this.#begin();
  }

  header(): void {
    const { number, created, custom_fields: fields, status_transitions: times } = this.#invoice;
    this.#page.text(LEFT, this.#y, "Invoice", { size: 24, bold: true });
    this.#page.text(RIGHT, this.#y, "Standings", { size: 14, bold: true, right: true });
    this.#y += 34;
    const facts = [
      ["Invoice number", number],
      ["Issued", longDay(created)],
      ...(times.paid_at === null ? [] : [["Paid", longDay(times.paid_at)]]),
      ["Bill to", this.#invoice.customer_name ?? ""],
      ["E-mail", this.#invoice.customer_email ?? ""],
      ...(fields ?? []).map(({ name, value }) => [name, value]),
    ];
    for (const [name = "", value = ""] of facts) if (value !== "") this.#fact(name, value);
    this.#y += 14;
  }

  lines(): void {
    this.#tableHead();
    for (const line of this.#invoice.lines.data) {
      const words = wrapText(line.description ?? "", 10, COLUMNS.quantity - LEFT - 60);
      this.#room(words.length * LINE + 10, () => this.#tableHead());
      this.#page.text(COLUMNS.quantity, this.#y, String(line.quantity), { right: true });
      this.#page.text(COLUMNS.each, this.#y, this.#money(line.amount / line.quantity), { right: true });
      this.#page.text(RIGHT, this.#y, this.#money(line.amount), { right: true });
      this.#paragraph(words);
      this.#page.rule(this.#y - 6, LEFT, RIGHT);
      this.#y += 8;
    }
  }

  totals(): void {
    const { status, total, amount_paid: paid, amount_remaining: due } = this.#invoice;
    this.#room(3 * 20);
    this.#y += 6;
    this.#total("Total", this.#money(total), false);
    if (status === "paid") this.#total("Amount paid", this.#money(paid), true);
    else this.#total("Amount due", this.#money(due), true);
  }

  notes(): void {
    for (const note of [this.#invoice.description, this.#invoice.footer]) {
      if (!note) continue;
      this.#y += 14;
      this.#paragraph(wrapText(note, 10, RIGHT - LEFT));
    }
  }

  /** The content of each page, with its foot. */
  finish(): readonly string[] {
    this.#pages.push(this.#page);
    return this.#pages.map((page, index) => {
      const foot = `${this.#invoice.number}, page ${index + 1} of ${this.#pages.length}`;
      page.rule(PAGE.height - 60, LEFT, RIGHT);
      page.text(LEFT, PAGE.height - 44, "Sandbox data: no card was charged and no money moved.", SMALL);
      page.text(RIGHT, PAGE.height - 44, foot, { ...SMALL, right: true });
      return page.content();
    });
  }

  #begin(): void {
    this.#page = new Drawing();
    this.#page.text(RIGHT, 44, "Sandbox data", { size: 9, bold: true, soft: true, right: true });
    this.#y = 76;
  }

  /** Goes on to another page when less than `height` is left. */
  #room(height: number, again?: () => void): void {
    if (this.#y + height <= BOTTOM) return;
    this.#pages.push(this.#page);
    this.#begin();
    again?.();
  }

  #fact(name: string, value: string): void {
    this.#room(LINE);
    this.#page.text(LEFT, this.#y, name, { soft: true });
    const [first = "", ...rest] = wrapText(value, 10, RIGHT - LEFT - 110);
    this.#page.text(LEFT + 110, this.#y, first);
    this.#y += LINE + 2;
    for (const line of rest) {
      this.#page.text(LEFT + 110, this.#y, line);
      this.#y += LINE;
    }
  }

  #tableHead(): void {
    this.#page.text(LEFT, this.#y, "Description", SMALL);
    this.#page.text(COLUMNS.quantity, this.#y, "Qty", { ...SMALL, right: true });
    this.#page.text(COLUMNS.each, this.#y, "Unit price", { ...SMALL, right: true });
    this.#page.text(RIGHT, this.#y, "Amount", { ...SMALL, right: true });
    this.#page.rule(this.#y + 8, LEFT, RIGHT);
    this.#y += 26;
  }

  #total(name: string, value: string, bold: boolean): void {
    this.#page.text(COLUMNS.each, this.#y, name, { bold, right: true });
    this.#page.text(RIGHT, this.#y, value, { bold, right: true });
    this.#y += 20;
  }

  #paragraph(words: readonly string[]): void {
    for (const line of words) {
      this.#room(LINE);
      this.#page.text(LEFT, this.#y, line);
      this.#y += LINE;
    }
  }

  #money(amount: number): string {
    return formatMoney(amount, this.#invoice.currency);
  }
}

const SMALL = { size: 9, soft: true } as const;
