import { jsPDF } from "jspdf";

/**
 * What jsPDF hands to plug-ins and does not type: its events and the writer behind them (jsPDF 4.2). Fonts,
 * glyphs and marks are written through these, as jsPDF's own font and image plug-ins do.
 */
export interface PdfWriter {
  /** Begins an object; `endobj` is the caller's. */
  readonly newObject: () => number;
  /** One line of the object under way, or of the current page. */
  readonly out: (line: string) => void;
}

export interface FontEntry {
  readonly id: string;
  objectNumber: number;
  isAlreadyPutted: boolean;
}

const fontTables = new WeakMap<object, Record<string, FontEntry>>();

jsPDF.API.events.push([
  "addFonts",
  function (this: object, { fonts }: { fonts: Record<string, FontEntry> }) {
    fontTables.set(this, fonts);
  },
]);

export function writerOf(doc: jsPDF): PdfWriter {
  if (!isWriter(doc.internal)) throw new Error("jsPDF has no writer any more");
  return doc.internal;
}

/** The writer is part of jsPDF's plug-in interface, but not of its types. */
function isWriter(internal: object): internal is PdfWriter {
  return "newObject" in internal && "out" in internal;
}

/** jsPDF swallows what a handler throws, so the error is kept for `throwIfFailed`. */
export function onEvent(doc: jsPDF, event: string, handler: () => void): { throwIfFailed: () => void } {
  let failure: unknown;
  doc.internal.events.subscribe(event, () => {
    try {
      handler();
    } catch (error) {
      failure = error;
    }
  });
  return {
    throwIfFailed() {
      if (failure !== undefined) throw failure;
    },
  };
}

/** The fonts the file will name; the fourteen standard ones, which nothing uses, leave it. */
export function replaceFonts(doc: jsPDF, entries: readonly FontEntry[]): void {
  const fonts = fontTables.get(doc);
  if (!fonts) throw new Error("jsPDF did not announce its fonts");
  for (const id of Object.keys(fonts)) delete fonts[id];
  for (const entry of entries) fonts[entry.id] = entry;
}
