import type { jsPDF } from "jspdf";
import { writeStream } from "./font-embedder.ts";
import { onEvent, writerOf } from "./jspdf-internals.ts";

/** Where a form goes: its scale and its origin, in points from the top left corner. */
interface FormPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Form {
  readonly content: string;
  readonly box: string;
  number: number;
}

/** Drawings that are written into the file once and placed many times (PDF's form objects). */
export interface Forms {
  /** @param box what the drawing fills, in its own units: "left bottom right top" */
  readonly place: (id: string, box: string, paint: () => string, place: FormPlace) => void;
  readonly throwIfFailed: () => void;
}

export function createForms(doc: jsPDF): Forms {
  const forms = new Map<string, Form>();
  const writer = writerOf(doc);
  const put = onEvent(doc, "putResources", () => {
    for (const form of forms.values()) {
      const entries = `/Type /XObject /Subtype /Form /BBox [${form.box}]`;
      form.number = writeStream(writer, Buffer.from(form.content, "latin1"), { entries });
    }
  });
  const name = onEvent(doc, "putXobjectDict", () => {
    for (const [id, form] of forms) writer.out(`/${id} ${form.number} 0 R`);
  });
  return {
    place(id, box, paint, { x, y, scale }) {
      if (!forms.has(id)) forms.set(id, { content: paint(), box, number: 0 });
      const up = doc.internal.pageSize.getHeight() - y;
      const matrix = [scale, 0, 0, scale, x, up].map((value) => Math.round(value * 10_000) / 10_000);
      writer.out(`q ${matrix.join(" ")} cm /${id} Do Q`);
    },
    throwIfFailed() {
      put.throwIfFailed();
      name.throwIfFailed();
    },
  };
}
