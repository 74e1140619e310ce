import { ABBREVIATION, BRACKETED_FORM, LEGAL_FORM } from "./name-words.ts";
import { anyOf } from "./vocabulary/compile.ts";

const SEPARATOR = new RegExp(
  [
    String.raw`\s(?=https?:\/\/|www\.)|\s[-–—―|•~→]+\s|\s[–—]|[–—](?=\s)|[:：](?=\s|$|[^\s/\d])`,
    String.raw`\s?(?:——|--)\s?|\s?[（(]|\s\[(?=\p{Ll})|\t|;\s|[；，。、]|\s\/\/\s|\s=\s|\.\s(?=[\p{Lu}\uac00-\ud7a3])|!\s(?=\p{Lu})|…`,
  ].join("|"),
  "u",
);

const VERB = new RegExp(String.raw`\s${anyOf("nameVerbs")}\s`, "u");

/** Cuts a line after its name. An emphasised name keeps the verbs that a bare one would end at. */
export function cutName(text: string, emphasised: boolean): { name: string; rest: string } {
  let end = text.length;
  let from = 0;
  for (;;) {
    const match = SEPARATOR.exec(text.slice(from));
    if (!match) break;
    const at = from + match.index;
    if (BRACKETED_FORM.test(text.slice(at, at + 40)) || isAcronym(text.slice(0, at), text.slice(at))) {
      from = text.indexOf(match[0].includes("（") ? "）" : ")", at) + 1;
      if (from <= 0) break;
      continue;
    }
    if (isAbbreviation(text, at, match[0]) || isCall(text, at)) {
      from = at + 1;
      continue;
    }
    end = at;
    break;
  }
  let name = text.slice(0, end);
  const told = emphasised ? null : TOLD.exec(name);
  if (told) name = told[0];
  const verb = emphasised ? null : VERB.exec(name);
  if (verb && verb.index > 1) name = name.slice(0, verb.index);
  name = name.slice(0, commaEnd(name));
  return { name, rest: text.slice(name.length) };
}

/** Japanese sets off what it tells of a name with a space: `楽天証券　ポイント投資ができる`. */
const TOLD = /^\S{2,20}(?=\s(?=\S*[\u3040-\u309f])\S{4,}$)/u;

/** `Dr. Martens`, `J. Crew`, `ifj. Horváth Imre`: a full stop that ends no name. */
function isAbbreviation(text: string, at: number, mark: string): boolean {
  if (mark[0] !== ".") return false;
  return (
    ABBREVIATION.test(text.slice(Math.max(0, at - 8), at)) ||
    TITLES.test(text.slice(0, at)) ||
    TITLE_FIRST.test(text.slice(0, at + 60))
  );
}

/** `Lic. Juan Pérez,`: a short word before two with capitals and nothing else. */
const TITLE_FIRST = /^\p{L}{2,5}\. \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3}(?=$|[,:(]|\s[–—-])/u;
/** Titles of a person before the name: `prof. dr hab`, `Dr. h.c`. */
const TITLES = /^(?:\p{L}{1,4}\. |\p{L}{1,2} )*(?:\p{Ll}\.)?\p{Ll}{1,4}$/u;

/** `YO! Sushi – fresh`: an exclamation mark inside a name that is set off further on. */
function isCall(text: string, at: number): boolean {
  return /^! \p{Lu}\S*(?: [\p{Lu}&]\S*){0,2}(?: [–—-] |: | \(|$)/u.test(text.slice(at, at + 60));
}

/** `Wachtell, Lipton, Rosen & Katz` */
const PARTNERS =
  /^\p{Lu}[\p{L}'’.-]+(?:, (?:\p{Lu}[\p{L}'’.-]+ ?){1,2}){1,5},? (?:&|and) \p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}.]+)?$/u;

/** `Ernst & Young (EY)`: an acronym made of the name's initials belongs to the name. */
function isAcronym(name: string, after: string): boolean {
  const inside = /^\s?[（(]([\p{Lu}&]{2,8})[)）]/u.exec(after)?.[1]?.replaceAll("&", "");
  return inside !== undefined && inside === name.match(/\p{Lu}/gu)?.join("") && /\S\s+\S/u.test(name);
}

/** Where a name with commas ends: legal forms and partners' names go on, descriptions do not. */
function commaEnd(name: string): number {
  let at = name.indexOf(",");
  if (at < 0 || PARTNERS.test(name)) return name.length;
  while (at >= 0) {
    const after = name.slice(at + 1).trimStart();
    const form = LEGAL_FORM.exec(after);
    if (!form && !/^\d{3}\b/u.test(after)) return at;
    const next = name.indexOf(",", at + 1);
    if (form && next < 0) return at + 1 + (name.length - at - 1 - after.length) + form[0].length;
    at = next;
  }
  return name.length;
}

/** A name field with its address in it: `HubSpot (hubspot.com)`. */
export function cutAddress(whole: string): { name: string; rest: string } {
  const [text = ""] = whole.split(" | ", 1);
  const match =
    /\s*[([{（]\s*(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/[^\s)）]*)?\s*[)\]}）]|\s+[-–—|:]\s+(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+\/?$/u.exec(
      text,
    );
  return match && match.index > 0
    ? { name: text.slice(0, match.index), rest: text.slice(match.index) }
    : { name: text, rest: "" };
}
