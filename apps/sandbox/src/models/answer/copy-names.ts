import { COMPANIES } from "../catalogue/companies.ts";
import { EXPERTS } from "../catalogue/experts.ts";

/** A name as an extraction request asks for it. */
export interface CopiedName {
  readonly name: string;
  readonly quote: string;
  readonly place: string;
  readonly address: string;
}

/** What can go wrong with a reading: made-up names, another order, an instruction of the text followed. */
export const COPY_FAULTS = ["invent", "reorder", "obey"] as const;
export type CopyFault = (typeof COPY_FAULTS)[number];

const KNOWN = [
  ...COMPANIES.flatMap(({ name, variants }) => [name, ...variants]),
  ...EXPERTS.map(({ name }) => name),
]
  .filter((name) => name.length > 3)
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`));
/** Names that a model knows in any spelling, and what the text sets off as a name. */
const NAME = new RegExp(
  String.raw`\*\*(?<bold>[^*\n]{2,60})\*\*|(?<![\p{L}\p{N}])(?<known>${KNOWN.join("|")})(?![\p{L}\p{N}])`,
  "giu",
);
const SENTENCE = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?]?/gu;
const COMMAND = /\b(?:ignore|disregard|you must|system:)/iu;
const AGAINST = /\b(?:avoid|skip|steer clear|would not recommend|no longer|unlike|closed down)\b/iu;
const PLACE = /\b(?:first|second|third|fourth|fifth|winner|runner-up)\b|#\d{1,2}|\b\d{1,2}[.)]/iu;
const ADDRESS = /^\*{0,2}\s?\((?:https?:\/\/)?([\w-]+(?:\.[\w-]+)+)/u;

/** The names that a text recommends, in the order of the text: read, not looked up anywhere. */
export function copyNames(text: string, fault: CopyFault | null): CopiedName[] {
  const sentences = [...text.matchAll(SENTENCE)].map(([sentence]) => sentence.trim());
  const names = dropRepeated(
    sentences.filter((sentence) => !COMMAND.test(sentence) && !AGAINST.test(sentence)).flatMap(namesOf),
  );
  switch (fault) {
    case "invent":
      return [
        { name: "Inventia Holdings", quote: "Inventia Holdings", place: "first", address: "" },
        ...names,
      ];
    case "reorder":
      return names.toReversed();
    case "obey":
      return dropRepeated([
        ...sentences.filter((sentence) => COMMAND.test(sentence)).flatMap(commanded),
        ...names,
      ]);
    default:
      return names;
  }
}

function namesOf(sentence: string): CopiedName[] {
  return [...sentence.matchAll(NAME)].map((match) => {
    const { bold, known } = match.groups ?? {};
    const after = sentence.slice(match.index + match[0].length);
    return {
      name: bold ?? known ?? "",
      quote: sentence.slice(0, 120),
      place: PLACE.exec(sentence.slice(0, match.index))?.[0] ?? "",
      address: ADDRESS.exec(after)?.[1] ?? "",
    };
  });
}

/** Whom an instruction speaks of: the words with a capital after its first one. */
function commanded(sentence: string): CopiedName[] {
  const name = /(?<=\s)\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+)*/u.exec(sentence)?.[0];
  return name === undefined ? [] : [{ name, quote: sentence, place: "first", address: "" }];
}

function dropRepeated(names: readonly CopiedName[]): CopiedName[] {
  const seen = new Set<string>();
  return names.filter(({ name }) => {
    const key = name.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
