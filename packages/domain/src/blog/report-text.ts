import { BLOG_LIMITS, slugOf } from "./blog-rules.ts";

/** Rules for the text of a company's report. */

/** Tag of every report; the company's name is another. */
export const REPORT_TAG = "Company report";

/** Digits of the number that a taken slug gets. */
const ROOM = 6;

/** The slug of a company's report; of its domain when the name has no Latin letter or digit. */
export function reportSlug(name: string, domain: string): string {
  const company = slugOf(name) || slugOf(domain);
  return slugOf(`how-ai-models-rank-${company}`.slice(0, BLOG_LIMITS.slug - ROOM));
}

const NOTE_START = "<!-- To the editor: ";

/** A comment for whoever edits the draft. `text` holds no name and no question, so nothing in it ends the comment. */
export function editorNote(text: string): string {
  return `${NOTE_START}${text} -->`;
}

/** A text without the comments of its draft; others stay. */
export function withoutEditorNotes(markdown: string): string {
  const parts = markdown.split(NOTE_START);
  const rest = parts.slice(1).map((part) => {
    const end = part.indexOf("-->");
    return end < 0 ? NOTE_START + part : part.slice(end + "-->".length).replace(/^\n+/, "");
  });
  return [parts[0], ...rest].join("");
}

/** A text of models, users or sites in markdown: one line, and every sign of markup as it is. */
export function plainMarkdown(text: string): string {
  return text.replace(/\s+/gu, " ").replace(/[!#&*<>[\\\]_`{|}~]/g, "\\$&");
}
