import { deflateSync } from "node:zlib";
import type { Cluster, Face } from "../text/faces.ts";
import { subsetGlyphs } from "../text/subset.ts";
import type { PdfWriter } from "./jspdf-internals.ts";

interface UsedGlyph {
  readonly id: number;
  readonly text: string;
  /** Thousandths of an em. */
  readonly width: number;
}

/** A face as one PDF uses it. Codes count the pairs of glyph and text, so that each is read back exactly. */
export interface EmbeddedFont {
  readonly id: string;
  readonly face: Face;
  /** The code of a cluster and the width that the file gives it. */
  readonly use: (cluster: Cluster) => { readonly code: number; readonly width: number };
  /** Writes the font's objects and returns the number of the one that pages name. */
  readonly write: (writer: PdfWriter) => number;
}

export function embedFont(face: Face, id: string): EmbeddedFont {
  const codes = new Map<string, { code: number; width: number }>();
  const used: UsedGlyph[] = [{ id: 0, text: "", width: 0 }];
  return {
    id,
    face,
    use(cluster) {
      const key = `${cluster.id} ${cluster.text}`;
      const known = codes.get(key);
      if (known) return known;
      const width = Math.round(cluster.width * 1000);
      const code = used.push({ id: cluster.id, text: cluster.text, width }) - 1;
      codes.set(key, { code, width });
      return { code, width };
    },
    write: (writer) => writeFont(writer, face, subsetName(face, id), used),
  };
}

/** Six capitals mark a subset (PDF 32000-1 §9.6.4). */
function subsetName(face: Face, id: string): string {
  const number = Number.parseInt(id.replace(/\D/g, ""), 10);
  const letters = [...number.toString(26).padStart(6, "0")];
  return `${letters.map((digit) => String.fromCharCode(65 + Number.parseInt(digit, 26))).join("")}+${face.name}`;
}

function writeFont(writer: PdfWriter, face: Face, name: string, used: readonly UsedGlyph[]): number {
  const subset = subsetGlyphs(face.sfnt, new Set(used.map((glyph) => glyph.id)));
  const file = writeStream(writer, subset, { isFont: true });
  const glyphMap = Buffer.alloc(used.length * 2);
  for (const [code, glyph] of used.entries()) glyphMap.writeUInt16BE(glyph.id, code * 2);
  const codesToGlyphs = writeStream(writer, glyphMap);
  const toUnicode = writeStream(writer, Buffer.from(unicodeMap(used), "latin1"));
  const { ascent, descent, capHeight, box } = face.metrics;
  const descriptor = writeObject(
    writer,
    `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${box.join(" ")}] /ItalicAngle 0 ` +
      `/Ascent ${ascent} /Descent ${descent} /CapHeight ${capHeight} /StemV 80 /FontFile2 ${file} 0 R >>`,
  );
  const widths = used.map((glyph) => glyph.width).join(" ");
  const descendant = writeObject(
    writer,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /FontDescriptor ${descriptor} 0 R ` +
      `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ` +
      `/DW 0 /W [0 [${widths}]] /CIDToGIDMap ${codesToGlyphs} 0 R >>`,
  );
  return writeObject(
    writer,
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H ` +
      `/DescendantFonts [${descendant} 0 R] /ToUnicode ${toUnicode} 0 R >>`,
  );
}

export function writeObject(writer: PdfWriter, content: string): number {
  const number = writer.newObject();
  writer.out(content);
  writer.out("endobj");
  return number;
}

/** Smaller streams are hardly worth packing, bytes. */
const WORTH_PACKING = 700;

interface StreamOptions {
  readonly isFont?: boolean;
  /** Further entries of the stream's dictionary. */
  readonly entries?: string;
}

export function writeStream(
  writer: PdfWriter,
  bytes: Uint8Array,
  { isFont = false, entries = "" }: StreamOptions = {},
): number {
  const isPacked = bytes.length > WORTH_PACKING;
  const data = isPacked ? deflateSync(bytes) : Buffer.from(bytes);
  const number = writer.newObject();
  const length1 = isFont ? ` /Length1 ${bytes.length}` : "";
  writer.out(`<< /Length ${data.length}${length1}${isPacked ? " /Filter /FlateDecode" : ""} ${entries} >>`);
  writer.out("stream");
  writer.out(data.toString("latin1"));
  writer.out("endstream");
  writer.out("endobj");
  return number;
}

const MAP_HEAD = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange`;

const MAP_FOOT = `endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

/** ToUnicode map: the text of each code. */
function unicodeMap(used: readonly UsedGlyph[]): string {
  const lines = used.map((glyph, code) => `<${hex16(code)}> <${utf16Hex(glyph.text)}>`).slice(1);
  const blocks: string[] = [];
  for (let start = 0; start < lines.length; start += 100) {
    const block = lines.slice(start, start + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return [MAP_HEAD, ...blocks, MAP_FOOT].join("\n");
}

export function hex16(value: number): string {
  return value.toString(16).padStart(4, "0");
}

export function utf16Hex(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hex16(text.charCodeAt(index))).join("");
}
