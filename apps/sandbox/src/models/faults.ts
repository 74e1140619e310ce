import { z } from "zod";
import { FaultList } from "../fault-list.ts";
import { COPY_FAULTS } from "./answer/copy-names.ts";
import type { Task } from "./answer/detect-task.ts";
import { CLAIM_FAULTS } from "./answer/read-statements.ts";
import type { Answer, AnswerTrouble } from "./answer/write-answer.ts";
import { findPersona, type Persona } from "./personas.ts";

const model = z
  .string()
  .refine(
    (id) => id === "*" || findPersona(id) !== undefined,
    'model must be "*" or a model id of the catalogue',
  );

/** Kinds that change how names are copied out of a text; they leave other answers alone, but advice invents facts too. */
const EXTRACTION_KINDS = [...COPY_FAULTS, "broken"] as const;
/** The same for what is read of companies. */
const CLAIMS_KINDS = [...CLAIM_FAULTS, "broken"] as const;

const fault = z.strictObject({
  model,
  /** Only calls of this task; all when left out. */
  task: z.enum(["ranking", "extraction", "claims", "judging", "strategy", "advice"]).optional(),
  kind: z.enum([
    "error",
    "hang",
    "slow",
    "hold",
    "cut",
    "malformed",
    "refusal",
    "empty",
    "drip",
    "huge",
    "stream_error",
    "length",
    "chat",
    /** Refuses a location of the search; calls without one are answered. */
    "no_location",
    ...EXTRACTION_KINDS,
    "shift",
    "digits",
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

/** The faults of one call: at most one failure, and delays. */
interface Trouble {
  readonly fault: Fault | null;
  readonly extraMs: number;
  /** The call stands at the turnstile until it is let go. */
  readonly isHeld: boolean;
}

/** Kinds after which the answer comes as usual. */
const DELAYS: readonly FaultKind[] = ["slow", "hold"];

const SLOW_MS = 2000;

/** The injected faults. */
export class FaultBox extends FaultList<Fault> {
  /** Takes the trouble for the next call of a model and counts down its faults. */
  take(model: string, task: Task): Trouble {
    const matching = this.list().filter(
      (fault) => (fault.model === "*" || fault.model === model) && concerns(fault, task),
    );
    const delays = matching.filter(({ kind }) => DELAYS.includes(kind));
    const fatal = matching.find(({ kind }) => !DELAYS.includes(kind)) ?? null;
    for (const used of fatal ? [...delays, fatal] : delays) this.use(used);
    const slow = delays.filter(({ kind }) => kind === "slow");
    return {
      fault: fatal,
      extraMs: slow.reduce((total, { ms }) => total + (ms ?? SLOW_MS), 0),
      isHeld: slow.length < delays.length,
    };
  }
}

const FAULT_TASKS: Readonly<Record<Task, NonNullable<Fault["task"]>>> = {
  company: "ranking",
  expert: "ranking",
  names: "extraction",
  claims: "claims",
  page_facts: "claims",
  verdicts: "judging",
  prompts: "strategy",
  wordings: "strategy",
  pairs: "judging",
  translations: "strategy",
  seo_advice: "advice",
  source_advice: "advice",
  other: "ranking",
};

function concerns({ kind, task }: Fault, called: Task): boolean {
  const calledTask = FAULT_TASKS[called];
  if (task !== undefined && task !== calledTask) return false;
  if (kind === "invent" && calledTask === "advice") return true;
  if (calledTask === "claims" && isOf(CLAIMS_KINDS, kind)) return true;
  if (calledTask === "judging" && kind === "broken") return true;
  if (isOf(EXTRACTION_KINDS, kind)) return calledTask === "extraction";
  if (isOf(CLAIMS_KINDS, kind)) return false;
  return kind !== "chat" || calledTask === "ranking";
}

function isOf(kinds: readonly FaultKind[], kind: FaultKind): boolean {
  return kinds.includes(kind);
}

/** The faults that change how an answer is made. */
export function troubleOf(kind: FaultKind | undefined): AnswerTrouble {
  if (kind === "chat") return { shape: "chat" };
  const copyFault = COPY_FAULTS.find((known) => known === kind);
  const claimFault = CLAIM_FAULTS.find((known) => known === kind);
  return { ...(copyFault ? { copyFault } : {}), ...(claimFault ? { claimFault } : {}) };
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
    case "broken":
      return { ...answer, content: (answer.content ?? "").slice(0, -3) };
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
