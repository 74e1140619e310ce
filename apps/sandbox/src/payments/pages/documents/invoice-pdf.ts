import { jsPDF } from "jspdf";
import { autoTable, type UserOptions } from "jspdf-autotable";
import { formatMoney, longDay } from "../../formats.ts";
import type { Invoice } from "../../objects/invoice.ts";

/** Points from the left and from the top of an A4 page. */
const LEFT = 56;
const RIGHT = 539;
const TOP = 76;
const FOOT = 798;

/** The invoice as a PDF with selectable text. Equal invoices give equal bytes. */
export function invoicePdf(invoice: Invoice): Buffer {
  const doc = new jsPDF({ unit: "pt", format: "a4" });
  doc.setProperties({ title: printable(`Invoice ${invoice.number}`), creator: "Standings sandbox" });
  doc.setCreationDate(new Date(invoice.created * 1000)).setFileId("0".repeat(32));
  write(doc, "Invoice", { x: LEFT, y: TOP, size: 24, bold: true });
  write(doc, "Standings", { x: RIGHT, y: TOP, size: 14, bold: true, right: true });
  const facts = addTable(doc, TOP + 24, {
    body: factsOf(invoice),
    columnStyles: { 0: { cellWidth: 110, textColor: SOFT } },
  });
  const lines = addTable(doc, facts + 14, linesOf(invoice));
  const totals = addTable(doc, lines + 6, totalsOf(invoice));
  const notes = [invoice.description, invoice.footer].flatMap((note) => (note ? [[note]] : []));
  if (notes.length > 0) addTable(doc, totals + 14, { body: notes });
  addMargins(doc, invoice.number);
  return Buffer.from(doc.output("arraybuffer"));
}

const INK = 28;
const SOFT = 107;
const RULE = { lineColor: 217, lineWidth: { bottom: 0.75 } };

function factsOf(invoice: Invoice): string[][] {
  const { paid_at: paidAt } = invoice.status_transitions;
  return [
    ["Invoice number", invoice.number],
    ["Issued", longDay(invoice.created)],
    ["Paid", paidAt === null ? "" : longDay(paidAt)],
    ["Bill to", invoice.customer_name ?? ""],
    ["E-mail", invoice.customer_email ?? ""],
    ...(invoice.custom_fields ?? []).map(({ name, value }) => [name, value]),
  ].filter(([, value]) => value !== "");
}

function linesOf({ lines, currency }: Invoice): UserOptions {
  const number = { halign: "right", cellWidth: 85 } as const;
  const head = ["Qty", "Unit price", "Amount"].map((content) => ({ content, styles: number }));
  return {
    head: [["Description", ...head]],
    body: lines.data.map(({ description, quantity, amount }) => [
      description ?? "",
      String(quantity),
      formatMoney(amount / quantity, currency),
      formatMoney(amount, currency),
    ]),
    headStyles: { fontSize: 9, fontStyle: "normal", textColor: SOFT },
    styles: { ...RULE, cellPadding: { top: 5, bottom: 5, left: 0, right: 8 } },
    columnStyles: { 1: { ...number, cellWidth: 50 }, 2: number, 3: number },
    rowPageBreak: "avoid",
  };
}

function totalsOf({
  status,
  total,
  amount_paid: paid,
  amount_remaining: due,
  currency,
}: Invoice): UserOptions {
  const last = status === "paid" ? ["Amount paid", paid] : (["Amount due", due] as const);
  const bold = { fontStyle: "bold" } as const;
  return {
    body: [
      ["Total", formatMoney(total, currency)],
      [
        { content: last[0], styles: bold },
        { content: formatMoney(Number(last[1]), currency), styles: bold },
      ],
    ],
    columnStyles: { 0: { halign: "right" }, 1: { halign: "right", cellWidth: 85 } },
  };
}

/** Adds rows below `y`, over as many pages as they need. Returns where they end. */
function addTable(doc: jsPDF, y: number, options: UserOptions): number {
  let end = y;
  autoTable(doc, {
    theme: "plain",
    startY: y,
    margin: { left: LEFT, right: LEFT, top: TOP, bottom: 90 },
    ...options,
    styles: {
      fontSize: 10,
      textColor: INK,
      cellPadding: { top: 2, bottom: 2, left: 0, right: 8 },
      ...options.styles,
    },
    didParseCell: ({ cell }) => {
      cell.text = cell.text.map(printable);
    },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end;
    },
  });
  return end;
}

/** The head and the foot that every page carries. */
function addMargins(doc: jsPDF, number: string): void {
  const pages = doc.getNumberOfPages();
  for (let page = 1; page <= pages; page++) {
    doc.setPage(page);
    write(doc, "Sandbox data", { x: RIGHT, y: 44, size: 9, bold: true, right: true });
    write(doc, "Sandbox data: no card was charged and no money moved.", { x: LEFT, y: FOOT, size: 9 });
    write(doc, `${number}, page ${page} of ${pages}`, { x: RIGHT, y: FOOT, size: 9, right: true });
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
  /** The text ends at `x`. */
  readonly right?: boolean;
}

function write(doc: jsPDF, text: string, { x, y, size, bold = false, right = false }: Place): void {
  doc.setFont("helvetica", bold ? "bold" : "normal").setFontSize(size);
  doc.setTextColor(size === 9 ? SOFT : INK);
  doc.text(printable(text), x, y, { align: right ? "right" : "left" });
}

/** Replaces letters that the PDF's built-in fonts lack; one of them would garble its whole line. */
function printable(text: string): string {
  return text.replace(/[^\n\x20-\x7e\xa1-\xff€…‘’“”•–—™]/gu, (letter) => {
    if (letter === "−") return "-";
    return /^[\x20-\x7e]/.exec(letter.normalize("NFKD"))?.[0] ?? "?";
  });
}
