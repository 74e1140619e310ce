import { decodeHTMLStrict } from "entities/decode";
import { isHtml } from "./markup.ts";

/**
 * Text as a reader sees it. The documented normalisation under which every returned name is part of the
 * answer is `evidenceText`; the readers use its single steps.
 */

/** Letters of Arabic and Indic scripts, between which a joiner is part of the spelling: `دیجی‌کالا`. */
const JOINED = String.raw`[\u0620-\u06d3\u0750-\u077f\u0900-\u0dff]`;
const JOINER = String.raw`[\u200c\u200d]`;
/** With it, the joiner after it is a letter also at the end of a word: `മലബാര്‍`. */
const VIRAMA = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]`;
// Other joiners, bidi and zero-width controls, soft hyphen, BOM, C0/C1 controls except tab and newline, variation selectors.
const INVISIBLE = new RegExp(
  [
    String.raw`(?![\t\n\r\u0085])\p{Cc}`,
    String.raw`[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb]`,
    `(?<!${JOINED})${JOINER}`,
    String.raw`(?:\u200c|(?<!${VIRAMA})\u200d)(?!${JOINED})`,
  ].join("|"),
  "gu",
);
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/gu;
// Anything but what is the same after cleaning: ASCII, Latin, common punctuation, kana, CJK and Hangul syllables.
const UNUSUAL =
  /[^\n\t -~\u00a0-\u00ac\u00ae-\u02ff\u0400-\u0482\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2190-\u21ff\u2460-\u24ff\u3000-\u3098\u309b-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e]/;

/** NFC, invisible characters removed, every line break a newline. */
export function cleanControls(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return text.replace(LINE_BREAK, "\n").replace(INVISIBLE, "").normalize("NFC");
}

const REFERENCES = /&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,30});/giu;

/** Decodes HTML character references once; unknown ones stay. */
export function decodeEntities(text: string): string {
  return text.replace(REFERENCES, (reference) => decodeHTMLStrict(reference).replace(INVISIBLE, ""));
}

const TAG = /<\/?[a-z][a-z0-9]{0,15}(?:\s[^<>]{0,1000})?\/?>/gi;
/** `<company rank="1" name="Siemens"/>`: an element that holds a record. */
const ELEMENT = /<([\p{L}_]{2,20})((?:\s+[\p{L}_-]{2,20}="[^"<>]{0,300}"){2,10})\s*\/?>/gu;
const ATTRIBUTE = /\s+([\p{L}_-]{2,20})="([^"<>]{0,300})"/gu;
/** The attributes of elements that are no HTML, which a reader sees as they stand, in another form. */
export function unfoldAttributes(text: string, write: (key: string, value: string) => string): string {
  if (!text.includes('="')) return text;
  return text.replace(ELEMENT, (tag, name: string, attributes: string) =>
    isHtml(name)
      ? tag
      : attributes.replace(ATTRIBUTE, (_attribute, key: string, value: string) => write(key, value)),
  );
}

const CITATION = new RegExp(
  [
    // `[1]`, `[2, 3]`, `[^4]`
    String.raw`\[\^?\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,8}\]`,
    // Superscripts and `^1`
    String.raw`[⁰¹²³⁴-⁹]+|\^\d{1,2}(?!\d)`,
  ].join("|"),
  "gu",
);
/** `【1†source】` */
const LENTICULAR = /【(?![^】\n]{0,60}[位名])(?:\d|turn|source|cite|[^【】\n]{0,60}†)[^【】\n]{0,60}】/gu;
const LINK = /!?\[([^[\]\n]{0,300})\](?:\([^()\s]{0,1000}(?:\s"[^"\n]{0,200}")?\)|\[[^[\]\n]{0,60}\])/gu;

/** `\ue200entity\ue202["company","Larkmoor"]\ue201`: what a reader sees is the second text. */
const ENTITY = /\ue200entity\ue202?\[\s?"[^"\n]{0,80}",\s?"([^"\n]{0,160})"[^\ue201\n]{0,300}\ue201/gu;
/** The name of a result: `turn0search3`. */
const RESULT = String.raw`turn\d{1,3}[a-z]{3,12}\d{1,3}`;
/**
 * Marks of OpenAI's search in private-use characters: U+E200 … U+E201 is one, whatever stands in it; where its signs were
 * lost on the way, the ASCII that is left of it; and `:contentReference[oaicite:0]{index=0}`.
 */
const REFERENCE = new RegExp(
  [
    String.raw`\ue200[^\ue200\ue201\n]{0,400}\ue201`,
    String.raw`(?:\ue200|file)?(?:cite|navlist)?[\ue200-\ue2ff]+(?:(?:file|search|navlist)?(?:cite)?${RESULT}[\ue200-\ue2ff]*)*`,
    `(?:file)?cite[ _]?(?:${RESULT}[,;]?)+`,
    String.raw`(?<![\p{L}\p{N}])[[(]?${RESULT}(?:[,;]? ?${RESULT})*[\])]?(?![\p{L}\p{N}])`,
    String.raw`:?(?:contentReference)?\[oaicite:\d{1,3}\](?:\{index=\d{1,3}\})?`,
  ]
    .map((mark) => String.raw`[ \t]?${mark}`)
    .join("|"),
  "gu",
);
const MAY_REFER = /[\ue200-\ue2ff]|turn\d|oaicite/u;

/** Removes marks of OpenAI's search, with the space before them. */
export function stripReferences(text: string): string {
  return MAY_REFER.test(text) ? text.replace(ENTITY, "$1").replace(REFERENCE, "") : text;
}

/** Private-use characters that JSON writes as their escapes. */
export function readPrivateUse(text: string): string {
  return text.includes("\\ue2") || text.includes("\\uE2")
    ? text.replace(/\\u(e2[0-9a-f]{2})/giu, (_escape, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text;
}

/** Removes marks of citation such as `[1]`, `【1†source】`, `^1`. */
export function stripCitations(text: string): string {
  const told = stripReferences(text);
  const plain = /[[^⁰¹²³⁴-⁹]/u.test(told) ? told.replace(CITATION, "") : told;
  return plain.includes("】") ? plain.replace(LENTICULAR, "") : plain;
}

// What may need more than folding of white space; one class, for speed.
const MARKED = /[<&*_`[\]\\【^~\u00b9\u00b2\u00b3\u2070-\u2079]/;

