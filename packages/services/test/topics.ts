import type { WordingLevel } from "@standings/domain";
import type { StudyOrder } from "../src/studies/start-study.ts";
import { startStudy } from "../src/studies/start-study.ts";
import { createTopic, type NewTopic } from "../src/topics/change-topic.ts";
import { addWordings } from "../src/topics/change-wordings.ts";
import { CLAUDE, GPT } from "./searches.ts";
import { watchStudy } from "./studies.ts";
import type { TestServices } from "./test-services.ts";
import type { TestUser } from "./users.ts";

type SeedWording = readonly [text: string, level: WordingLevel, persona?: string | null, weight?: number];

export interface TopicSeed extends Partial<NewTopic> {
  /** Text, level, who asks, and clicks or searches. */
  readonly wordings?: readonly SeedWording[];
}

export const CRM_WORDINGS = [
  ["Best CRM", "general"],
  ["Which CRM is best", "general"],
  ["Good CRM software", "general"],
  ["Best CRM for agencies", "mid"],
  ["CRM for small businesses", "mid"],
  ["CRM for startups", "mid"],
  ["CRM for agencies that sell retainers", "niche"],
  ["Simple CRM for agencies with a visual pipeline", "niche"],
  ["CRM for freelancers with invoices", "niche"],
] as const;

/** A topic of a user with its wordings. */
export async function addTopic(
  { request }: Pick<TestUser, "request">,
  { wordings = CRM_WORDINGS, name = "CRM for agencies", focus = "hubspot.com", ...wish }: TopicSeed = {},
): Promise<string> {
  const { topicId } = await createTopic(request, { name, focus, ...wish });
  await addWordings(request, {
    topicId,
    wordings: wordings.map(([text, level, persona, weight]) => ({ text, level, persona, weight })),
  });
  return topicId;
}

/** An order of a study of a topic that the sandbox's models can answer. */
export function studyOfTopic(
  topic: NonNullable<StudyOrder["topic"]>,
  changes: Partial<StudyOrder> = {},
): StudyOrder {
  return {
    clientRunId: crypto.randomUUID(),
    kind: "company",
    prompt: "",
    models: [GPT, CLAUDE],
    webSearch: true,
    goal: { type: "rounds" },
    rounds: 1,
    topic,
    ...changes,
  };
}

/** A study of a topic, from its start to its end. */
export async function askTopic(
  user: TestUser,
  topic: NonNullable<StudyOrder["topic"]>,
  changes: Partial<StudyOrder> = {},
) {
  const started = await startStudy(user.request, studyOfTopic(topic, changes));
  return { ...started, ...(await watchStudy(user, started.studyId)) };
}

/** Moves a study so many weeks back. */
export async function studyInPast({ db }: TestServices, studyId: string, weeks: number): Promise<void> {
  await db
    .updateTable("studies")
    .set({ created_at: new Date(Date.now() - weeks * 7 * 86_400_000) })
    .where("run_id", "=", studyId)
    .execute();
}
