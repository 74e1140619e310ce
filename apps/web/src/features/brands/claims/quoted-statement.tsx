import { type StatementRecord, tableCells } from "@standings/domain";
import { Marked } from "./marked.tsx";

/** The sentence of a statement with its words marked; of a table, the cell that says them. */
export function QuotedStatement({ of }: { readonly of: Quoted }) {
  const { text, at } = said(of);
  return <Marked text={text} at={at} length={of.quoteLength} />;
}

type Quoted = Pick<StatementRecord, "sentence" | "quoteAt" | "quoteLength">;

function said({ sentence, quoteAt, quoteLength }: Quoted) {
  const cells = tableCells(sentence) ?? [];
  const first = cells.findLast(({ at }) => at <= quoteAt);
  const last = cells.find(({ at, text }) => at + text.length >= quoteAt + quoteLength);
  if (!first || !last) return { text: sentence, at: quoteAt };
  return { text: sentence.slice(first.at, last.at + last.text.length), at: quoteAt - first.at };
}
