import { UPLOAD_WIDTH_MAX, uploadWidths } from "@standings/domain";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { NotAnImageError } from "./not-an-image.ts";

/** A picture in one width, as WebP. */
export interface DrawnImage {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** 7,000 × 7,000: more than any camera's picture in 5 MB. */
const MAX_PIXELS = 49_000_000;
const TYPES = new Set(["image/png", "image/jpeg", "image/webp", "image/gif"]);
const QUALITY = 82;

// One picture, one thread, nothing kept.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Draws an uploaded picture anew in its widths, the largest last, so that nothing of what came is served: no metadata, no
 * second file behind the first one. Takes PNG, JPEG, WebP and GIF, told by their bytes; of a moving picture the first
 * frame. Throws NotAnImageError.
 */
export async function drawUpload(bytes: Buffer): Promise<DrawnImage[]> {
  const type = await fileTypeFromBuffer(bytes);
  if (!TYPES.has(type?.mime ?? "")) throw new NotAnImageError("No picture of a kind we take");
  const limits = { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 } as const;
  try {
    // Drawn once at most 1,600 px wide, turned as the camera says; the others come from that.
    const { data, info } = await sharp(bytes, limits)
      .rotate()
      .resize({ width: UPLOAD_WIDTH_MAX, withoutEnlargement: true })
      .toColourspace("srgb")
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const drawn: DrawnImage[] = [];
    for (const width of uploadWidths(info.width)) {
      const image = await sharp(data)
        .resize({ width })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      drawn.push({ width: image.info.width, height: image.info.height, bytes: image.data });
    }
    return drawn;
  } catch (error) {
    throw new NotAnImageError("The picture cannot be drawn", { cause: error });
  }
}
