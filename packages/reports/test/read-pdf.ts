import { getDocumentProxy } from "unpdf";

export interface ReadPdf {
  /** Text of each page in the order of the file, as one line. */
  readonly pages: readonly string[];
  readonly text: string;
  readonly links: readonly string[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly scripts: unknown;
  /** The file, byte by byte; its dictionaries are not compressed. */
  readonly raw: string;
}

/** Reads a file back with pdf.js, which had no part in writing it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const raw = Buffer.from(bytes).toString("latin1");
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : "")).join(""));
    for (const annotation of await page.getAnnotations())
      links.push(String(annotation.url ?? annotation.unsafeUrl));
  }
  const { info } = await document.getMetadata();
  const scripts = await document.getJSActions();
  await document.loadingTask.destroy();
  return { pages, text: pages.join(" "), links, info: { ...info }, scripts, raw };
}

/** Where each of the texts begins; every one must come after the one before. */
export function positionsIn(text: string, parts: readonly string[]): number[] {
  let from = 0;
  return parts.map((part) => {
    const at = text.indexOf(part, from);
    from = Math.max(at, from);
    return at;
  });
}
