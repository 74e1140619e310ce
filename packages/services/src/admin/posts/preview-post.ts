import type { PostImages } from "@standings/domain";
import { renderApart } from "@standings/markdown";
import { cleanText } from "../../blog/clean-draft.ts";
import { ServiceError } from "../../errors.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";

export interface PreviewedText {
  readonly markdown: string;
  readonly images: PostImages;
}

/**
 * The HTML that a text has once it is saved. Rendering ends with `signal`, and then nobody reads the empty reply. For
 * admins. Throws POST_TOO_COMPLEX.
 */
export async function previewPost(
  request: ServiceRequest,
  { markdown, images }: PreviewedText,
  signal?: AbortSignal,
): Promise<{ html: string }> {
  await requireAdmin(request);
  const rendered = await renderUnlessLeft(cleanText(markdown), images, signal);
  if (rendered === "left") return { html: "" };
  if (!rendered) throw new ServiceError("POST_TOO_COMPLEX");
  return { html: rendered.html };
}

async function renderUnlessLeft(markdown: string, images: PostImages, signal: AbortSignal | undefined) {
  try {
    return await renderApart(markdown, images, { signal });
  } catch (error) {
    if (signal?.aborted) return "left";
    throw error;
  }
}
