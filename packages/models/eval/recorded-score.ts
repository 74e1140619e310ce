import { chooseReading } from "../src/extract/choose-reading.ts";
import { needsExtraction } from "../src/extract/needs-extraction.ts";
import { readReply } from "../src/extract/read-reply.ts";
import { parseAnswer } from "../src/parse/parse-answer.ts";
import { readRecorded } from "./requests.ts";
import { type LabelledAnswer, type Reader, scoreAll } from "./score.ts";

/** How the labelled answers are read when the extraction model replies what was recorded. */

const replies = readRecorded();

type IsAsked = (text: string, parsed: ReturnType<typeof parseAnswer>) => boolean;

/** Reads as the product does, with the recorded reply for those that are given to the extraction model. */
function recordedReader(isAsked: IsAsked): Reader {
  return ({ file, text, kind }) => {
    const parsed = parseAnswer(text, { kind });
    const names = isAsked(text, parsed) ? readReply(replies.get(file) ?? "") : null;
    return names ? chooseReading(text, parsed, names, kind).answer : parsed;
  };
}

/** How the product reads: by rules, and by the recorded model what is given to it. */
export const asProduct: Reader = recordedReader(needsExtraction);

const WAYS: readonly [name: string, isAsked: IsAsked][] = [
  ["rules alone", () => false],
  ["with recorded extractor", needsExtraction],
];

/** Lines of F1 and exact order with and without the recorded extractor, on both halves, and how much was recorded. */
export function describeRecorded(answers: readonly LabelledAnswer[]): string[] {
  const halves = [false, true].map((isKept) => answers.filter((answer) => answer.isKept === isKept));
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`.padStart(9);
  return WAYS.map(([name, isAsked]) => {
    const asked = answers.filter(({ text, kind }) => isAsked(text, parseAnswer(text, { kind })));
    const replied = asked.filter(({ file }) => replies.has(file));
    const scores = halves.map((half) => scoreAll(half, recordedReader(isAsked)));
    const [rules = "", kept = ""] = scores.map(({ f1, exact }) => `${percent(f1)}${percent(exact)}`);
    return `${name.padEnd(25)}rules${rules}   kept${kept}   replies ${replied.length} of ${asked.length}`;
  });
}
