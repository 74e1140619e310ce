import type { Maker } from "@standings/domain";
import type { Forms } from "./forms.ts";
import { MAKER_GLYPHS } from "./maker-glyphs.ts";
import { fixed } from "./text-operators.ts";
import { hueOf, PAPER, rgb } from "./tokens.ts";

/** full: listed; out: not listed by that model; mute: the model gave no answer. */
export type MarkVariant = "full" | "out" | "mute";

/** Half a disc in the units of the glyphs: a disc of 16 with a ring of 1.5. */
const RADIUS = 8;
const RING = 9.5;
/** Length of a quarter circle's handles. */
const KAPPA = 0.5523;
const MUTE = "#a3a29b";

/** Draws a maker's mark around a point; `size` is the disc's diameter, the white ring comes on top. */
export function drawMark(
  forms: Forms,
  maker: Maker | undefined,
  variant: MarkVariant,
  place: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const scale = place.size / 2 / RADIUS;
  const { x, y } = place;
  forms.place(`M${variant}-${maker ?? "none"}`, "-10 -10 10 10", () => paint(maker, variant), {
    x,
    y,
    scale,
  });
}

function paint(maker: Maker | undefined, variant: MarkVariant): string {
  const glyph = maker ? `${MAKER_GLYPHS[maker]} f*` : "";
  const hue = rgb(hueOf(maker));
  if (variant === "full") {
    return `${rgb(PAPER)} rg ${circle(RING)} f ${hue} rg ${circle(RADIUS)} f ${rgb(PAPER)} rg ${glyph}`;
  }
  const ink = variant === "out" ? hue : rgb(MUTE);
  const small = `q .82 0 0 .82 0 0 cm ${ink} rg ${glyph} Q`;
  return `${rgb(PAPER)} rg ${circle(RADIUS)} f ${ink} RG 1 w [2 1.6] 0 d ${circle(RADIUS - 0.5)} S ${small}`;
}

function circle(radius: number): string {
  const handle = fixed(radius * KAPPA);
  const r = fixed(radius);
  return (
    `${r} 0 m ${r} ${handle} ${handle} ${r} 0 ${r} c -${handle} ${r} -${r} ${handle} -${r} 0 c ` +
    `-${r} -${handle} -${handle} -${r} 0 -${r} c ${handle} -${r} ${r} -${handle} ${r} 0 c h`
  );
}
