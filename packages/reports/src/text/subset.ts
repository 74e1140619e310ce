/// <reference path="./ambient.d.ts" />
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * Keeps only the given glyphs of a font, under their old numbers, by HarfBuzz's subsetter. `subset-font` picks
 * by character and renumbers; what we know after shaping are glyphs.
 */

interface Subsetter {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(length: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

const READ_ONLY = 1;
const DROP_TABLES = 3;
const NO_HINTING = 0x1;
const RETAIN_GLYPH_IDS = 0x2;
/** Nothing that a PDF reader looks at: it gets glyph numbers and positions. */
const UNUSED_TABLES = [
  "GSUB",
  "GPOS",
  "GDEF",
  "STAT",
  "name",
  "post",
  "OS/2",
  "cmap",
  "gasp",
  "MVAR",
  "HVAR",
];

const require = createRequire(import.meta.url);
const wasm = readFileSync(require.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
const { instance } = await WebAssembly.instantiate(wasm);
const hb = subsetterOf(instance.exports);
hb._initialize();

function subsetterOf(module: object): Subsetter {
  if (!isSubsetter(module)) throw new Error("This HarfBuzz has no subsetter");
  return module;
}

/** A WebAssembly module's exports are untyped; one function of HarfBuzz's C interface stands for all. */
function isSubsetter(module: object): module is Subsetter {
  return "hb_subset_or_fail" in module && "_initialize" in module;
}

export function subsetGlyphs(sfnt: Uint8Array, glyphs: Iterable<number>): Uint8Array {
  const data = hb.malloc(sfnt.byteLength);
  const input = hb.hb_subset_input_create_or_fail();
  if (data === 0 || input === 0) throw new Error("Out of memory while subsetting a font");
  new Uint8Array(hb.memory.buffer).set(sfnt, data);
  const blob = hb.hb_blob_create(data, sfnt.byteLength, READ_ONLY, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  try {
    hb.hb_subset_input_set_flags(input, NO_HINTING | RETAIN_GLYPH_IDS);
    const drop = hb.hb_subset_input_set(input, DROP_TABLES);
    for (const table of UNUSED_TABLES) hb.hb_set_add(drop, tag(table));
    const kept = hb.hb_subset_input_glyph_set(input);
    for (const glyph of glyphs) hb.hb_set_add(kept, glyph);
    return bytesOf(hb.hb_subset_or_fail(face, input));
  } finally {
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.hb_blob_destroy(blob);
    hb.free(data);
  }
}

function bytesOf(subset: number): Uint8Array {
  if (subset === 0) throw new Error("A font could not be subset");
  const blob = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(blob, 0);
  const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
  hb.hb_blob_destroy(blob);
  hb.hb_face_destroy(subset);
  return bytes;
}

function tag(name: string): number {
  return [...name].reduce((value, letter) => (value << 8) | letter.charCodeAt(0), 0);
}
