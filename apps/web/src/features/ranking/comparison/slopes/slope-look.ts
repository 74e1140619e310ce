import type { Movement } from "@standings/domain";
import { type Course, placesGained, plural, type Slope } from "@standings/domain";

/** Lines of each course: colour and dashes; direction and words say the same. */
export const LINES: Readonly<Record<Course, string>> = {
  risen: "stroke-good",
  fallen: "stroke-warn",
  level: "stroke-ink-3",
  gone: "stroke-ink-3 [stroke-dasharray:4_4]",
  new: "stroke-ink-3 [stroke-dasharray:4_4]",
};

export const WORDS: Readonly<Record<Course, string>> = {
  risen: "risen",
  fallen: "fallen",
  level: "at the same rank",
  gone: "not listed for prompt 2",
  new: "not listed for prompt 1",
};

/** A company's course in words: "up 3 places". */
export function describeCourse({ movement, course }: Pick<Slope<Movement>, "movement" | "course">): string {
  const places = plural(Math.abs(placesGained(movement) ?? 0), "place");
  if (course === "risen") return `up ${places}`;
  if (course === "fallen") return `down ${places}`;
  if (course === "level") return "same rank";
  return WORDS[course];
}
