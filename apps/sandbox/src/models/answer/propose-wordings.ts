import { z } from "zod";
import { readCsv } from "../../read-csv.ts";
import type { Catalogue, Topic } from "../catalogue/catalogue.ts";
import type { ChatRequest } from "../protocol/read-request.ts";
import { understandQuestion } from "../question/understand-question.ts";
import { chance } from "../random.ts";

const row = z.strictObject({
  language: z.string().length(2),
  level: z.enum(["general", "mid", "niche"]),
  persona: z.string(),
  /** `{topic}` stands for what is asked for. */
  text: z.string().min(1),
});
const TEMPLATES = readCsv("wordings", row);
const COUNT = /\byou write (\d{1,2}) other ways\b/i;
const USUAL = 12;
const ENGLISH = "en";

/** What a model does wrong now and then, each with this share of its wordings. */
const WORDING_FAULTS = ["names_company", "double", "other_need", "no_list"] as const;
const SHARE_OF_EACH = 0.04;

interface MadeWording {
  readonly text: string;
  readonly level: string;
  readonly persona: string;
}

/** Other ways of asking a question, from templates; a few have a fault that whoever asked should find. */
export function proposeWordings(
  { instruction, question, persona }: ChatRequest,
  catalogue: Catalogue,
  seed: string,
): { wordings: MadeWording[] } {
  const asked = readAsked(question);
  const topic = topicOf(asked.question, catalogue) ?? topicOf(asked.topic, catalogue);
  const label = topic?.label ?? labelOf(asked.topic || asked.question);
  const count = Number(COUNT.exec(instruction)?.[1] ?? USUAL);
  const draw = (...of: string[]) => chance(seed, "words", persona.id, asked.question, ...of);
  const known = new Set(asked.known.map((text) => text.toLowerCase()));
  const own = TEMPLATES.filter(({ language }) => language === asked.language);
  const templates = own.length > 0 ? own : TEMPLATES.filter(({ language }) => language === ENGLISH);
  const made = templates
    .map(({ text, level, persona: who }) => ({
      text: text.replaceAll("{topic}", label),
      level,
      persona: who,
    }))
    .filter(({ text }) => !known.has(text.toLowerCase()))
    .sort((a, b) => draw(a.text) - draw(b.text))
    .slice(0, count);
  return { wordings: made.map((one, nth) => withFault(one, made[nth - 1])) };

  function withFault(wording: MadeWording, before: MadeWording | undefined): MadeWording {
    const fault = WORDING_FAULTS[Math.floor(draw("fault", wording.text) / SHARE_OF_EACH)];
    const { text } = wording;
    if (fault === "names_company") return { ...wording, text: `${text} like ${rivalOf(topic, catalogue)}` };
    if (fault === "double" && before) return { ...wording, text: `${before.text.toUpperCase()}?` };
    if (fault === "no_list") return { ...wording, text: `How does ${label} work` };
    const another = catalogue.topics.find(({ tag }) => tag !== topic?.tag && draw("another", tag) < 0.2);
    if (fault === "other_need" && another) return { ...wording, text: text.replace(label, another.label) };
    return wording;
  }
}

function topicOf(question: string, catalogue: Catalogue): Topic | undefined {
  const [tag = ""] = understandQuestion(question, catalogue).topics;
  return catalogue.topic(tag);
}

/** A question of no topic that the catalogue has, without the words that questions begin with. */
function labelOf(question: string): string {
  return question
    .replace(/^(?:(?:which|what|who|is|are|the|best|top|good|leading)\s+)+/iu, "")
    .replace(/[?.!]+$/u, "");
}

function rivalOf(topic: Topic | undefined, { companies }: Catalogue): string {
  const own = companies.find(({ tags }) => topic !== undefined && tags.has(topic.tag)) ?? companies[0];
  return own?.name ?? "";
}

const askedSchema = z.looseObject({
  topic: z.string().catch(""),
  question: z.string().catch(""),
  language: z.string().catch(ENGLISH),
  known: z.array(z.string()).catch([]),
});

function readAsked(question: string) {
  try {
    return askedSchema.parse(JSON.parse(question));
  } catch {
    return { topic: "", question, language: ENGLISH, known: [] };
  }
}

const pairSchema = z.looseObject({ pair: z.number(), a: z.string(), b: z.string() });
const pairsSchema = z.looseObject({ pairs: z.array(pairSchema) });
const EXPLAINS =
  /^(?:how (?:do|does|to|can)|what is|why|when|is|are|wie (?:funktioniert|geht)|was ist|warum|comment|pourquoi)\b/iu;

/** Whether two wordings ask for the same kind of thing, by the catalogue's topics; errs at the rate that the world sets. */
export function comparePairs(
  { question, persona, world }: ChatRequest,
  catalogue: Catalogue,
  seed: string,
): { pairs: { pair: number; same_need: boolean; answered_by_a_list: boolean; differs: string }[] } {
  return {
    pairs: readPairs(question).map(({ pair, a, b }) => {
      const [ofA, ofB] = [topicOf(a, catalogue)?.label, topicOf(b, catalogue)?.label];
      const errs = chance(seed, "compares", persona.id, a, b) < (world?.judgeErrs ?? 0);
      const isSame = (ofA === ofB) !== errs;
      return {
        pair,
        same_need: isSame,
        answered_by_a_list: !EXPLAINS.test(a) && !EXPLAINS.test(b),
        differs: isSame ? "" : `one asks for ${ofB ?? "something else"}, one for ${ofA ?? "something else"}`,
      };
    }),
  };
}

function readPairs(question: string): z.infer<typeof pairSchema>[] {
  try {
    return pairsSchema.parse(JSON.parse(question)).pairs;
  } catch {
    return [];
  }
}
