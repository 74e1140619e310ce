import { z } from "zod";
import { FaultList } from "../fault-list.ts";
import type { Answer } from "./answer/write-answer.ts";
import { findPersona, type Persona } from "./personas.ts";

const model = z
  .string()
  .refine(
    (id) => id === "*" || findPersona(id) !== undefined,
    'model must be "*" or a model id of the catalogue',
  );

const fault = z.strictObject({
  model,
  kind: z.enum([
    "error",
    "hang",
    "slow",
    "cut",
    "malformed",
    "refusal",
    "empty",
    "drip",
    "huge",
    "stream_error",
  ]),
  /** HTTP status of an `error`; 500 when left out. */
  status: z.number().int().min(400).max(599).optional(),
  /** What `slow` adds to the answer, or the pause between two bytes of a `drip`. */
  ms: z.number().int().min(0).max(600_000).optional(),
  /** Seconds in `Retry-After` of a 429 or 503. */
  retryAfter: z.number().int().min(0).max(86_400).optional(),
  /** Applies to the first n calls, then goes away. */
  times: z.number().int().min(1).max(1_000_000).optional(),
});

export const faultsBody = z.strictObject({ faults: z.array(fault).max(100) });

export type Fault = z.infer<typeof fault>;
type FaultKind = Fault["kind"];

/** The faults of one call: at most one failure, and a delay. */
interface Trouble {
  readonly fault: Fault | null;
  readonly extraMs: number;
}

const SLOW_MS = 2000;

/** The injected faults. */
export class FaultBox extends FaultList<Fault> {
  /** Takes the trouble for the next call of a model and counts down its faults. */
  take(model: string): Trouble {
    const matching = this.list().filter((fault) => fault.model === "*" || fault.model === model);
    const slow = matching.filter((fault) => fault.kind === "slow");
    const fatal = matching.find((fault) => fault.kind !== "slow") ?? null;
    for (const used of fatal ? [...slow, fatal] : slow) this.use(used);
    return { fault: fatal, extraMs: slow.reduce((total, { ms }) => total + (ms ?? SLOW_MS), 0) };
  }
}

const HUGE = 10_000_000;
const REFUSAL = "I'm sorry, but I can't help with ranking companies or people for this request.";

/** Applies the faults that change only the text of an answer. */
export function changeAnswer(answer: Answer, kind: FaultKind | undefined, persona: Persona): Answer {
  switch (kind) {
    case "refusal":
      return refuse(persona);
    case "empty":
      return { content: "", refusal: null, citations: [], search: null };
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

/** OpenAI's models refuse in a field of their own, the others in the text. */
function refuse(persona: Persona): Answer {
  return persona.provider === "OpenAI"
    ? { content: null, refusal: REFUSAL, citations: [], search: null }
    : { content: REFUSAL, refusal: null, citations: [], search: null };
}
