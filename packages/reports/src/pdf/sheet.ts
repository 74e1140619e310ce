import type { Maker, ModelCatalogue } from "@standings/domain";
import { jsPDF } from "jspdf";
import { startsRightToLeft } from "../text/bidi.ts";
import type { Face } from "../text/faces.ts";
import type { GlyphRun, TextStyle, Typesetter } from "../text/typesetter.ts";
import { type EmbeddedFont, embedFont, utf16Hex } from "./font-embedder.ts";
import { createForms, type Forms } from "./forms.ts";
import { type FontEntry, onEvent, replaceFonts, writerOf } from "./jspdf-internals.ts";
import { drawMark, type MarkVariant } from "./marks.ts";
import { fixed, showRuns } from "./text-operators.ts";
import { INK, rgb } from "./tokens.ts";

/** A4 portrait in points. */
export const PAGE = { width: 595.28, height: 841.89, left: 36, right: 559.28, top: 60, bottom: 797 };
export const CONTENT = PAGE.right - PAGE.left;

export interface Ink extends TextStyle {
  readonly color?: string;
}

interface Placing {
  readonly align?: "left" | "center" | "right";
  /** Cut with an ellipsis to this width. */
  readonly width?: number;
  /** A checked address. */
  readonly link?: string | null;
  /** An English sentence of ours: it reads left to right whatever it begins with. */
  readonly isOurs?: boolean;
}

interface ParagraphPlacing extends Pick<Placing, "isOurs"> {
  readonly width: number;
  readonly lineHeight: number;
  readonly maxLines?: number;
}

/** The pages of one document: text, shapes and marks, in points from the top left corner of the page. */
export interface Sheet {
  readonly doc: jsPDF;
  readonly type: Typesetter;
  /** What models are called, and who makes them. */
  readonly catalogue: ModelCatalogue;
  /** One line on a baseline; returns its width. */
  readonly text: (text: string, x: number, baseline: number, ink: Ink, placing?: Placing) => number;
  /** Wrapped lines from the top down; returns their height. */
  readonly paragraph: (text: string, x: number, top: number, ink: Ink, placing: ParagraphPlacing) => number;
  readonly rule: (x: number, y: number, x2: number, y2: number, color: string, width: number) => void;
  readonly box: (x: number, y: number, w: number, h: number, color: string, radius?: number) => void;
  /** A model maker's mark around a point. */
  readonly mark: (maker: Maker | undefined, variant: MarkVariant, x: number, y: number, size: number) => void;
  /** The finished file. */
  readonly bytes: (title: string) => Uint8Array<ArrayBuffer>;
}

export function openSheet(type: Typesetter, catalogue: ModelCatalogue): Sheet {
  const doc = new jsPDF({ unit: "pt", format: "a4", compress: true, precision: 2, floatPrecision: 2 });
  // jspdf-autotable asks for the list at every cell, and jsPDF builds it anew each time.
  const standardFonts = doc.getFontList();
  doc.getFontList = () => standardFonts;
  const fonts = new Map<Face, EmbeddedFont>();
  const forms = createForms(doc);
  const fontOf = ({ face }: GlyphRun) => {
    const font = fonts.get(face) ?? embedFont(face, `T${fonts.size + 1}`);
    fonts.set(face, font);
    return font;
  };
  const putFonts = onEvent(doc, "postPutPages", () => replaceFonts(doc, writeFonts(doc, fonts)));
  const text = textWriter(doc, type, forms, fontOf);
  return {
    doc,
    type,
    catalogue,
    text,
    paragraph(content, x, top, ink, placing) {
      const { width, lineHeight, maxLines, isOurs = false } = placing;
      const lines = type.wrap(content, ink, width, maxLines);
      const isMirrored = lines.length > 1 && !isOurs && startsRightToLeft(content);
      for (const [index, line] of lines.entries()) {
        const baseline = baselineOf(top + index * lineHeight, lineHeight, ink.size);
        if (isMirrored) text(line, x + width, baseline, ink, { align: "right" });
        else text(line, x, baseline, ink, { isOurs });
      }
      return lines.length * lineHeight;
    },
    rule(x, y, x2, y2, color, width) {
      doc.setDrawColor(color).setLineWidth(width).line(x, y, x2, y2);
    },
    box(x, y, w, h, color, radius = 0) {
      doc.setFillColor(color).roundedRect(x, y, w, h, radius, radius, "F");
    },
    mark: (maker, variant, x, y, size) => drawMark(forms, maker, variant, { x, y, size }),
    bytes(title) {
      const setTitle = reserveTitle(doc, title);
      const bytes = new Uint8Array(doc.output("arraybuffer"));
      putFonts.throwIfFailed();
      forms.throwIfFailed();
      setTitle(bytes);
      return bytes;
    },
  };
}

