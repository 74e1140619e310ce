import type { PostImages } from "@standings/domain";
import { renderApart } from "@standings/markdown";
import { cleanText } from "../../blog/clean-draft.ts";
import { ServiceError } from "../../errors.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";

export interface PreviewedText {
  readonly markdown: string;
  readonly images: PostImages;
}

/** The HTML that a text has once it is saved. Rendering ends with `signal`. For admins. Throws POST_TOO_COMPLEX. */
export async function previewPost(
  request: ServiceRequest,
  { markdown, images }: PreviewedText,
  signal?: AbortSignal,
): Promise<{ html: string }> {
  await requireAdmin(request);
  const rendered = await renderApart(cleanText(markdown), images, { signal });
  if (!rendered) throw new ServiceError("POST_TOO_COMPLEX");
  return { html: rendered.html };
}
