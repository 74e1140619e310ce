import type { Cluster } from "../text/faces.ts";
import type { GlyphRun } from "../text/typesetter.ts";
import { type EmbeddedFont, hex16 } from "./font-embedder.ts";

/** Shows text as PDF operators: codes in hexadecimal, so that no text can ever end a string or an object. */
export function showRuns(
  runs: readonly GlyphRun[],
  size: number,
  fontOf: (run: GlyphRun) => EmbeddedFont,
): string[] {
  const operators: string[] = [];
  let current: EmbeddedFont | undefined;
  for (const run of runs) {
    const font = fontOf(run);
    if (font !== current) operators.push(`/${font.id} ${size} Tf`);
    current = font;
    operators.push(...showClusters(run.clusters, size, font));
  }
  return operators;
}

function showClusters(clusters: readonly Cluster[], size: number, font: EmbeddedFont): string[] {
  const operators: string[] = [];
  let codes = "";
  let parts: string[] = [];
  /** Movement of the pen before the next code, thousandths of an em. */
  let owed = 0;
  let rise = 0;
  const move = () => {
    if (Math.abs(owed) < 1) return;
    if (codes !== "") parts.push(`<${codes}>`);
    codes = "";
    parts.push(fixed(-owed));
    owed = 0;
  };
  const show = () => {
    if (codes !== "") parts.push(`<${codes}>`);
    codes = "";
    if (parts.length > 0) operators.push(`[${parts.join(" ")}] TJ`);
    parts = [];
  };
  for (const cluster of clusters) {
    if (cluster.dy !== rise) {
      show();
      operators.push(`${fixed(cluster.dy * size)} Ts`);
      rise = cluster.dy;
    }
    owed += cluster.dx * 1000;
    move();
    const { code, width } = font.use(cluster);
    codes += hex16(code);
    owed += (cluster.advance - cluster.dx) * 1000 - width;
  }
  move();
  show();
  if (rise !== 0) operators.push("0 Ts");
  return operators;
}

export function fixed(value: number): string {
  return String(Math.round(value * 100) / 100);
}
