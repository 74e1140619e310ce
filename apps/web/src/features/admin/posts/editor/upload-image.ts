import { IMAGE_CHOICE } from "@standings/domain";
import { authorization } from "../../../../lib/session/authorization.ts";
import { sendSignedIn } from "../../../../lib/session/renew-session.ts";

/** A picture of ours, with its size in pixels. */
export interface UploadedImage {
  readonly imageUrl: string;
  readonly width: number;
  readonly height: number;
}

/** Why a file is not uploaded; null when it may be (spec part 2 §5). */
export function refusalOf(file: Pick<File, "type" | "size">): string | null {
  if (!file.type.startsWith("image/")) return IMAGE_CHOICE.noImage;
  return file.size > IMAGE_CHOICE.maxBytes ? IMAGE_CHOICE.tooLarge : null;
}

/** Uploads a picture. Rejects with what the admin is told. */
export async function uploadImage(file: File, signal: AbortSignal): Promise<UploadedImage> {
  const refusal = refusalOf(file);
  if (refusal !== null) throw new Error(refusal);
  const reply = await send(file, signal);
  const body: unknown = await reply.json().catch(() => null);
  if (reply.ok && isUploaded(body)) return body;
  throw new Error((!reply.ok && reply.status < 500 && errorOf(body)) || IMAGE_CHOICE.failed);
}

async function send(file: File, signal: AbortSignal): Promise<Response> {
  const body = new FormData();
  body.append("image", file);
  const post = () => fetch("/api/upload/image", { method: "POST", headers: authorization(), body, signal });
  try {
    return await sendSignedIn(post, ({ status }) => status === 401);
  } catch (error) {
    throw new Error(IMAGE_CHOICE.failed, { cause: error });
  }
}

function isUploaded(body: unknown): body is UploadedImage {
  if (typeof body !== "object" || body === null) return false;
  if (!("imageUrl" in body && "width" in body && "height" in body)) return false;
  return (
    typeof body.imageUrl === "string" && typeof body.width === "number" && typeof body.height === "number"
  );
}

function errorOf(body: unknown): string | null {
  const isError = typeof body === "object" && body !== null && "error" in body;
  return isError && typeof body.error === "string" ? body.error : null;
}
