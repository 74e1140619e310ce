import type { Face } from "../text/faces.ts";
import type { TextStyle, Typesetter } from "../text/typesetter.ts";

export interface SvgText extends TextStyle {
  readonly fill: string;
  readonly align?: "left" | "right";
}

/** A drawing in pixels from the top left. Text becomes outlines, so that rasterising needs no fonts. */
export class SvgSheet {
  readonly #typesetter: Typesetter;
  readonly #parts: string[] = [];

  constructor(typesetter: Typesetter) {
    this.#typesetter = typesetter;
  }

  box(x: number, y: number, width: number, height: number, fill: string, radius = 0): void {
    this.#parts.push(
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`,
    );
  }

  /** A line through points. */
  line(points: readonly (readonly [number, number])[], stroke: string, width: number): void {
    if (points.length < 2) return;
    const path = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
    this.#parts.push(
      `<polyline points="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`,
    );
  }

  /** An area between points. */
  shape(points: readonly (readonly [number, number])[], fill: string): void {
    const path = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
    this.#parts.push(`<polygon points="${path}" fill="${fill}"/>`);
  }

  /** One line from `x` (or up to it) on a baseline, cut to `width`; returns how wide it became. */
  text(line: string, x: number, baseline: number, style: SvgText, width = Number.POSITIVE_INFINITY): number {
    const cut = this.#typesetter.ellipsize(this.#typesetter.settle(line), style, width);
    const length = this.#typesetter.width(cut, style);
    let pen = style.align === "right" ? x - length : x;
    const tracking = this.#typesetter.tracking(cut, style) * style.size;
    for (const { face, clusters } of this.#typesetter.shape(cut, style.weight)) {
      for (const cluster of clusters) {
        const glyphs = [{ id: cluster.id, x: cluster.dx, y: cluster.dy }, ...cluster.rest];
        for (const glyph of glyphs) {
          this.#glyph(face, glyph.id, pen + glyph.x * style.size, baseline - glyph.y * style.size, style);
        }
        pen += cluster.advance * style.size + tracking;
      }
    }
    return length;
  }

  /** Lines of a paragraph; the last of `maxLines` ends in an ellipsis when text is left. */
  wrap(text: string, style: TextStyle, width: number, maxLines: number): readonly string[] {
    return this.#typesetter.wrap(this.#typesetter.settle(text), style, width, maxLines);
  }

  toSvg(width: number, height: number): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${this.#parts.join("")}</svg>`;
  }

  #glyph(face: Face, id: number, x: number, y: number, { size, fill }: SvgText): void {
    const path = toSvgPath(face.outline(id));
    if (path === "") return;
    const scale = size / face.unitsPerEm;
    this.#parts.push(
      `<path transform="matrix(${scale} 0 0 ${-scale} ${x.toFixed(2)} ${y.toFixed(2)})" fill="${fill}" d="${path}"/>`,
    );
  }
}

/** PDF path operators follow their numbers; SVG's come before them. */
function toSvgPath(outline: string): string {
  return outline.replace(/([-\d ]*?) ?([mlch])(?= |$)/g, (_all, numbers: string, operator: string) =>
    operator === "h" ? "Z" : `${operator.toUpperCase()}${numbers.trim()}`,
  );
}
