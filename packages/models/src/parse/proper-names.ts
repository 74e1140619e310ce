import { isEntryName, isGeneric, trimName } from "./name-shape.ts";
import { toPlainText } from "./plain-text.ts";
import { GENERIC } from "./words.ts";

/** A piece of running text written like a name. */
export interface Span {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Emphasised, linked or quoted. */
  readonly marked: boolean;
  readonly href: string | null;
  /** Written small: a name only inside an enumeration of names. */
  readonly weak: boolean;
}

const TOKEN = String.raw`(?:(?:Dr|Prof|St|Mr|Mrs|Ms)\. (?=\p{Lu})|(?<![\p{L}])(?:\p{Lu}\. ){1,3}(?=\p{Lu}\p{Ll})|)(?:[\p{Lu}\p{Lt}][\p{L}\p{N}'’+!®™]*(?:[.\-&/][\p{L}\p{N}]+)*|\d{1,4}[\p{Lu}\p{Ll}][\p{L}\p{N}]*|\d[-][\p{Lu}]\p{L}+|[\p{Ll}]{1,3}\p{Lu}[\p{L}\p{N}]*|[\p{Ll}\p{N}][\p{L}\p{N}-]{1,30}\.(?:com|io|ai|co|org|net|so|app|dev|de|fr|uk|es|it|jp|cn|me|us|ca|eu|nl|be|ch|at|pl|se|dk|no|br|kr|ru)(?![\p{L}\p{N}]))`;
const JOIN = String.raw`(?: (?:&|of|de|du|des|la|le|van|von|der|den|del|da|do|di|the|of the) |(?<=Cent(?:er|re)|Institute|Council|Alliance|Foundation|Society|School|Fund|Teach|Academy|Office|Partnership|Initiative|Innovations) for | & | |, (?=(?:Inc|LLC|Ltd)\b))`;
const MARKED = String.raw`(?:\*\*|__|\*)(?=[^\s*_])[^*_\n]{1,90}(?:\*\*|__|\*)|\[[^[\]\n]{1,90}\]\([^()\s]{1,400}\)|[“"「『《][^“”"「」『』《》\n]{1,60}[”"」』》]`;
// `次におすすめなのがマネーフォワード クラウド会計です`
const KANA = String.raw`(?<=[はがもの、：]|なら|には)[\u30a0-\u30ff\u3400-\u9fffA-Za-z0-9・&+-]{2,20}(?: [\u30a0-\u30ff\u3400-\u9fffA-Za-z0-9・]{2,16})?(?=です|でしょう|だ。|となります|になります|が?おすすめ|を(?:おすすめ|推)|が(?:最適|一番|続)|も(?:おすすめ|有力|候補|検討))`;
// `联想百应也值得一试`
const HAN = String.raw`(?<=[，。；]|^)[\u3400-\u9fffA-Za-z0-9]{2,10}?(?=(?:也|同样|则|都)(?:很|非常)?(?:值得|不错|可以|是)|紧随其后|排在|位居)`;
const CJK = String.raw`(?<=[是有为：:、，括荐如和及与はがと推选虑属])(?!果)[\u3400-\u9fff\u30a0-\u30ffーA-Za-z0-9・]{2,16}?(?=[、，,。和及与（(]|以及|など|です|$)`;
// The last name of an enumeration may be written small: `DATEV, Personio und lexoffice.`
const SMALL = String.raw`(?<=, |、|(?: and| und| et| y| e| or| oder) )\p{Ll}{3,20}(?=[,.;、]|で|$)`;
const HANGUL = String.raw`(?<=[는은] |, |[：:] )[가-힣A-Za-z0-9]{2,14}?(?=,|입니다|이다|이며|와 |과 |\(| \(|$)|(?<=^|, |로 )[가-힣A-Za-z0-9]{2,14}?(?=(?:도|를|을|이|가) (?:추천|고려|좋|괜찮|유력|인기))`;
const SPAN = new RegExp(
  `${MARKED}|${KANA}|${HAN}|${TOKEN}(?:${JOIN}${TOKEN}){0,6}|${CJK}|${HANGUL}|${SMALL}`,
  "gu",
);
const MAX_SPANS = 60;

/** Pieces of a sentence that may be names, in order. */
export function findSpans(sentence: string): Span[] {
  const spans: Span[] = [];
  for (const match of sentence.slice(0, 1_500).matchAll(SPAN)) {
    if (spans.length >= MAX_SPANS) break;
    const span = toSpan(match[0], match.index, sentence);
    if (span) spans.push(span);
  }
  return spans;
}

