import { createHash } from "node:crypto";
import { IMAGE_CHOICE, uploadName, uploadPath } from "@standings/domain";
import { NotAnImageError, UploadStoreError } from "@standings/integrations";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";

/** A picture of ours, with its size in pixels. */
export interface SavedUpload {
  readonly imageUrl: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a picture anew in its widths and keeps them under the hash of the largest, so that the same picture is kept
 * once. Throws NOT_AN_IMAGE, IMAGE_TOO_LARGE or UPLOADS_UNAVAILABLE.
 */
export async function keepUpload(
  { drawUpload, uploads }: Pick<ServiceContext, "drawUpload" | "uploads">,
  bytes: Buffer,
): Promise<SavedUpload> {
  if (bytes.length > IMAGE_CHOICE.maxBytes) throw new ServiceError("IMAGE_TOO_LARGE");
  const drawn = await drawUpload(bytes).catch((cause: unknown) => {
    if (cause instanceof NotAnImageError) throw new ServiceError("NOT_AN_IMAGE", { cause });
    throw cause;
  });
  const largest = drawn.at(-1);
  if (!largest) throw new ServiceError("NOT_AN_IMAGE");
  const hash = createHash("sha256").update(largest.bytes).digest("hex").slice(0, 32);
  try {
    // The largest comes last: whoever finds it finds all.
    for (const { width, bytes: image } of drawn) await uploads.put(uploadName(hash, width), image);
  } catch (cause) {
    throw unavailable(cause);
  }
  const imageUrl = uploadPath(uploadName(hash, largest.width));
  return { imageUrl, width: largest.width, height: largest.height };
}

/** What a caller is told about a store that is away; anything else is a defect. */
export function unavailable(cause: unknown): unknown {
  if (!(cause instanceof UploadStoreError)) return cause;
  return new ServiceError("UPLOADS_UNAVAILABLE", { cause, retryAfter: 5 });
}
