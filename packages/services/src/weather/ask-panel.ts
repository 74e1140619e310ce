import { inTransaction, toStorable } from "@standings/database";
import {
  entryKey,
  type ModelId,
  PANEL_PLACES,
  PANEL_QUESTIONS,
  PANEL_VERSION,
  panelDue,
} from "@standings/domain";
import { askPlainly, parseAnswer } from "@standings/models";
import type { ServiceContext } from "../context.ts";
import { countCost } from "../models/count-cost.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { judgeWeeks } from "./judge-weeks.ts";

/** Questions that one model is asked at once. */
const AT_ONCE = 2;

/**
 * Job, each hour: judges the weeks that have ended, then asks every active model what is due of today's panel and was not asked
 * yet, at this installation's cost. What was not asked on its day is missing for ever, and a failed answer is not asked again.
 */
export async function askPanel(request: ServiceRequest): Promise<void> {
  const services = requireSystem(request);
  if (!services.settings.weather) return;
  await judgeWeeks(services);
  await services.directory.refresh();
  const models = services.catalogue
    .rows()
    .filter(({ id, status }) => status === "active" && services.directory.isAvailable(id));
  await Promise.all(models.map(({ id }) => askModelPanel(services, id)));
}

async function askModelPanel(services: ServiceContext, modelId: ModelId): Promise<void> {
  const now = services.now();
  const today = now.toISOString().slice(0, 10);
  const asked = await services.db
    .selectFrom("panel_answers")
    .select("question")
    .where("model_id", "=", modelId)
    .where("panel", "=", PANEL_VERSION)
    .where("asked_on", "=", today)
    .where("is_sandbox", "=", services.settings.modelsAreSandbox)
    .execute();
  const known = new Set(asked.map(({ question }) => question));
  const due = [...PANEL_QUESTIONS.keys()]
    .slice(0, panelDue(now.getUTCHours()))
    .filter((question) => !known.has(question));
  const next = due.values();
  const askNext = async () => {
    for (const question of next) await askQuestion(services, modelId, { question, today });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
}

async function askQuestion(
  services: ServiceContext,
  modelId: ModelId,
  { question, today }: { readonly question: number; readonly today: string },
): Promise<void> {
  const { gateway, breaker, directory, limitCalls, settings, db } = services;
  const prompt = PANEL_QUESTIONS[question] ?? "";
  const outcome = await limitCalls(() =>
    askPlainly(
      {
        modelId,
        prompt,
        upstreamId: directory.upstreamId(modelId),
        market: null,
        webSearch: false,
        unique: `panel ${PANEL_VERSION} ${question} ${today}`,
      },
      {
        gateway,
        breaker,
        deadlineMs: settings.patience.modelDeadlineMs,
        backoffMs: settings.patience.modelBackoffMs,
        signal: AbortSignal.timeout(settings.patience.modelDeadlineMs),
      },
    ),
  );
  await inTransaction(db, async (tx) => {
    await countCost(services, outcome, tx);
    await tx
      .insertInto("panel_answers")
      .values({
        model_id: modelId,
        panel: PANEL_VERSION,
        question,
        asked_on: today,
        served_model: toStorable(outcome.reply?.servedModel ?? null),
        names: namesOf(outcome),
        is_sandbox: settings.modelsAreSandbox,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Whom an answer names, best first; none of a model that declines, null where nothing was answered. */
function namesOf(outcome: Awaited<ReturnType<typeof askPlainly>>): string[] | null {
  if (outcome.status === "error") return null;
  if (outcome.status === "declined") return [];
  const { entries } = parseAnswer(outcome.reply.text, { kind: "company" });
  const keys = entries.map(({ name, domain }) => entryKey({ name, domain: domain ?? "" }, "company"));
  return [...new Set(keys)].slice(0, PANEL_PLACES);
}
