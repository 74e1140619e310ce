import { PANEL_VERSION, SANDBOX_LABEL } from "@standings/domain";
import type { Cell } from "@standings/reports";
import { sql } from "kysely";
import { type ListFile, listFile } from "../admin/list-file.ts";
import { addDays } from "../brands/experiments/weeks.ts";
import type { ServiceContext } from "../context.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { getWeather } from "./get-weather.ts";
import { seedOf } from "./judge-weeks.ts";

const HEADER = [
  ...["Model ID", "Model", "Panel", "Week", "Version", "Epoch", "Changed", "All changed"],
  ...[
    "Chance",
    "Distance",
    "Questions tested",
    "Seed",
    "Day",
    "Question",
    "Answered",
    "Answered by",
    "Names",
    "Data",
  ],
];

/**
 * The answers of the panel behind the verdicts of the last 26 weeks, as rows: one of a model to a question on a day, with the
 * verdict of its week; answers of another version than the week's are in no verdict. A week whose nine weeks before are in it can be judged again: lists in the order of the rows, the seed, and
 * the rule of `proof.md` §10. "Names" is a JSON list of keys, best first. Where too many models changed at once none is named.
 */
export async function exportWeather(request: ServiceRequest): Promise<ListFile> {
  const { services } = allowAnyone(request);
  return listFile("weather", HEADER, rowsOf(services, await getWeather(request)));
}

type Shown = Awaited<ReturnType<typeof getWeather>>;

async function* rowsOf(
  services: ServiceContext,
  { models, everywhere }: Shown,
): AsyncGenerator<readonly Cell[]> {
  const { publicReads, settings, catalogue } = services;
  const { modelsAreSandbox: isSandbox } = settings;
  const { modelName } = catalogue.now();
  const data = isSandbox ? SANDBOX_LABEL : "";
  for (const { modelId, weeks } of models)
    for (const { week, epoch, hasChanged } of weeks) {
      const judged = await publicReads
        .selectFrom("weather_weeks")
        .select(["served_model", "p", "distance", "questions"])
        .where("model_id", "=", modelId)
        .where("panel", "=", PANEL_VERSION)
        .where("week", "=", week)
        .where("is_sandbox", "=", isSandbox)
        .executeTakeFirst();
      const answers = await publicReads
        .selectFrom("panel_answers")
        .select([sql<string>`asked_on::text`.as("day"), "question", "served_model", "names"])
        .where("model_id", "=", modelId)
        .where("panel", "=", PANEL_VERSION)
        .where("is_sandbox", "=", isSandbox)
        .where("asked_on", ">=", week)
        .where("asked_on", "<", addDays(week, 7))
        .orderBy("asked_on")
        .orderBy("question")
        .execute();
      const about = [
        ...[modelId, modelName(modelId), PANEL_VERSION, week, judged?.served_model ?? "", epoch],
        ...[yesOrNo(hasChanged), yesOrNo(everywhere.includes(week))],
        ...[judged?.p ?? "", judged?.distance ?? "", judged?.questions ?? "", seedOf(modelId, week)],
      ];
      for (const { day, question, served_model, names } of answers) {
        const said = [yesOrNo(names !== null), served_model ?? "", names ? JSON.stringify(names) : ""];
        yield [...about, day, question, ...said, data];
      }
    }
}

function yesOrNo(is: boolean): string {
  return is ? "yes" : "no";
}
