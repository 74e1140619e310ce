import { MAX_RESULTS } from "@standings/domain";
import type { Company } from "../catalogue/companies.ts";
import { stems } from "../question/stems.ts";
import { chance, normal } from "../random.ts";

/** Where a company truly stands in one question of one model: 100 points are the first place, 0 is not listed. */
export interface Course {
  readonly domain: string;
  readonly question: string;
  readonly model: string;
  /** Number of the ISO week. */
  readonly week: number;
  /** Points that it has gained. */
  readonly gained: number;
}

const MOST = MAX_RESULTS.company;
/** Standard deviations in points: as `proof.md` §8 has them, but for levels, places and answers, which leave room for a gain. */
const SPREAD = { level: 10, place: 5, step: 1, mood: 2.5, moodOfModel: 4, market: 1.5, model: 3, answer: 10 };
const MIDDLE = 50;
const LOWEST_LEVEL = 30;
const HIGHEST_LEVEL = 65;
/** A walk has steps of so many weeks in it, so that it ends nowhere far. */
const WALK = 26;

/**
 * Points that the answers of a week give on average, 0 to 100: a question has a level of its own and a place with each model,
 * wanders by a step a week, and shares moods of the week with the model's other questions and with all models. Depends on
 * nothing but its parts.
 */
export function pointsOf({ domain, question, model, week, gained }: Course, seed: string): number {
  const asked = stems(question).join(" ");
  const own = (spread: number, ...parts: readonly (string | number)[]) =>
    spread * normal(seed, "course", domain, ...parts);
  const level = MIDDLE + own(SPREAD.level, "level", asked);
  const steps = Array.from({ length: WALK }, (_, nth) =>
    own(SPREAD.step / Math.SQRT2, "step", asked, week - nth),
  );
  const points =
    Math.min(HIGHEST_LEVEL, Math.max(LOWEST_LEVEL, level)) +
    gained +
    steps.reduce((sum, step) => sum + step, 0) +
    own(SPREAD.place, "place", asked, model) +
    own(SPREAD.mood, "mood", asked, week) +
    own(SPREAD.moodOfModel, "mood", asked, week, model) +
    own(SPREAD.market, "market", week) +
    own(SPREAD.model, "model", week, model);
  return Math.min(100, Math.max(0, points));
}

/**
 * The list with the company at a drawn place: over many occasions its points are `points` on average, whatever the length of the
 * list.
 */
export function placeByCourse(
  listed: readonly Company[],
  { company, points }: { readonly company: Company; readonly points: number },
  parts: readonly string[],
): Company[] {
  const others = listed.filter(({ domain }) => domain !== company.domain);
  const room = Math.min(SPREAD.answer, points, 100 - points);
  const drawn = points + (chance("side", ...parts) < 0.5 ? -room : room);
  // Points that a list has to give, the most first: those of its places, and none.
  const length = Math.max(1, listed.length);
  const places = [...Array.from({ length }, (_, nth) => (100 * (MOST - nth)) / MOST), 0];
  const below = Math.max(
    1,
    places.findIndex((each) => each <= drawn),
  );
  const [high = 100, low = 0] = [places[below - 1], places[below]];
  const place = chance("place", ...parts) < (drawn - low) / (high - low) ? below - 1 : below;
  if (place >= length) return others.slice(0, length);
  return [...others.slice(0, place), company, ...others.slice(place)].slice(0, length);
}
