/** What stands in a text for a picture while it uploads. */
export function placeholderOf(alt: string): string {
  return `![Uploading ${alt}…](uploading:${crypto.randomUUID()})`;
}

/** A text without pictures whose upload ended with an earlier visit of the page. */
export function withoutPlaceholders(markdown: string): string {
  return markdown.replace(/!\[Uploading [^\]\n]*…\]\(uploading:[\da-f-]+\)\n{0,2}/g, "");
}
