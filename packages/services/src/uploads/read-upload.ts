import { isUploadName } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { unavailable } from "./keep-upload.ts";

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
