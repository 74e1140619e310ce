import { type ModelId, PANEL_VERSION } from "@standings/domain";
import type { TestServices } from "./test-services.ts";

interface MadeWeek {
  readonly modelId: string;
  /** Monday. */
  readonly week: string;
  readonly served: string;
  readonly hasChanged?: boolean;
  readonly p?: number | null;
}

/** Weeks that the panel has judged. */
export async function addWeather(
  { db }: Pick<TestServices, "db">,
  weeks: readonly MadeWeek[],
  isSandbox = true,
): Promise<void> {
  await db
    .insertInto("weather_weeks")
    .values(
      weeks.map(({ modelId, week, served, hasChanged = false, p = hasChanged ? 0.001 : 0.4 }) => ({
        model_id: modelId as ModelId,
        panel: PANEL_VERSION,
        week,
        served_model: served,
        epoch: hasChanged ? `${served}~1` : served,
        has_changed: hasChanged,
        distance: p === null ? null : 0.1,
        p,
        questions: p === null ? null : 20,
        answers: 140,
        is_sandbox: isSandbox,
        judged_at: new Date(),
      })),
    )
    .execute();
}