/** Markdown, tags, entities and citation marks removed; link texts stay, targets go. White space folded. */
export function toPlainText(text: string): string {
  if (!MARKED.test(text)) return foldSpace(text);
  let plain = stripCitations(text);
  if (plain.includes("[")) plain = plain.replace(LINK, "$1");
  if (plain.includes("<")) plain = plain.replace(TAG, "");
  plain = stripEmphasis(decodeEntities(plain));
  return foldSpace(plain.replace(/\\([\\`*_{}[\]()#+\-.!|>~&])/gu, "$1"));
}

/** Removes `**`, `__`, `~~`, backticks and single emphasis marks that touch a word. */
function stripEmphasis(text: string): string {
  if (!/[*_`~]/u.test(text)) return text;
  return (
    text
      // A single star between letters is part of a name: `A*Star`.
      .replace(/\*{2,3}|(?<![\p{L}\p{N}])\*|\*(?![\p{L}\p{N}])|`{1,3}|~~|_{2,3}/gu, "")
      .replace(/(^|[\s("'])_(?=\S)/gu, "$1")
      .replace(/(\S)_(?=$|[\s)"',.:;!?])/gu, "$1")
  );
}

export function foldSpace(text: string): string {
  return / {2}|[^\S ]/.test(text) ? text.replace(/\s+/gu, " ").trim() : text.trim();
}

/**
 * The normalisation under which a name is evidence: NFC; bidi, zero-width and control characters removed;
 * JSON escapes and character references decoded; tags removed but for the values of elements that are no HTML; the marks `* _ ~ # | \ [ ] < >`, backticks
 * and quotation marks removed; white space folded. A name is quoted when `evidenceText(answer)` includes
 * `evidenceText(name)`.
 */
export function evidenceText(text: string): string {
  const unescaped = unescapeJson(unescapeJson(text));
  const unfolded = unfoldAttributes(cleanControls(unescaped), (_key, value) => ` ${value} `);
  const decoded = decodeEntities(decodeEntities(unfolded));
  const untagged = decoded.replace(/<br\s*\/?>/giu, " ").replace(TAG, "");
  return foldSpace(
    stripCitations(untagged)
      .replace(/[*_`~#|\\[\]<>"“”„«»]/gu, "")
      .normalize("NFC"),
  );
}

function unescapeJson(text: string): string {
  if (!text.includes("\\")) return text;
  return text.replace(
    /\\(?:u([0-9a-f]{4})|([nrtbf])|(["'/\\]))/gi,
    (_whole, hex?: string, space?: string, mark?: string) => {
      if (hex) return String.fromCharCode(Number.parseInt(hex, 16));
      return space ? " " : (mark ?? "");
    },
  );
}
