import { normaliseName } from "../identity/names.ts";
import { cleanTypedPrompt, findPromptProblem, normalisePrompt } from "../prompt.ts";
import { DISCOVERY_PROMPTS } from "./discovery-rules.ts";
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
/** An apostrophe in a word; prompts hold none (spec part 1 §5), and without it two words would be one. */
const APOSTROPHE = /(?<=[\p{L}\p{N}])['‘’‛ʼ`´](?=[\p{L}\p{N}])/gu;

/**
 * Words that are two, written by a model that left the apostrophe out: Italian articles before a vowel by their double
 * consonant, French ones before the nouns that prompts of buyers have. None of them is a word of its own.
 */
const GLUED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:dell|nell|sull)[aeiou]\p{L}{3,}|(?:qu|lorsqu|puisqu|jusqu)(?:un|une|il|ils|on)|aujourdhui|` +
    `[ld](?:entreprises?|artisan(?:at|s)?|industries?|assurances?|immobilier|envois?|emails?|emailing|achats?|` +
    `abonnements?|investissements?|equipes?|equipements?|hebergement|utilisateurs?|agences?|avocats?|` +
    String.raw`architectes?|informatique|automatisation|analyses?|intelligence|argent|eau|energie|electricite|urgence))(?!\p{L})`,
  "u",
);

/**
 * Keeps the proposals that a buyer could type into the search box, that do not name the company, and that differ from each
 * other, and from those accepted before, in more than case, accents and punctuation. An apostrophe in a word becomes a space
 * ("d envoi"); words that a model glued together ("denvoi") are rejected where they can be told.
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
    const prompt = normalisePrompt(cleanTypedPrompt(text.replace(WRAPPING, "").replace(APOSTROPHE, " ")));
    const key = normaliseName(prompt);
    const isUsable = findPromptProblem(prompt) === null && key !== "" && !known.has(key) && !GLUED.test(key);
    if (isUsable && !namesCompany(prompt, company)) {
      known.add(key);
      accepted.push(prompt);
    } else rejected.push(text);
  }
  return { accepted: accepted.slice(0, DISCOVERY_PROMPTS), rejected };
}
