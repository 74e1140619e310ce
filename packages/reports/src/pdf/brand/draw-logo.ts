import sharp from "sharp";
import { PAGE, type Sheet } from "../sheet.ts";

/** Points that a logo fits into; it is drawn with three times as many pixels. */
const ROOM = { width: 150, height: 30 } as const;
const SHARPNESS = 3;

export interface PaperLogo {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A logo as it goes on paper: on white, small; null for bytes that are no picture. */
export async function readLogo(bytes: Uint8Array | null): Promise<PaperLogo | null> {
  if (bytes === null) return null;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: 40_000_000 })
      .resize({
        width: SHARPNESS * ROOM.width,
        height: SHARPNESS * ROOM.height,
        fit: "inside",
        withoutEnlargement: true,
      })
      .flatten({ background: "#ffffff" })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** Draws a logo at the left edge; returns its width in points. */
export function drawLogo({ doc }: Sheet, { png, width, height }: PaperLogo, top: number): number {
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  doc.addImage(png, "PNG", PAGE.left, top, width * scale, height * scale);
  return width * scale;
}

export const LOGO_HEIGHT = ROOM.height;
