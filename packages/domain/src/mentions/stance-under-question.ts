import type { NamePlace } from "./choose-places.ts";
import { isNamedInQuestion } from "./in-questions.ts";
import { finderOf } from "./name-finder.ts";
import {
  CHEAPER,
  LIKE_BEFORE,
  LIKE_BEHIND,
  PREFERRING,
  REPLACED_BEFORE,
  REPLACED_BEHIND,
  STAYING,
  STAYING_BEHIND,
} from "./question-words.ts";
import { isBeginning } from "./sentences.ts";
import type { SoughtCompany } from "./sought-company.ts";
import { DESCRIBED, type Stance, stanceOf } from "./stance-of.ts";

const either = (words: readonly string[]) => `(?:${words.join("|")})`;
/** Words of other scripts stand beside each other. */
const START = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])`;
/** Characters beside a place that are looked at, in an answer and in a question. */
const AROUND = 60;
const FAR = 200;

/**
 * Tells how answers to a question speak of companies: as `stanceOf` does, but that whom a question wants to replace is named only
 * by what is said of the company itself (record 133).
 */
export function stancesUnder(
  companies: readonly SoughtCompany[],
): (question: string) => (text: string, place: NamePlace) => Stance {
  const find = finderOf(companies, { isQuestion: true, isNamed: isNamedInQuestion });
  const findReplaced = (question: string) =>
    new Set(find(question).flatMap((place) => (isReplaced(question, place) ? place.company : [])));
  // Questions are few, their answers many.
  const known = new Map<string, ReadonlySet<number>>();
  return (question) => {
    const replaced = known.get(question) ?? findReplaced(question);
    known.set(question, replaced);
    return (text, place) => {
      const stance = stanceOf(text, place);
      if (stance !== "named" || !replaced.has(place.company)) return stance;
      return isOfItself(text, place) ? "named" : "contrast";
    };
  };
}

const ARTICLE = "(?:the|die|das|dem|der|les?|la|el|il|lo|[oa]s?|de|het|een|τ\\p{L}+)";
/** "to replace A and B": one other name before. */
const TO_NAME = String.raw`\s*(?:${ARTICLE}\s+)?(?:[^\s.?!]+,?\s+(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|и|или|та|і|або|και|و|ve)\s+)?["“„«'’]?$`;
const REPLACED = new RegExp(`${START}${either(REPLACED_BEFORE)}${TO_NAME}`, "iu");
const REPLACED_BY = new RegExp(
  String.raw`^["”»]?(?:\s(?!(?:an?|eine?n?|une?|un[ao]?|een)\s)[^\s.?!]+)?\s?${either(REPLACED_BEHIND)}`,
  "iu",
);
/** "to replace A by X" */
const REPLACING = /(?<!\p{L})(?:with|by|durch|par|por|con|com|pel[oa]|door) $/iu;
const LIKE = new RegExp(String.raw`${START}${either(LIKE_BEFORE)}\s*["“„«]?$`, "iu");
const LIKE_IT = new RegExp(String.raw`^["”»]?\s?${either(LIKE_BEHIND)}`, "iu");
const BUT_CHEAPER = new RegExp(`${START}${either(CHEAPER)}`, "iu");

/** "Alternatives to X"; "something like X, but cheaper". */
function isReplaced(question: string, { start, tail }: NamePlace): boolean {
  const before = question.slice(Math.max(0, start - FAR), start);
  const behind = question.slice(tail, tail + FAR);
  if (REPLACED.test(before) || (REPLACED_BY.test(behind) && !REPLACING.test(before))) return true;
  return (LIKE.test(before) || LIKE_IT.test(behind)) && BUT_CHEAPER.test(behind);
}

const STAYS = new RegExp(String.raw`${START}${either(STAYING)}\s?(?:${ARTICLE}\s+)?["“„«*_]*$`, "iu");
/** "I'd still recommend X"; "no better than X" */
const PREFERRED = new RegExp(String.raw`${START}${either(PREFERRING)}\s?(?:${ARTICLE}\s+)?["“„«*_]*$`, "iu");
const STAYS_BEHIND = new RegExp(`^["”*_]*\\s?${either(STAYING_BEHIND)}`, "iu");
/** Particles of Japanese and Korean: of a topic or subject, and of anything else. */
const TOPIC = /^(?:は|が|も|にも|でも|なら|은|는|이|가|도|에도|에서도)/u;
const NO_TOPIC = /^(?:[のをへと]|から|[にで](?!も)|[의을를와과]|에서|에게|으?로)/u;
/** "Slack's own plan" */
const OWNS = /^['’]s\s/u;
/** "X rarely pays": a word before the verb of `DESCRIBED`. */
const ADVERB = /^(["”*_\]]*)\s\p{Ll}+(?=\s)/u;
const ARTICLE_BEFORE = new RegExp(`(?<!\\p{L})${ARTICLE}\\s$`, "iu");
const PREPOSITION =
  /(?<!\p{L})(?:in|from|at|of|to|with|below|von|aus|bei|mit|zu|an|du?|de|des|chez|avec|à|dans|en|con|[dn][aeo]l?|em|di|dal|su|van|uit|bij|met|ze?|w|из|со?|в|на|от|к|зі?|від|до)\s["“„«*_]*$/iu;
const LINKS =
  "but|and|aber|und|mais|et|pero|y|ma|mas|e|maar|en|ale|но|а|але|чи|ama|αλλά|that|whether|dass|ob|si|se|que|che|dat|że|что|ли|що|ότι|أن|إن";
const CLAUSE = new RegExp(
  String.raw`(?:[,;:–—(、，]\s*|(?<!\p{L})(?:${LINKS})\s|(?<!\p{L})qu['’])["“„«*_([]*$`,
  "u",
);
/** One that a list recommends, too: "A and **X**". */
const BOLD = /\*\*$/u;
/** In a table, what stands behind the first cell is said of that. */
const LATER_CELL = /\|[^|\n]*\p{L}[^|\n]*\|[^|\n]*$/u;

/** The company is the subject of a clause, or the one to stay with; elsewhere it is exported from, cancelled, or a measure. */
function isOfItself(text: string, { start, end, tail }: NamePlace): boolean {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const behind = text.slice(tail, tail + AROUND);
  if ([STAYS, PREFERRED].some((told) => told.test(before))) return true;
  if ([STAYS_BEHIND, TOPIC].some((told) => told.test(behind))) return true;
  const ahead = before.replace(ARTICLE_BEFORE, "");
  if (PREPOSITION.test(ahead) || LATER_CELL.test(before) || NO_TOPIC.test(behind)) return false;
  const said = text.slice(end, end + AROUND);
  if (OWNS.test(said) || [said, said.replace(ADVERB, "$1")].some((words) => DESCRIBED.test(words)))
    return true;
  return isBeginning(ahead) || CLAUSE.test(ahead) || BOLD.test(ahead);
}
