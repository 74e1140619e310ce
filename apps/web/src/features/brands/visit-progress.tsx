import { plural, type RunningVisit } from "@standings/domain";
import { Link } from "@tanstack/react-router";

/** A visit under way: how many prompts have their answers, and the studies that can be watched. */
export function VisitProgress({ visit, isFirst = false }: { visit: RunningVisit; isFirst?: boolean }) {
  const { prompts, done, asking } = visit;
  return (
    <div className="mb-8 rounded-3 bg-mark-tint p-5">
      <p className="font-strong" role="status">
        {isFirst ? "The first visit is under way" : "A visit is under way"}: {done} of{" "}
        {plural(prompts, "prompt")} answered
      </p>
      <progress
        className="mt-3 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line-2 [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line-2 [&::-webkit-progress-value]:bg-ink"
        value={done}
        max={prompts}
        aria-label="Prompts answered"
      />
      {asking.length > 0 && (
        <ul className="mt-3 grid gap-1" aria-label="Asked now">
          {asking.map(({ prompt, studyId }) => (
            <li key={studyId} className="min-w-0 text-sm wrap-anywhere">
              <Link to="/study/$id" params={{ id: studyId }} className="underline">
                Watch “{prompt}”
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-ink-2">
        You can leave: it goes on by itself, and what it finds stands here.
      </p>
    </div>
  );
}
