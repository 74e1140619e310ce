import { pdfString } from "./encode-text.ts";
import { textWidth } from "./measure-text.ts";
import { PAGE } from "./write-pdf.ts";

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly soft?: boolean;
  /** Ends at `x` instead of beginning there. */
  readonly right?: boolean;
}

/** One page's content. Points from the left and, unlike in PDF, from the top. */
export class Drawing {
  readonly #parts: string[] = [];

  text(x: number, y: number, text: string, style: TextStyle = {}): void {
    const { size = 10, bold = false, soft = false, right = false } = style;
    const left = right ? x - textWidth(text, { size, bold }) : x;
    const gray = soft ? "0.42" : "0.11";
    const at = `${left.toFixed(2)} ${(PAGE.height - y).toFixed(2)}`;
    this.#parts.push(`BT /F${bold ? 2 : 1} ${size} Tf ${gray} g ${at} Td ${pdfString(text)} Tj ET`);
  }

  rule(y: number, from: number, to: number): void {
    const level = (PAGE.height - y).toFixed(2);
    this.#parts.push(`0.85 G 0.75 w ${from} ${level} m ${to} ${level} l S`);
  }

  content(): string {
    return this.#parts.join("\n");
  }
}
