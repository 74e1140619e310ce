import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ListFigures } from "@standings/domain";
import { type LabelledAnswer, scoreAll } from "./score.ts";

/**
 * Answers in the languages of markets, labelled before the parser was run on them (record 121). A file is a language; a line
 * `=== shape` begins an answer, ⟦name|domain⟧ stands around each name in the order of its ranks.
 */

const FOLDER = join(import.meta.dirname, "languages");
const MARK = /⟦([^⟧|]*)(?:\|([^⟧]*))?⟧/gu;

/** An answer with the language it is written in. */
export interface LanguageAnswer extends LabelledAnswer {
  readonly language: string;
}

/** All of them. Half are kept: they judge, and nobody looks at what the parser makes of them. */
export function readLanguageAnswers(): LanguageAnswer[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const blocks = readFileSync(join(FOLDER, file), "utf8").split(/^=== /mu).slice(1);
    return blocks.map((block, index) => answerOf(file.replace(".txt", ""), block, index + 1));
  });
}

function answerOf(set: string, block: string, place: number): LanguageAnswer {
  const [shape = "", ...lines] = block.trimEnd().split("\n");
  const marked = lines.join("\n");
  const text = marked.replace(MARK, "$1");
  const expected = [...marked.matchAll(MARK)].map(([, name = "", domain = null]) => ({ name, domain }));
  const unranked = shape === "refusal" ? "refusal" : "named_nobody";
  return {
    language: set.slice(0, 2),
    file: `${set}-${place}-${shape}`,
    shape,
    text,
    kind: shape === "expert" ? "expert" : "company",
    outcome: expected.length > 0 ? "ranked" : unranked,
    expected,
    isKept: isKept(text),
  };
}

/** By the text alone, so that an answer stays on its side whatever is added. */
function isKept(text: string): boolean {
  return createHash("sha256").update(text).digest().readUInt32BE() % 2 === 0;
}

/** What the rules alone read in each language: of all answers, and of the kept half. */
export function languageScores(): Record<string, Readonly<Record<"all" | "kept", ListFigures>>> {
  const byLanguage = Map.groupBy(readLanguageAnswers(), ({ language }) => language);
  return Object.fromEntries(
    [...byLanguage].map(([language, answers]) => [
      language,
      { all: figuresOf(answers), kept: figuresOf(answers.filter(({ isKept }) => isKept)) },
    ]),
  );
}

function figuresOf(answers: readonly LabelledAnswer[]): ListFigures {
  const { files } = scoreAll(answers);
  const sum = (value: (file: (typeof files)[number]) => number) =>
    files.reduce((total, file) => total + value(file), 0);
  return {
    answers: answers.length,
    entries: sum(({ matched, missed }) => matched + missed.length),
    found: sum(({ matched }) => matched),
    wronglyFound: sum(({ invented }) => invented.length),
  };
}
