import { type PanelWeek, type WeatherTest, type WeekWeather, weatherOf } from "@standings/statistics";

/** What a thread is given of a model; plain values, which are copied. */
export interface WeatherTask {
  readonly weeks: readonly PanelWeek[];
  /** Tests of the first weeks, which are not made again. */
  readonly judged: readonly (WeatherTest | null)[];
}

/** The weather of a model's weeks: a week takes a second or two. */
export function makeWeather({ weeks, judged }: WeatherTask): WeekWeather[] {
  return weatherOf(weeks, judged);
}
