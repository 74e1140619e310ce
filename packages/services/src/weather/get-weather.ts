import {
  isEverywhere,
  PANEL_VERSION,
  WEATHER_WEEKS,
  type Weather,
  type WeatherWeek,
} from "@standings/domain";
import { sql } from "kysely";
import { mondayOf, weekOfDay } from "../brands/experiments/weeks.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";

/** Model weather of the last 26 weeks that have ended, as everybody sees it. */
export async function getWeather(request: ServiceRequest): Promise<Weather> {
  const { services } = allowAnyone(request);
  const { modelsAreSandbox: isSandbox, weather: isAsked } = services.settings;
  const thisWeek = weekOfDay(services.now().toISOString().slice(0, 10));
  const rows = await services.publicReads
    .selectFrom("weather_weeks")
    .select([
      "model_id",
      sql<string>`week::text`.as("week"),
      "epoch",
      "served_model",
      "has_changed",
      "p",
      "answers",
    ])
    .where("panel", "=", PANEL_VERSION)
    .where("is_sandbox", "=", isSandbox)
    .where("week", ">=", mondayOf(thisWeek - WEATHER_WEEKS))
    .orderBy("week")
    .execute();
  const everywhere = [...Map.groupBy(rows, ({ week }) => week)].flatMap(([week, own]) => {
    const changed = own.filter(({ has_changed }) => has_changed).length;
    return isEverywhere(changed, own.filter(({ p }) => p !== null).length) ? [week] : [];
  });
  const catalogue = services.catalogue.now();
  const byModel = Map.groupBy(rows, ({ model_id }) => model_id);
  const [first] = rows;
  const last = rows.at(-1)?.week;
  return {
    isAsked,
    isSandbox,
    everywhere,
    weeks: first && last ? weeksBetween(first.week, last) : [],
    models: [...byModel]
      .map(([modelId, own]) => ({
        modelId,
        weeks: own.map(
          ({ week, epoch, served_model, has_changed, p }, nth): WeatherWeek => ({
            week,
            epoch,
            p,
            isNewVersion: nth > 0 && own[nth - 1]?.served_model !== served_model,
            hasChanged: has_changed && !everywhere.includes(week),
          }),
        ),
      }))
      .sort(
        (a, b) =>
          catalogue.models.findIndex(({ id }) => id === a.modelId) -
          catalogue.models.findIndex(({ id }) => id === b.modelId),
      ),
    answers: rows.reduce((sum, { week, answers }) => sum + (week === last ? answers : 0), 0),
  };
}

function weeksBetween(first: string, last: string): string[] {
  const from = weekOfDay(first);
  return Array.from({ length: weekOfDay(last) - from + 1 }, (_, nth) => mondayOf(from + nth));
}
