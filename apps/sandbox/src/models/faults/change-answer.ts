import type { Answer } from "../answer/write-answer.ts";
import type { Persona } from "../personas.ts";
import type { FaultKind } from "./faults.ts";

const HUGE = 10_000_000;
const REFUSAL = "I'm sorry, but I can't help with ranking companies or people for this request.";

/** Faults that a caller sees only in the text of an otherwise healthy answer. */
export function changeAnswer(answer: Answer, kind: FaultKind | undefined, persona: Persona): Answer {
  switch (kind) {
    case "refusal":
      return refuse(persona);
    case "empty":
      return { content: "", refusal: null, citations: [] };
    case "huge":
      return {
        ...answer,
        content: `${answer.content ?? ""}\n`.repeat(1 + Math.ceil(HUGE / lengthOf(answer))).slice(0, HUGE),
      };
    default:
      return answer;
  }
}

function lengthOf(answer: Answer): number {
  return (answer.content ?? "").length + 1;
}

/** OpenAI's models have a field of their own for it; the others say it in the text. */
function refuse(persona: Persona): Answer {
  return persona.provider === "OpenAI"
    ? { content: null, refusal: REFUSAL, citations: [] }
    : { content: REFUSAL, refusal: null, citations: [] };
}
