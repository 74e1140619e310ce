/// <reference path="./ambient.d.ts" />
import { readFile } from "node:fs/promises";
import * as hb from "harfbuzzjs";
import subsetFont from "subset-font";
import type { FontFamily, Weight } from "./families.ts";

/**
 * The glyphs of one cluster (a letter with its dots and marks, a syllable) as the shaper placed them; lengths in
 * em. One of them carries the text.
 */
export interface Cluster {
  readonly text: string;
  /** The glyph that carries the text. */
  readonly id: number;
  readonly dx: number;
  readonly dy: number;
  /** Of the whole cluster, with kerning and without. */
  readonly advance: number;
  readonly width: number;
  /** The other glyphs, placed from the cluster's origin. */
  readonly rest: readonly { readonly id: number; readonly x: number; readonly y: number }[];
}

/** One font file at one weight. */
export interface Face {
  readonly name: string;
  readonly sfnt: Uint8Array;
  readonly metrics: FaceMetrics;
  readonly characters: ReadonlySet<number>;
  /** In order on paper, left to right. */
  readonly shape: (text: string, isRtl: boolean) => readonly Cluster[];
  /** Outline of a glyph as PDF path operators in font units. */
  readonly outline: (glyph: number) => string;
  readonly unitsPerEm: number;
}

/** In thousandths of an em, as a PDF's font descriptor wants them. */
export interface FaceMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly box: readonly [number, number, number, number];
}

export interface FaceLibrary {
  readonly load: (family: FontFamily, file: string, weight: Weight) => Promise<Face>;
}

/** Words and lines remembered by one face; names come back in every table of a report. */
const REMEMBERED = 5_000;

/** Loads faces on first use and keeps them: decompressing and fixing a weight costs some 10 ms each. */
export function createFaceLibrary(): FaceLibrary {
  const faces = new Map<string, Promise<Face>>();
  return {
    load(family, file, weight) {
      const key = `${file} ${family.weights[weight]}`;
      const face = faces.get(key) ?? loadFace(family, file, weight);
      faces.set(key, face);
      return face;
    },
  };
}

async function loadFace(family: FontFamily, file: string, weight: Weight): Promise<Face> {
  const wght = family.weights[weight];
  const sfnt = await subsetFont(await readFile(file), undefined, {
    targetFormat: "sfnt",
    keepAllGlyphs: true,
    noHinting: true,
    variationAxes: { wght },
  });
  const face = new hb.Face(new hb.Blob(sfnt));
  const font = new hb.Font(face);
  return {
    name: `${family.name}-${wght}`,
    sfnt,
    metrics: readMetrics(face, font),
    characters: new Set(face.collectUnicodes()),
    shape: remember((text, isRtl) => shape(font, face.upem, text, isRtl)),
    outline: (glyph) => outlineOf(font, glyph),
    unitsPerEm: face.upem,
  };
}

function remember(shapeText: Face["shape"]): Face["shape"] {
  const known = new Map<string, readonly Cluster[]>();
  return (text, isRtl) => {
    const key = isRtl ? `\u200f${text}` : text;
    const glyphs = known.get(key) ?? shapeText(text, isRtl);
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, glyphs);
    return glyphs;
  };
}

const buffer = new hb.Buffer();

function shape(font: hb.Font, upem: number, text: string, isRtl: boolean): Cluster[] {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRtl ? hb.Direction.RTL : hb.Direction.LTR);
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const glyphs = buffer.getGlyphInfos().map(({ codepoint, cluster }, index): PlacedGlyph => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const width = xAdvance === 0 ? 0 : font.glyphHAdvance(codepoint) / upem;
    return {
      id: codepoint,
      cluster,
      width,
      advance: xAdvance / upem,
      dx: xOffset / upem,
      dy: yOffset / upem,
    };
  });
  const groups = Map.groupBy(glyphs, (glyph) => glyph.cluster);
  const starts = [...groups.keys()].sort((a, b) => a - b);
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]));
  return [...groups].map(([start, group]) => clusterOf(text.slice(start, ends.get(start)), group));
}

interface PlacedGlyph {
  readonly id: number;
  readonly cluster: number;
  readonly width: number;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
}

/** The first glyph that moves the pen carries the text: then letters follow each other without jumps. */
function clusterOf(text: string, glyphs: readonly PlacedGlyph[]): Cluster {
  const carrier = glyphs.find((glyph) => glyph.advance > 0) ?? glyphs[0];
  const rest: { id: number; x: number; y: number }[] = [];
  let advance = 0;
  let width = 0;
  for (const glyph of glyphs) {
    if (glyph !== carrier) rest.push({ id: glyph.id, x: advance + glyph.dx, y: glyph.dy });
    advance += glyph.advance;
    width += glyph.width;
  }
  return { text, id: carrier?.id ?? 0, dx: carrier?.dx ?? 0, dy: carrier?.dy ?? 0, advance, width, rest };
}

/** Quadratic curves become cubic ones, which is all that PDF draws. */
function outlineOf(font: hb.Font, glyph: number): string {
  let [x, y] = [0, 0];
  const operators = font.glyphToJson(glyph).map(({ type, values }) => {
    const [a = 0, b = 0, c = 0, d = 0] = values;
    if (type === "Z") return "h";
    const curve = [
      x + (2 / 3) * (a - x),
      y + (2 / 3) * (b - y),
      c + (2 / 3) * (a - c),
      d + (2 / 3) * (b - d),
      c,
      d,
    ];
    [x = 0, y = 0] = values.slice(-2);
    if (type === "Q") return `${curve.map(Math.round).join(" ")} c`;
    return `${values.map(Math.round).join(" ")} ${{ M: "m", L: "l", C: "c" }[type]}`;
  });
  return operators.join(" ");
}

function readMetrics(face: hb.Face, font: hb.Font): FaceMetrics {
  const em = (units: number) => Math.round((units * 1000) / face.upem);
  const { ascender, descender } = font.hExtents();
  const head = table(face, "head");
  const os2 = table(face, "OS/2");
  const hasCapHeight = os2.byteLength >= 90 && os2.getUint16(0) >= 2;
  return {
    ascent: em(ascender),
    descent: em(descender),
    capHeight: hasCapHeight ? em(os2.getInt16(88)) : em(ascender * 0.7),
    box: [em(head.getInt16(36)), em(head.getInt16(38)), em(head.getInt16(40)), em(head.getInt16(42))],
  };
}

function table(face: hb.Face, tag: string): DataView {
  const bytes = face.referenceTable(tag);
  if (!bytes) throw new Error(`A font has no table ${tag}`);
  // A copy: the bytes lie in HarfBuzz's memory, which moves when it grows.
  return new DataView(bytes.slice().buffer);
}
