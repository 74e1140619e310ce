import type { Course, Movement, SlopeGraph } from "@standings/domain";
import { LINES, WORDS } from "./slope-look.ts";

const COURSES: readonly Course[] = ["risen", "fallen", "level", "gone", "new"];

/** How many companies took each course, beside its line. */
export function SlopeLegend({ graph }: { graph: SlopeGraph<Movement> }) {
  const counted = COURSES.map((course) => ({
    course,
    count: graph.slopes.filter((slope) => slope.course === course).length,
  }));
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
      {counted.map(
        ({ course, count }) =>
          count > 0 && (
            <li key={course} className="inline-flex items-center gap-1.5">
              <svg className="h-3 w-6" aria-hidden="true">
                <line x1="0" x2="24" {...slants(course)} className={`stroke-2 ${LINES[course]}`} />
              </svg>
              {count} {WORDS[course]}
            </li>
          ),
      )}
    </ul>
  );
}

function slants(course: Course): { y1: number; y2: number } {
  if (course === "risen") return { y1: 11, y2: 1 };
  if (course === "fallen") return { y1: 1, y2: 11 };
  return { y1: 6, y2: 6 };
}
