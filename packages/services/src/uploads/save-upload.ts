import { inTransaction } from "@standings/database";
import { recordChange } from "../admin/record-change.ts";
import { requireAdmin, type ServiceRequest } from "../request.ts";
import { keepUpload, type SavedUpload } from "./keep-upload.ts";

/** Keeps a picture of an admin. Throws FORBIDDEN, NOT_AN_IMAGE, IMAGE_TOO_LARGE or UPLOADS_UNAVAILABLE. */
export async function saveUpload(request: ServiceRequest, bytes: Buffer): Promise<SavedUpload> {
  const { services, viewer } = await requireAdmin(request);
  const saved = await keepUpload(services, bytes);
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
