/** HTML that stands in the markup of a page is left out of its data, and read back from the markup in the browser. */

/** Id of the element that holds a post's HTML. */
export const POST_TEXT_ID = "post-text";

/** Data without its HTML, for the server's page. */
export function withoutHtml(data: unknown): unknown {
  return hasHtml(data) ? { ...data, html: "" } : data;
}

/** The same with the HTML of the page, before React hydrates it. */
export function withHtml(data: unknown): unknown {
  if (!hasHtml(data)) return data;
  return { ...data, html: document.getElementById(POST_TEXT_ID)?.innerHTML ?? "" };
}

function hasHtml(data: unknown): data is { readonly html: string } {
  return typeof data === "object" && data !== null && "html" in data;
}
