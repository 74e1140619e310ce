import { cleanTypedPrompt, findPromptProblem, normalisePrompt } from "../prompt.ts";
import { normaliseName } from "../ranking.ts";
import { DISCOVERY_PROMPTS } from "./discovery-run.ts";
import { type NamedCompany, namesCompany } from "./names-company.ts";

/** What a model proposed, sorted into what can be asked and what cannot. */
export interface CheckedPrompts {
  /** In the order proposed, at most ten. */
  readonly accepted: readonly string[];
  /** As proposed: those that name the company, repeat another or cannot be asked. */
  readonly rejected: readonly string[];
}

/** Quotes and list numbers that models put around a prompt. */
const WRAPPING = /^\s*(?:\d{1,2}[.)]\s+|[-*•]\s+)?/u;

/**
 * Keeps the proposals that a buyer could type into the search box, that do not name the company, and that differ from each
 * other, and from those accepted before, in more than case, accents and punctuation.
 */
export function checkPrompts(
  proposed: readonly string[],
  company: NamedCompany,
  before: readonly string[] = [],
): CheckedPrompts {
  const accepted = [...before];
  const rejected: string[] = [];
  const known = new Set(before.map(normaliseName));
  for (const text of proposed) {
    const prompt = normalisePrompt(cleanTypedPrompt(text.replace(WRAPPING, "")));
    const key = normaliseName(prompt);
    const isUsable = findPromptProblem(prompt) === null && key !== "" && !known.has(key);
    if (isUsable && !namesCompany(prompt, company)) {
      known.add(key);
      accepted.push(prompt);
    } else rejected.push(text);
  }
  return { accepted: accepted.slice(0, DISCOVERY_PROMPTS), rejected };
}
