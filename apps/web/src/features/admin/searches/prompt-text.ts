import type { AdminSearch } from "@standings/domain";

/** What a search asked, in quotation marks; of a private one that it is private. */
export function promptText({ prompt, prompt2 }: Pick<AdminSearch, "prompt" | "prompt2">): string {
  if (prompt === null) return "Private search";
  return prompt2 === null ? `“${prompt}”` : `“${prompt}” and “${prompt2}”`;
}
