import { normaliseName } from "../identity/names.ts";
import { findPromptProblem, normalisePrompt } from "../prompt.ts";
import { DISCOVERY_PROMPTS } from "./discovery-rules.ts";
import { type NamedCompany, namesCompany } from "./names-company.ts";

export const PROMPT_IS_EMPTY = "Write a prompt, or remove this line";
export const PROMPT_IS_REPEATED = "This asks the same as a prompt above";
export const NO_PROMPTS_LEFT = "Keep at least one prompt to test";
export const TOO_MANY_OWN_PROMPTS = `A discovery tests ${DISCOVERY_PROMPTS} prompts at most`;

/** "This names Acme, so the answer would list it anyway" */
export function promptNames(company: string): string {
  return `This names ${company}, so the answer would list it anyway`;
}

/**
 * What keeps each of a user's prompts from being tested, null for nothing: it is empty, cannot be asked, repeats one above in
 * other case or punctuation, or names the company, as proposals of models may not either.
 */
export function findOwnPromptProblems(
  prompts: readonly string[],
  company: NamedCompany,
): readonly (string | null)[] {
  const known = new Set<string>();
  return prompts.map((text) => {
    const prompt = normalisePrompt(text);
    const key = normaliseName(prompt);
    if (!/[\p{L}\p{N}]/u.test(prompt)) return PROMPT_IS_EMPTY;
    const problem = findPromptProblem(prompt);
    if (problem !== null) return problem;
    if (known.has(key)) return PROMPT_IS_REPEATED;
    known.add(key);
    return namesCompany(prompt, company) ? promptNames(company.companyName) : null;
  });
}
