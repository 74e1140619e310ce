import { chooseReading } from "../src/extract/choose-reading.ts";
import { needsExtraction } from "../src/extract/needs-extraction.ts";
import { readReply } from "../src/extract/read-reply.ts";
import { parseAnswer } from "../src/parse/index.ts";
import { readRecorded } from "./recorded.ts";
import type { LabelledAnswer, Reader } from "./score.ts";

/** Reads labelled answers as the product does when the extraction model replies what was recorded. */

const replies = readRecorded();

export function isRecorded({ file }: LabelledAnswer): boolean {
  return replies.has(file);
}

/** `everywhere`: as if lists were also given to the extraction model. */
export function recordedReader(everywhere = false): Reader {
  return ({ file, text, kind }) => {
    const parsed = parseAnswer(text, { kind });
    const isAsked = everywhere ? parsed.shape !== "json" : needsExtraction(text, parsed);
    const names = isAsked ? readReply(replies.get(file) ?? "") : null;
    return names ? chooseReading(text, parsed, names, kind).answer : parsed;
  };
}
