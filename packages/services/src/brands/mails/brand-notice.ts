import type { Brand } from "@standings/database";
import { brandPath } from "@standings/domain";
import type { Settings } from "../../context.ts";
import { escapeHtml, type MailContent, mailButton, mailPage } from "../../mail/mail-layout.ts";

interface BrandNotice extends Pick<MailContent, "key" | "subject"> {
  readonly brandId: string;
  /** What has happened, and what comes of it. */
  readonly lead: string;
  readonly rest: string;
}

/** A mail of two paragraphs about a brand, which opens it. */
export function brandNotice(
  { publicUrl }: Pick<Settings, "publicUrl">,
  { key, subject, brandId, lead, rest }: BrandNotice,
): MailContent {
  const url = publicUrl + brandPath(brandId);
  return {
    key,
    subject,
    text: `${lead}\n\n${rest}\n\n${url}\n`,
    html: mailPage(
      escapeHtml(subject),
      `<p style="margin:0 0 16px">${escapeHtml(lead)}</p>
<p style="margin:0 0 16px">${escapeHtml(rest)}</p>
${mailButton("Open the brand", url)}`,
    ),
  };
}

/** "Monday, November 30", where the brand is. */
export function dayOfVisit({ time_zone: timeZone }: Pick<Brand, "time_zone">, dueAt: string): string {
  const words = { weekday: "long", month: "long", day: "numeric" } as const;
  return new Intl.DateTimeFormat("en", { ...words, timeZone }).format(new Date(dueAt));
}
