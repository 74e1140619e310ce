import { createHash } from "node:crypto";
import { inTransaction } from "@standings/database";
import { IMAGE_CHOICE, isUploadName, uploadName, uploadPath } from "@standings/domain";
import { NotAnImageError, UploadStoreError } from "@standings/integrations";
import { recordChange } from "../admin/record-change.ts";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { allowAnyone, requireAdmin, type ServiceRequest } from "../request.ts";

/** An uploaded picture, WebP. Throws NOT_FOUND, also for a name that no upload can have, or UPLOADS_UNAVAILABLE. */
export async function readUpload(request: ServiceRequest, name: string): Promise<Uint8Array> {
  const { services } = allowAnyone(request);
  if (!isUploadName(name)) throw new ServiceError("NOT_FOUND");
  const bytes = await services.uploads.get(name).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  if (!bytes) throw new ServiceError("NOT_FOUND");
  return bytes;
}

/** Keeps a picture of an admin. Throws FORBIDDEN, NOT_AN_IMAGE, IMAGE_TOO_LARGE or UPLOADS_UNAVAILABLE. */
export async function saveUpload(request: ServiceRequest, bytes: Buffer): Promise<SavedUpload> {
  const { services, viewer } = await requireAdmin(request);
  const saved = await keepPicture(services, await drawPicture(services, viewer.userId, bytes));
  const { imageUrl, width, height } = saved;
  await inTransaction(services.db, (tx) =>
    recordChange(tx, viewer, {
      action: "image_uploaded",
      subjectKind: "image",
      subjectId: imageUrl,
      subjectName: imageUrl,
      after: { bytes: bytes.length, width, height },
    }),
  );
  return saved;
}

/** A picture of ours, with its size in pixels. */
interface SavedUpload {
  readonly imageUrl: string;
  readonly width: number;
  readonly height: number;
}

/** A picture that is drawn, in its widths; the largest comes last. */
interface DrawnUpload extends SavedUpload {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/**
 * Draws a picture anew in its widths, named by the hash of the largest, so that the same picture is kept once. Throws
 * NOT_AN_IMAGE, IMAGE_TOO_LARGE or UPLOADS_UNAVAILABLE.
 */
export async function drawPicture(
  { drawUpload }: Pick<ServiceContext, "drawUpload">,
  owner: string,
  bytes: Buffer,
): Promise<DrawnUpload> {
  if (bytes.length > IMAGE_CHOICE.maxBytes) throw new ServiceError("IMAGE_TOO_LARGE");
  const drawn = await drawUpload(owner, bytes).catch((cause: unknown) => {
    if (cause instanceof NotAnImageError) throw new ServiceError("NOT_AN_IMAGE", { cause });
    throw cause;
  });
  const largest = drawn.at(-1);
  if (!largest) throw new ServiceError("NOT_AN_IMAGE");
  const hash = createHash("sha256").update(largest.bytes).digest("hex").slice(0, 32);
  return {
    imageUrl: uploadPath(uploadName(hash, largest.width)),
    width: largest.width,
    height: largest.height,
    files: drawn.map(({ width, bytes: image }) => ({ name: uploadName(hash, width), bytes: image })),
  };
}

/** Keeps a drawn picture. Throws UPLOADS_UNAVAILABLE. */
export async function keepPicture(
  { uploads }: Pick<ServiceContext, "uploads">,
  { files, imageUrl, width, height }: DrawnUpload,
): Promise<SavedUpload> {
  try {
    // The largest comes last: whoever finds it finds all.
    for (const { name, bytes } of files) await uploads.put(name, bytes);
  } catch (cause) {
    throw unavailable(cause);
  }
  return { imageUrl, width, height };
}

/** What a caller is told about a store that is away; anything else is a defect. */
export function unavailable(cause: unknown): unknown {
  if (!(cause instanceof UploadStoreError)) return cause;
  return new ServiceError("UPLOADS_UNAVAILABLE", { cause, retryAfter: 5 });
}
