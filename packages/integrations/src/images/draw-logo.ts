import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { NotAnImageError } from "./not-an-image.ts";
import { isPlainSvg } from "./plain-svg.ts";

const SIDE = 128;
const MAX_PIXELS = 4096 * 4096;
const SVG_DENSITY = 72;
const MAX_SVG_DENSITY = 1_200;

const RASTER_TYPES = new Set(["image/png", "image/jpeg", "image/webp", "image/gif"]);

// One picture, one thread, nothing kept: its process has little memory.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Draws an unknown picture anew as a WebP of at most 128 px a side, so that nothing of what came is served. Takes
 * PNG, JPEG, WebP, GIF (its first frame) and SVG of plain shapes, told by their bytes. Throws NotAnImageError. Takes
 * as long as it takes: the product draws in a process of its own (`image-drawer.ts`).
 */
export async function drawLogo(bytes: Buffer): Promise<Buffer> {
  const type = await fileTypeFromBuffer(bytes);
  const isSvg = (type === undefined || type.mime === "application/xml") && isPlainSvg(bytes);
  if (!isSvg && !RASTER_TYPES.has(type?.mime ?? ""))
    throw new NotAnImageError("No picture of a kind we take");
  const limits = { limitInputPixels: MAX_PIXELS, failOn: "error" } as const;
  try {
    const density = isSvg ? densityFor(await sharp(bytes, limits).metadata()) : SVG_DENSITY;
    return await sharp(bytes, { ...limits, density })
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
  } catch (error) {
    throw new NotAnImageError("The picture cannot be drawn", { cause: error });
  }
}

/** Density at which an SVG comes out at the wanted size. */
function densityFor({ width = SIDE, height = SIDE }: { width?: number; height?: number }): number {
  const density = Math.ceil((SVG_DENSITY * SIDE) / Math.max(width, height, 1));
  return Math.min(MAX_SVG_DENSITY, density);
}