/** Where a line of this size sits in a box of this height. */
export function baselineOf(top: number, height: number, size: number): number {
  return top + height / 2 + size * 0.35;
}

function textWriter(
  doc: jsPDF,
  type: Typesetter,
  forms: Forms,
  fontOf: (run: GlyphRun) => EmbeddedFont,
): Sheet["text"] {
  const writer = writerOf(doc);
  return (content, x, baseline, ink, { align = "left", width, link, isOurs } = {}) => {
    const line = width === undefined ? content : type.ellipsize(content, ink, width);
    const runs = type.shape(line, ink.weight, isOurs ? "ltr" : "auto");
    if (runs.length === 0) return 0;
    const wide = type.width(line, ink);
    const left = align === "left" ? x : align === "right" ? x - wide : x - wide / 2;
    const up = doc.internal.pageSize.getHeight() - baseline;
    const tracking = type.tracking(line, ink) * ink.size;
    const operators = [
      `BT ${rgb(ink.color ?? INK)} rg 1 0 0 1 ${fixed(left)} ${fixed(up)} Tm`,
      ...(tracking === 0 ? [] : [`${fixed(tracking)} Tc`]),
      ...showRuns(runs, ink.size, fontOf),
      ...(tracking === 0 ? [] : ["0 Tc"]),
      "ET",
    ];
    writer.out(operators.join(" "));
    drawRest(forms, runs, left, baseline, ink.size, fontOf);
    if (link) doc.link(left, baseline - ink.size, wide, ink.size * 1.3, { url: link });
    return wide;
  };
}

/** The glyphs that carry no text (dots, marks, parts of syllables) are drawn as outlines, in the ink just set. */
function drawRest(
  forms: Forms,
  runs: readonly GlyphRun[],
  left: number,
  baseline: number,
  size: number,
  fontOf: (run: GlyphRun) => EmbeddedFont,
): void {
  let pen = left;
  for (const run of runs) {
    const { id, face } = fontOf(run);
    const scale = size / face.unitsPerEm;
    const box = face.metrics.box.map((side) => Math.round((side * face.unitsPerEm) / 1000)).join(" ");
    for (const cluster of run.clusters) {
      for (const glyph of cluster.rest) {
        const place = { x: pen + glyph.x * size, y: baseline - glyph.y * size, scale };
        forms.place(`${id}-${glyph.id}`, box, () => `${face.outline(glyph.id)} f`, place);
      }
      pen += cluster.advance * size;
    }
  }
}

function writeFonts(doc: jsPDF, fonts: Map<Face, EmbeddedFont>): FontEntry[] {
  const writer = writerOf(doc);
  return [...fonts.values()].map((font) => ({
    id: font.id,
    objectNumber: font.write(writer),
    isAlreadyPutted: true,
  }));
}

/**
 * jsPDF writes a title as a literal string and leaves the byte 13 in it, which readers turn into 10: "č" is
 * lost. So it writes a placeholder, and the same length of bytes takes the title in hexadecimal.
 */
function reserveTitle(doc: jsPDF, title: string): (file: Uint8Array) => void {
  const hex = `<feff${utf16Hex(title)}>`;
  const placeholder = "-".repeat(hex.length - 2);
  doc.setProperties({ title: placeholder });
  return (file) => {
    const at = Buffer.from(file.buffer).lastIndexOf(`(${placeholder})`);
    if (at < 0) throw new Error("jsPDF wrote the title in another way");
    Buffer.from(file.buffer).write(hex, at, "latin1");
  };
}
