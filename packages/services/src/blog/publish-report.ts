import { requireAdmin, type ServiceRequest } from "../request.ts";
import type { SavedPost } from "./save-post.ts";

export interface ReportText {
  /** An address or domain. */
  readonly domain: string;
  readonly title: string;
  readonly excerpt: string;
  readonly markdown: string;
}

/** Publishes a report on a company as a post of the admin. Throws INVALID_DOMAIN, SLUG_TAKEN or POST_TOO_COMPLEX. */
export async function publishReport(request: ServiceRequest, _text: ReportText): Promise<SavedPost> {
  await requireAdmin(request);
  throw new Error("not built");
}
