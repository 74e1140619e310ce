import { rankingKindOf } from "@standings/domain";
import { trackSearch } from "../../../lib/advertising/conversions.ts";
import type { StartReply } from "../../../lib/api/api-types.ts";
import { errorCode, errorText } from "../../../lib/api/errors.ts";
import type { TrpcUtils } from "../../../lib/api/trpc.ts";
import type { Question } from "../../../lib/search/question.ts";
import { keepStarted, type RunTicket, settlePrivacy } from "../../../lib/search/ticket.ts";

export const SEARCH_FAILED = "An error occurred during the search. Please try again.";

/** Why a run has not started. */
export interface StartProblem {
  /** `refused`: by the server, for a reason. `unreachable`: the call failed on the way. `changed`: the id has another question. */
  readonly kind: "refused" | "unreachable" | "changed";
  readonly message: string;
}

/** One start call per ticket, even when effects run twice. The server is idempotent by `clientRunId` as well. */
const starts = new Map<string, Promise<StartReply>>();
const sent = new Set<string>();

/** The call has left this browser, so that the server may have charged for it. */
export function wasSent({ clientRunId }: RunTicket): boolean {
  return sent.has(clientRunId);
}

export function startOnce(
  { auth, client }: TrpcUtils,
  question: Question,
  ticket: RunTicket,
): Promise<StartReply> {
  const running = starts.get(ticket.clientRunId);
  if (running) return running;
  const user = auth.me.getData();
  const { clientRunId } = ticket;
  const isPrivate = settlePrivacy(question, ticket, user?.privateByDefault ?? false);
  const input = { ...question, models: [...question.models], clientRunId, isPrivate };
  const call = client.search.start.mutate(input);
  sent.add(clientRunId);
  starts.set(clientRunId, call);
  const reported = {
    query: question.prompt,
    userId: user?.id ?? null,
    subject: clientRunId,
    type: rankingKindOf(question.kind),
  };
  call.then(
    ({ searchId, createdAt }) => {
      keepStarted(question, ticket, { searchId, createdAt });
      trackSearch(reported);
    },
    () => starts.delete(clientRunId),
  );
  return call;
}

const NOTES: Readonly<Record<StartProblem["kind"], string>> = {
  refused: "Nothing was charged.",
  changed: "Nothing was charged.",
  unreachable: "You are charged once at most: trying again goes on with the same search.",
};

/** What a failed search means for the credits. */
export function noteOf(problem: StartProblem | null): string {
  return problem ? NOTES[problem.kind] : "The search ended early. A search without any answer is refunded.";
}

export function startProblem(error: unknown): StartProblem {
  const code = errorCode(error);
  // A database that went away may have kept the start.
  const isUnreachable = code === null || code === "DATABASE_UNAVAILABLE";
  const kind = isUnreachable ? "unreachable" : code === "RUN_CHANGED" ? "changed" : "refused";
  return { kind, message: errorText(error, SEARCH_FAILED) };
}
