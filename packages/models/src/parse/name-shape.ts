import { FIELD_LABEL, SUMMARY_LABEL } from "./labels.ts";
import {
  DOTTED_FORM,
  IMPERATIVE,
  ONLY_MARKS,
  ORDINARY_WORDS,
  PLACEHOLDER,
  SENTENCE_START,
  SENTENCE_WORD,
  WEAK_PLACEHOLDER,
} from "./name-words.ts";
import { AVOID } from "./section-role.ts";

const MAX_NAME = 120;

/** Takes off the marks around a name: quotes, emoji, trailing punctuation. `Yahoo!` and `Inc.` keep theirs. */
export function trimName(raw: string): string {
  let name = raw
    .slice(0, 400)
    .replace(
      /^(?:[\s"“”«»「」『』‘’'`*_~#>|:：,;•·–—-]|\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}])+/u,
      "",
    );
  name = name.replace(
    /(?:(?<!\p{L})#|[\s"“”«»「」『』‘’`*_~|:：,;•·–—★☆-]|\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|[™®©])+$/u,
    "",
  );
  name = name.replace(/^【([^【】]+)】$/u, "$1");
  // `ООО «Ромашка»`: what closes a quotation inside of the name belongs to it.
  const closing = /[«「『]/u.test(name)
    ? raw.slice(raw.indexOf(name) + name.length, raw.indexOf(name) + name.length + 1)
    : "";
  if (/[»」』]/u.test(closing)) name += closing;
  if (/[^.\s]{3}\.$/u.test(name) && !DOTTED_FORM.test(name)) name = name.slice(0, -1);
  const url = /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24})\/?$/iu.exec(name)?.[1];
  return url && /^(?:https?:|www\.)/iu.test(name) ? url : name;
}

/** Whether a text is written as a name can be. */
export function isNameShaped(name: string): boolean {
  if (name.length === 0 || name.length > MAX_NAME || !/[\p{L}\p{N}]/u.test(name)) return false;
  return !(
    /^[\d\s.,%$€£¥+/–—<>~-]+$/u.test(name) || /[?？。{}<>=]|https?:|\.\.\./u.test(name.replace(/[?]$/u, "?"))
  );
}

const NAME_WORD = /^[\p{Lu}\p{Lo}\p{N}&*["'“(+@]|^\p{Ll}+(?:\.\p{Ll}{2,}|\p{Lu})/u;
const PARTICLE =
  /^(?:of|by|and|the|a|an|for|in|at|de|du|des|del|dell[ao]|la|le|les|l|el|los|las|y|e|et|und|von|vom|van|den|der|dem|het|di|da|do|dos|das|al|zu|zum|zur|am|im|&)$/u;

/** Every word begins as one of a name does, or joins two that do. */
export function isNameWords(words: readonly string[]): boolean {
  return words.every((word) => NAME_WORD.test(word) || PARTICLE.test(word)) && !PARTICLE.test(words[0] ?? "");
}

const TITLED =
  /^(?:\p{Lu}[\p{L}\p{N}'’.&+-]*|[\p{N}&+]+)(?: (?:[\p{Lu}\p{N}][\p{L}\p{N}'’.&+-]*|[&+]|of|the|and|to|in|on|for|at|by|with|de|du|des|la|le|el|di|und|et|y|e|a|an)){0,5}$/u;

/** Every word begins like one of a name: no sentence is written so. */
export function isTitled(name: string): boolean {
  return TITLED.test(name);
}

/** `[one-line reason]`: a place to be filled in. */
const TEMPLATE = /^\[(?:[^[\]]*\s[^[\]]*|\p{Ll}[\p{L}_-]*)\]$/u;

/** Whether a text can be the name of a company or a person at all. */
export function isEntryName(name: string, setOff = false): boolean {
  if (!isNameShaped(name) || (name.startsWith("[") && TEMPLATE.test(name))) return false;
  if (setOff && WEAK_PLACEHOLDER.test(name)) return true;
  if (ONLY_MARKS.test(name) || PLACEHOLDER.test(name) || FIELD_LABEL.test(name) || SUMMARY_LABEL.test(name))
    return false;
  const isWord = !/\s/u.test(name);
  const titled = !isWord && isTitled(name);
  if (setOff && titled) return true;
  if (SENTENCE_START.test(`${name} `)) return false;
  if (isWord) return true;
  if (!titled && AVOID.test(name)) return false;
  return name.split(/\s+/u).length <= 9 && !IMPERATIVE.test(name) && !SENTENCE_WORD.test(name);
}

export function isGeneric(words: readonly string[]): boolean {
  if (words.length === 1 && WEAK_PLACEHOLDER.test(words[0] ?? "")) return true;
  return words.every((word) => {
    const plain = word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
    return (
      plain === "" ||
      /^\d+$/.test(plain) ||
      ORDINARY_WORDS.has(plain) ||
      (plain.includes("/") && plain.split("/").every((part) => ORDINARY_WORDS.has(part)))
    );
  });
}
