import { requireScope, type ServiceRequest } from "../request.ts";
import { type StartedRun, startRun } from "../runs/start-run.ts";
import { checkQuestion, type QuestionOrder } from "./check-question.ts";

export interface SearchOrder extends QuestionOrder {
  /** 1 to 100 characters, chosen by the client; repeated, it gives the same search. */
  readonly clientRunId: string;
  /** Undefined means the account's own default. */
  readonly isPrivate?: boolean | undefined;
}

/**
 * Starts a ranking or a comparison of the viewer, or finds the one this client already started under the same
 * `clientRunId`. Throws INVALID_PROMPT, INVALID_MARKET, INVALID_MODEL, RUN_CHANGED (same id, other question) or TOO_MANY_REQUESTS.
 */
export function startSearch(
  request: ServiceRequest,
  { clientRunId, isPrivate, ...asked }: SearchOrder,
): Promise<StartedRun> {
  const { services, viewer } = requireScope(request, "run");
  const order = {
    kind: asked.kind,
    clientRunId,
    isPrivate,
    request: checkQuestion(asked, services.catalogue.now()),
  };
  return startRun(services, viewer, order);
}
