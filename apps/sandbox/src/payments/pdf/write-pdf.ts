import { pdfString } from "./encode-text.ts";

/** A4 in points. */
export const PAGE = { width: 595, height: 842 } as const;

export interface PdfDocument {
  readonly title: string;
  /** Seconds since the epoch. */
  readonly created: number;
  /** One content stream per page. */
  readonly pages: readonly string[];
}

const CATALOG = 1;
const TREE = 2;
const REGULAR = 3;
const BOLD = 4;
const INFO = 5;
const FIRST_PAGE = 6;

/** A PDF 1.4 with Helvetica as `/F1` and its bold as `/F2`, which every reader brings along. */
export function writePdf({ title, created, pages }: PdfDocument): Buffer {
  const kids = pages.map((_page, index) => `${FIRST_PAGE + 2 * index} 0 R`);
  const objects = [
    `<< /Type /Catalog /Pages ${TREE} 0 R /Lang (en-US) >>`,
    `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${pages.length} >>`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<< /Title ${pdfString(title)} /Producer (Standings sandbox) /CreationDate (${pdfDate(created)}) >>`,
    ...pages.flatMap((content, index) => [pageObject(FIRST_PAGE + 2 * index + 1), stream(content)]),
  ];
  return assemble(objects);
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function pageObject(contents: number): string {
  return `<< /Type /Page /Parent ${TREE} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 ${REGULAR} 0 R /F2 ${BOLD} 0 R >> >> /Contents ${contents} 0 R >>`;
}

function stream(content: string): string {
  return `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`;
}

function pdfDate(seconds: number): string {
  return `D:${new Date(seconds * 1000).toISOString().replace(/[-:T]/g, "").slice(0, 14)}Z`;
}

/** Everything written is ASCII, so positions in the text are positions in the file. */
function assemble(objects: readonly string[]): Buffer {
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer\n<< /Size ${size} /Root ${CATALOG} 0 R /Info ${INFO} 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, "latin1");
}
