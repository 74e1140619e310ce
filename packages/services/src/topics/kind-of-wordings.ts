import type { Run } from "@standings/database";
import {
  CREDIT_COST,
  type MadeSet,
  type RunEvent,
  type WordingsEvent,
  type WordingsRequest,
} from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { COMMON_PARTS } from "../runs/common-parts.ts";
import type { KindOfRun } from "../runs/kind-of-run.ts";
import { makeWordings } from "./make-wordings.ts";

export interface WordingsRun extends Run {
  readonly kind: "wordings";
  readonly request: WordingsRequest;
}

const MAKE = "make";

/** A set of wordings as a run of one step: a model makes them, code and another model check them. */
export const WORDINGS: KindOfRun<ServiceContext> = {
  cost: CREDIT_COST.wordings,
  stepsAtOnce: 1,
  chargeReason: "wordings",
  refundReason: "wordings_refund",
  ...COMMON_PARTS,
  stepsLeft: ({ events }) => {
    const { made, error } = setOf(events);
    return made === null && error === null ? [MAKE] : [];
  },
  doStep: (services, run, _step, { signal }) => makeWordings(services, asWordingsRun(run), signal),
  hasResult: ({ events }) => (setOf(events).made?.proposed ?? 0) > 0,
};

function asWordingsRun(run: Run): WordingsRun {
  if (run.kind !== "wordings") throw new Error(`Run ${run.id} makes no wordings`);
  return run as WordingsRun;
}

/** What the log of a set says so far: its kind appends no other events. */
export function setOf(events: readonly RunEvent[]): {
  readonly made: MadeSet | null;
  readonly error: string | null;
} {
  const own = events as readonly WordingsEvent[];
  const made = own.find((event) => event.type === "wordings_made") ?? null;
  const failed = own.find((event) => event.type === "error");
  return { made: made && withoutType(made), error: failed?.error ?? null };
}

function withoutType({ madeBy, checkedBy, proposed, refused }: MadeSet): MadeSet {
  return { madeBy, checkedBy, proposed, refused };
}
