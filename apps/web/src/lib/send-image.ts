import { IMAGE_CHOICE } from "@standings/domain";
import { errorText } from "./api/errors.ts";
import { fetchInTime } from "./api/request-timeout.ts";
import { sendSignedIn } from "./session/renew-session.ts";
import { authorization } from "./session/token.ts";

/** Why a file is not uploaded; null when it may be (spec part 2 §5). */
function refusalOf(file: Pick<File, "type" | "size">): string | null {
  if (!file.type.startsWith("image/")) return IMAGE_CHOICE.noImage;
  return file.size > IMAGE_CHOICE.maxBytes ? IMAGE_CHOICE.tooLarge : null;
}

/** Sends a picture as the form's field `image`; the body of the answer. Rejects with what its sender is told. */
export async function sendImage(
  path: string,
  file: File,
  signal: AbortSignal | null = null,
): Promise<unknown> {
  const refusal = refusalOf(file);
  if (refusal !== null) throw new Error(refusal);
  const body = new FormData();
  body.append("image", file);
  const post = () => fetchInTime(path, { method: "POST", headers: authorization(), body, signal });
  const reply = await sendSignedIn(post, ({ status }) => status === 401).catch((cause: unknown) => {
    throw new Error(errorText(cause, IMAGE_CHOICE.failed), { cause });
  });
  const answer: unknown = await reply.json().catch(() => null);
  if (reply.ok && answer !== null) return answer;
  throw new Error((!reply.ok && reply.status < 500 && errorOf(answer)) || IMAGE_CHOICE.failed);
}

function errorOf(body: unknown): string | null {
  const isError = typeof body === "object" && body !== null && "error" in body;
  return isError && typeof body.error === "string" ? body.error : null;
}
