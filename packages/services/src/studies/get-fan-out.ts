import { type Answer, readAnswers, readRunEvents } from "@standings/database";
import {
  type FanOut,
  fanOutOf,
  isStudyAnswer,
  NOBODY_HIDDEN,
  promptOfRound,
  type SearchedAnswer,
  type StudyAnswerEvent,
  type StudyRequest,
  studyColumn,
} from "@standings/domain";
import { readHiddenCompanies } from "../moderation/taken-down-companies.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { findStudy } from "./get-study.ts";
import { readKeys } from "./study-keys.ts";
import { stateOf } from "./study-run.ts";

/**
 * What models searched the web for to answer a study that the viewer may see, over the answers that count. Others than the owner
 * see no search that may name a company that is taken down. Throws STUDY_NOT_FOUND.
 */
export async function getFanOut(
  request: ServiceRequest,
  { studyId }: { readonly studyId: string },
): Promise<FanOut> {
  const { services, viewer } = allowAnyone(request);
  const { db } = services;
  const { run, findings } = await findStudy(services, studyId, viewer?.userId ?? null);
  const { answers } = stateOf(await readRunEvents(db, studyId));
  const said = await readAnswers(db, { runId: studyId });
  const { isNamedIn } = run.user_id === viewer?.userId ? NOBODY_HIDDEN : await readHiddenCompanies(services);
  const keys = readKeys(answers, run.request.ranking);
  const focus = run.request.focus ? keys.find(run.request.focus) : null;
  const namesFocus = (event: StudyAnswerEvent) =>
    focus === null
      ? null
      : event.outcome === "answered"
        ? (findings?.mentions[studyColumn(event)] ?? []).includes(focus)
        : event.results.some((entry) => keys.keyOf(entry) === focus);
  const last = new Map(said?.answers.map((answer) => [answer.column_id, answer]));
  return fanOutOf(
    answers.filter(isStudyAnswer).flatMap((event) => {
      const queries = queriesOf(last.get(studyColumn(event)));
      if (queries === null) return [];
      return [
        toSearched(
          run.request,
          event,
          queries.filter((query) => !isNamedIn(query)),
          namesFocus(event),
        ),
      ];
    }),
  );
}

/** What an answer searched for; null for one that did not search. */
function queriesOf(answer: Answer | undefined): readonly string[] | null {
  return answer?.grounding?.type === "searched" ? answer.grounding.queries : null;
}

function toSearched(
  request: StudyRequest,
  { modelId, round }: StudyAnswerEvent,
  queries: readonly string[],
  namesFocus: boolean | null,
): SearchedAnswer {
  return { modelId, prompt: promptOfRound(request, round), queries, namesFocus };
}
