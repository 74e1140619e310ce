import { z } from "zod";
import { readCsv } from "../../read-csv.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ChatRequest } from "../protocol/read-request.ts";
import { understandQuestion } from "../question/understand-question.ts";
import { chance } from "../random.ts";

const word = z.string().min(1);
const row = z.strictObject({
  ...{ en: word, de: word, fr: word, es: word, it: word },
  ...{ pt: word, nl: word, ja: word, zh: word, ko: word },
});
const PHRASES = readCsv("translations", row);
type Language = keyof z.infer<typeof row>;
const LANGUAGES = Object.keys(row.shape) as Language[];

/** What a model gets wrong now and then. */
const FAULTS = ["other_need", "names_company", "number", "untranslated"] as const;

const askedSchema = z.looseObject({
  from: z.string().catch("en"),
  to: z.string().catch("en"),
  questions: z.array(z.looseObject({ id: z.number(), text: z.string() })).catch([]),
});

/** Questions phrase by phrase in another language; some have a fault that whoever asked should find, as the world sets. */
export function translateQuestions(
  { question, persona, world }: ChatRequest,
  catalogue: Catalogue,
  seed: string,
): { translations: { id: number; text: string; keeps: string[] }[] } {
  const { from, to, questions } = readAsked(question);
  const share = world?.translationErrs ?? 0;
  return {
    translations: questions.map(({ id, text }) => {
      const translated = translate(text, languageOf(from), languageOf(to));
      const drawn = chance(seed, "translates", persona.id, to, text);
      const fault = drawn < share ? FAULTS[Math.floor((drawn / share) * FAULTS.length)] : undefined;
      if (fault === "other_need") return { id, text: ofAnotherNeed(translated, catalogue), keeps: [] };
      if (fault === "names_company")
        return { id, text: `${translated} (${catalogue.companies[0]?.name ?? ""})`, keeps: [] };
      if (fault === "number") return { id, text: `${translated} 7`, keeps: [] };
      if (fault === "untranslated") return { id, text, keeps: [] };
      return { id, text: translated, keeps: /\bCRM\b/u.test(text) ? ["CRM"] : [] };
    }),
  };
}

/** English where it has no words of a language. */
function languageOf(code: string): Language {
  return LANGUAGES.find((one) => one === code) ?? "en";
}

/** The longest phrases first, each once; what it has no words for stays. */
function translate(text: string, from: Language, to: Language): string {
  const phrases = PHRASES.toSorted((a, b) => b[from].length - a[from].length);
  let left = text;
  const found: string[] = [];
  for (const phrase of phrases) {
    const edge = /^\p{Script=Latin}/u.test(phrase[from])
      ? ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])"]
      : ["", ""];
    const sought = phrase[from].replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
    left = left.replaceAll(new RegExp(`${edge[0]}${sought}${edge[1]}`, "giu"), () => {
      found.push(phrase[to]);
      return String.fromCodePoint(PRIVATE + found.length - 1);
    });
  }
  const said = [...left].map((letter) => {
    const at = (letter.codePointAt(0) ?? 0) - PRIVATE;
    return at >= 0 && at < found.length ? (found[at] ?? "") : letter;
  });
  const sentence = said.join("").replace(/\s+/gu, " ").trim();
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** First of the characters that stand for phrases while others are looked for. */
const PRIVATE = 0xe000;

function ofAnotherNeed(text: string, catalogue: Catalogue): string {
  const [tag] = understandQuestion(text, catalogue).topics;
  const another = catalogue.topics.find((topic) => topic.tag !== tag)?.label ?? "";
  const own = catalogue.topic(tag ?? "");
  return own && text.includes(own.label) ? text.replace(own.label, another) : another;
}

function readAsked(question: string): z.infer<typeof askedSchema> {
  try {
    return askedSchema.parse(JSON.parse(question));
  } catch {
    return { from: "en", to: "en", questions: [] };
  }
}
