import { foldStudy, NO_STUDY, type StudyEvent, type StudyState } from "@standings/domain";
import { followStudy } from "../src/studies/follow-study.ts";
import { type StudyOrder, startStudy } from "../src/studies/start-study.ts";
import { CLAUDE, GPT } from "./searches.ts";
import type { TestUser } from "./users.ts";

/** An order of a study that the sandbox's models can answer. */
export function studyOf(changes: Partial<StudyOrder> = {}): StudyOrder {
  return {
    clientRunId: crypto.randomUUID(),
    kind: "company",
    prompt: "Best CRM for startups",
    models: [GPT, CLAUDE],
    webSearch: true,
    goal: { type: "rounds" },
    rounds: 3,
    ...changes,
  };
}

/** What a user sees of a study until its end, or until `until` holds. */
export async function watchStudy(
  { request }: Pick<TestUser, "request">,
  studyId: string,
  until: (state: StudyState) => boolean = () => false,
): Promise<{ readonly events: StudyEvent[]; readonly state: StudyState }> {
  const signal = AbortSignal.timeout(240_000);
  const followed = await followStudy(request, { studyId, afterSeq: 0, signal });
  const events: StudyEvent[] = [];
  let state = NO_STUDY;
  for await (const { event } of followed) {
    events.push(event);
    state = foldStudy(state, event);
    if (until(state)) break;
  }
  signal.throwIfAborted();
  return { events, state };
}

/** A study of the sandbox's models, from its start to its end. */
export async function study(user: TestUser, changes: Partial<StudyOrder> = {}) {
  const started = await startStudy(user.request, studyOf(changes));
  return { ...started, ...(await watchStudy(user, started.studyId)) };
}