function toSpan(text: string, start: number, sentence: string): Span | null {
  if (/[(（]\s*$/u.test(sentence.slice(Math.max(0, start - 3), start)) && /^[\p{Ll}\p{N}.-]+$/u.test(text))
    return null;
  const marked = /^[*_[“"「『《]/u.test(text);
  const href = /\]\((https?:[^()\s]+)\)/iu.exec(text)?.[1] ?? null;
  const inner = marked
    ? trimName(toPlainText(/\[([^[\]\n]{1,90})\]\(/u.exec(text)?.[1] ?? text).replace(/[:：.,]$/u, ""))
    : text;
  const opensSentence = isSentenceStart(sentence, start);
  const verbs = marked ? 0 : (HAN_VERBS.exec(inner)?.[0].length ?? 0);
  const leading =
    verbs > 0
      ? verbs
      : marked || (!opensSentence && !COMMON.has(inner.toLowerCase()) && !inner.startsWith("I "))
        ? 0
        : leadingCommonWords(inner, opensSentence);
  const name = trimName(inner.slice(leading).replace(/['’]s$/u, ""));
  if (
    name === "" ||
    !isEntryName(name) ||
    isGeneric(name.split(" ")) ||
    NOT_COMPANIES.has(name.toLowerCase()) ||
    COMMON.has(name.toLowerCase())
  )
    return null;
  if (marked && GENERIC.has(/^\p{Ll}+/u.exec(name)?.[0] ?? "")) return null;
  if (marked && (name.split(/\s+/u).length > 6 || (/^\p{Ll}/u.test(name) && !/[.\p{Lu}]/u.test(name))))
    return null;
  return {
    name,
    start: start + leading,
    end: start + text.length,
    marked: marked && !/^["“*](?!\*)/u.test(text),
    href,
    weak: /^\p{Ll}+$/u.test(name),
  };
}

const HAN_VERBS = /^(?:我|也|还|可以|首推|首选|推荐|考虑|选择|还有|其次是|则是|当属|试试)+/u;

function isSentenceStart(sentence: string, start: number): boolean {
  return /^[\s"“*_(]*$/u.test(sentence.slice(0, start));
}

/** Length of the capitalised ordinary words before a name: `For`, `The`, `In`, `Another`. */
function leadingCommonWords(text: string, atStart: boolean): number {
  let at = 0;
  for (;;) {
    const word = /^[\p{L}'’]+(?=\s)/u.exec(text.slice(at))?.[0];
    if (
      !word ||
      !(COMMON.has(word.toLowerCase()) || (atStart && at === 0 && /^\p{Lu}\p{Ll}+ly$/u.test(word)))
    )
      break;
    at += word.length;
    while (text[at] === " ") at++;
  }
  const rest = text.slice(at);
  return COMMON.has(rest.toLowerCase().replace(/['’].*$/u, "")) ? text.length : at;
}

const COMMON = new Set(
  (
    "the a an and or but if in on at for from with by to of as is are my your our their its his her it this that these those here there i we you they he she i'd i'm i've i'll it's that's " +
    "best top another other others some many most both each every all any no not first second third fourth fifth finally lastly next then also overall however while although though because since when where who what " +
    "which how why among based according generally currently today personally honestly ultimately meanwhile moreover additionally furthermore similarly likewise still yet so such very top-rated leading notable great good " +
    "choose consider pick try go start look ask check avoid use get see read make let please sure certainly absolutely yes no okay well given depending regarding considering after before between beyond besides despite during " +
    "without within under over one two three four five six seven eight nine ten twenty thirty forty fifty hundred dozens number rank runner-up honorable honourable dear hi hello thanks thank sorry unfortunately unlike instead rather than more less much few several " +
    "company companies brand brands firm firms tool tools provider providers platform platforms software option options choice choices expert experts people researchers industry market customers users teams businesses startups enterprises " +
    "professor ceo cto founder author " +
    "dahinter danach außerdem ebenfalls zudem anschließend schließlich zuletzt zuerst zunächst hier dort auch als wer meine mein meiner unser unsere an auf bei von nach vor knapp direkt platz stelle wahl " +
    "mon ma mes notre vient viennent juste enfin ensuite mi mis tras otra otro minha meu já mio mia subito dopo infine mijn onze daarna tot op ook " +
    "la el los las un una en para por con y e o si mi le les des une et ou pour avec dans si je il elle nous vous der die das ein eine und oder für mit im in am wenn ich wir sie es zu den dem il lo gli per con se io os as um uma para com se eu"
  ).split(" "),
);

/** Capitalised words that name a field, a place, a time or a source rather than somebody to recommend. */
const NOT_COMPANIES = new Set([
  ..."ai ml api apis crm erp hr seo ppc saas b2b b2c smb smbs sme smes it ceo cto cfo us usa u.s uk u.k eu uae ui ux roi kpi iot ev evs gdpr hipaa soc nps sql ios android windows macos linux excel outlook gmail".split(
    " ",
  ),
  ..."internet europe asia america africa australia canada germany france spain italy china japan india brazil mexico england britain london paris berlin madrid tokyo texas california florida chicago boston seattle".split(
    " ",
  ),
  ..."deutschland europa españa méxico italia brasil portugal österreich schweiz english german french spanish american european chinese japanese british indian korean".split(
    " ",
  ),
  ..."january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday".split(
    " ",
  ),
  ..."g2 capterra gartner forrester trustpilot forbes wikipedia crunchbase bloomberg reuters linkedin youtube twitter reddit fortune michelin phd mba note disclaimer summary pros cons pricing".split(
    " ",
  ),
  ..."north america|south america|latin america|united states|united kingdom|new york|new york city|san francisco|los angeles|silicon valley|middle east|hong kong|wall street|google reviews|magic quadrant|gartner magic quadrant|fortune 500|nobel prize|turing award".split(
    "|",
  ),
]);
