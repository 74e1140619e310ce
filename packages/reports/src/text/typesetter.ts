import { hasRightToLeft } from "@standings/domain";
import { bidiLevels, reorder } from "./bidi.ts";
import type { Cluster, Face, FaceLibrary } from "./faces.ts";
import { familiesOf, isJapanese, type Weight } from "./families.ts";
import { ellipsize, wrapText } from "./wrap.ts";

export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly weight: Weight;
  /** Added between letters, in em. */
  readonly tracking?: number;
}

/** Neighbouring clusters of one face, in order on paper. */
export interface GlyphRun {
  readonly face: Face;
  readonly clusters: readonly Cluster[];
}

/** Sets text of any script with the faces it needs. Lives for one report. */
export interface Typesetter {
  /** Replaces letters that no face has by a question mark and drops other signs, so that no empty box appears. */
  readonly settle: (text: string) => string;
  readonly width: (text: string, style: TextStyle) => number;
  readonly wrap: (text: string, style: TextStyle, width: number, maxLines?: number) => string[];
  /** Space between letters, in em; only scripts whose letters stand apart take it. */
  readonly tracking: (text: string, style: TextStyle) => number;
  readonly ellipsize: (text: string, style: TextStyle, width: number) => string;
  /** One line. Our own sentences read left to right even when they begin with an Arabic name. */
  readonly shape: (text: string, weight: Weight, direction?: "ltr" | "auto") => readonly GlyphRun[];
}

type Faces = Record<Weight, Face>;

const JOINERS = /[\u200c\u200d]/;
/** They set a name apart, and draw nothing. */
const ISOLATES = /[\u2068\u2069]/;
const MARKS = /\p{M}/u;
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const COMMON = /[\p{Script=Common}--\p{N}]/v;
const READABLE = /[\p{L}\p{N}]/u;

/** @param text every character that will be set */
export async function openTypesetter(library: FaceLibrary, text: string): Promise<Typesetter> {
  const faces = await findFaces(library, text);
  const known: Record<Weight, Map<string, SetLine>> = {
    text: new Map(),
    medium: new Map(),
    strong: new Map(),
  };
  const setLine = (line: string, weight: Weight) => {
    const set = known[weight].get(line) ?? measure(shapeLine(line, weight, "auto", faces));
    known[weight].set(line, set);
    return set;
  };
  const width: Typesetter["width"] = (line, style) => {
    const { em, count } = setLine(line, style.weight);
    return (em + trackingOf(line, style) * count) * style.size;
  };
  return {
    settle: (line) => settle(line, faces),
    shape: (line, weight, direction = "auto") =>
      direction === "auto" ? setLine(line, weight).runs : shapeLine(line, weight, direction, faces),
    width,
    tracking: trackingOf,
    wrap: (lines, style, available, maxLines) =>
      wrapText(lines, (part) => width(part, style), { width: available, maxLines }),
    ellipsize: (line, style, available) => ellipsize(line, (part) => width(part, style), available),
  };
}

interface SetLine {
  readonly runs: readonly GlyphRun[];
  readonly em: number;
  readonly count: number;
}

function measure(runs: readonly GlyphRun[]): SetLine {
  let em = 0;
  let count = 0;
  for (const { clusters } of runs) {
    count += clusters.length;
    for (const cluster of clusters) em += cluster.advance;
  }
  return { runs, em, count };
}

/** For each character the faces of the first family that has it. */
async function findFaces(library: FaceLibrary, text: string): Promise<Map<string, Faces>> {
  const inJapanese = isJapanese(text);
  const found = new Map<string, Faces>();
  for (const character of new Set(text)) {
    const codePoint = character.codePointAt(0) ?? 0;
    for (const family of familiesOf(character, { inJapanese })) {
      const file = family.fileOf(codePoint);
      if (file === undefined) continue;
      const regular = await library.load(family, file, "text");
      if (!regular.characters.has(codePoint)) continue;
      const medium = await library.load(family, file, "medium");
      const strong = await library.load(family, file, "strong");
      found.set(character, { text: regular, medium, strong });
      break;
    }
  }
  return found;
}

function settle(text: string, faces: Map<string, Faces>): string {
  let settled = "";
  for (const character of text) {
    if (faces.has(character) || JOINERS.test(character) || ISOLATES.test(character)) settled += character;
    else if (READABLE.test(character) && !settled.endsWith("?")) settled += "?";
  }
  return settled.replace(/ {2,}/g, " ").trim();
}

function shapeLine(
  text: string,
  weight: Weight,
  direction: "ltr" | "auto",
  faces: Map<string, Faces>,
): GlyphRun[] {
  if (!hasRightToLeft(text)) {
    // Word by word: words come back all over a report, and each face remembers their glyphs.
    return text.split(/(?<= )/).flatMap((word) => stretches(word, weight, faces).map(shapeStretch));
  }
  return reorder(stretches(text, weight, faces, bidiLevels(text, direction))).map(shapeStretch);
}

function trackingOf(text: string, style: TextStyle): number {
  return NOT_LATIN.test(text) ? 0 : (style.tracking ?? 0);
}

interface Stretch {
  text: string;
  readonly face: Face;
  readonly level: number;
}

/** Neighbouring characters of one face and one direction. */
function stretches(text: string, weight: Weight, faces: Map<string, Faces>, levels?: Uint8Array): Stretch[] {
  const found: Stretch[] = [];
  let index = 0;
  for (const character of text) {
    const level = levels?.[index] ?? 0;
    const last = found.at(-1);
    const stays = last && belongs(character, last.face, level);
    const face = ISOLATES.test(character) ? undefined : stays ? last.face : faces.get(character)?.[weight];
    if (face && last?.face === face && last.level === level) last.text += character;
    else if (face) found.push({ text: character, face, level });
    index += character.length;
  }
  return found;
}

/**
 * Marks and joiners stay in the face of their letter; so do spaces and stops within right-to-left text, which
 * is then read back as one piece.
 */
function belongs(character: string, face: Face, level: number): boolean {
  if (JOINERS.test(character)) return true;
  const canStay = MARKS.test(character) || (level % 2 === 1 && COMMON.test(character));
  return canStay && face.characters.has(character.codePointAt(0) ?? 0);
}

function shapeStretch({ text, face, level }: Stretch): GlyphRun {
  return { face, clusters: face.shape(text, level % 2 === 1) };
}
