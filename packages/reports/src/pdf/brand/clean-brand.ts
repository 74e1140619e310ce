import type { BrandPaper } from "../../brand-paper.ts";
import { cleanText } from "../../text/clean.ts";

const NAME = 160;
const QUESTION = 400;
const MAX_ROWS = 120;

/** The report ready for setting: every text is one clean line of bounded length. */
export function cleanBrand(paper: BrandPaper): BrandPaper {
  const named = <Named extends { readonly name: string; readonly domain: string }>(row: Named): Named => ({
    ...row,
    name: cleanText(row.name, NAME),
    domain: cleanText(row.domain, NAME),
  });
  return {
    ...named(paper),
    agency: paper.agency === null ? null : cleanText(paper.agency, NAME),
    // A picture is no text: it is drawn as it came.
    logo: null,
    sentence: cleanText(paper.sentence),
    changes: paper.changes.slice(0, MAX_ROWS).map((line) => cleanText(line, 2 * QUESTION)),
    companies: paper.companies.map(named),
    prompts: paper.prompts.slice(0, MAX_ROWS).map((row) => ({
      ...row,
      prompt: cleanText(row.prompt, QUESTION),
      label: row.label === null ? null : cleanText(row.label, NAME),
      first: row.first && named(row.first),
    })),
    sources: paper.sources.slice(0, MAX_ROWS).map((source) => ({
      ...source,
      domain: cleanText(source.domain, NAME),
      lists: source.lists.map(named),
    })),
  };
}
