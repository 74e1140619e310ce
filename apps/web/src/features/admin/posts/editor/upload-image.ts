import { IMAGE_CHOICE } from "@standings/domain";
import { sendImage } from "../../../../lib/send-image.ts";

/** A picture of ours, with its size in pixels. */
export interface UploadedImage {
  readonly imageUrl: string;
  readonly width: number;
  readonly height: number;
}

/** Uploads a picture. Rejects with what the admin is told. */
export async function uploadImage(file: File, signal: AbortSignal): Promise<UploadedImage> {
  const body = await sendImage("/api/upload/image", file, signal);
  if (isUploaded(body)) return body;
  throw new Error(IMAGE_CHOICE.failed);
}

function isUploaded(body: unknown): body is UploadedImage {
  if (typeof body !== "object" || body === null) return false;
  if (!("imageUrl" in body && "width" in body && "height" in body)) return false;
  return (
    typeof body.imageUrl === "string" && typeof body.width === "number" && typeof body.height === "number"
  );
}
