import { KIND_TITLES, marketName, searchBadge } from "@standings/domain";
import { useRouter } from "@tanstack/react-router";
import { RunSegments } from "../../components/run/run-segments.tsx";
import { KIND_ICONS } from "../../components/search/search-marks.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { PathLink } from "../../components/ui/path-link.tsx";
import type { RunningSearch } from "../../lib/api/api-types.ts";
import { formatTime } from "../../lib/format.ts";
import { questionPath, savedQuestion } from "../../lib/search/question.ts";
import { adoptRun } from "../../lib/search/ticket.ts";
import { Prompts } from "./history-row.tsx";
import { HISTORY_GRID } from "./history-skeleton.tsx";

/** Searches that have not ended, above the saved ones; nothing when there are none. */
export function RunningList({ running }: { running: readonly RunningSearch[] }) {
  if (running.length === 0) return null;
  return (
    <section className="pt-8" aria-label="Running">
      <h2 className="border-b-2 border-line-ink pb-2 text-base font-strong text-ink-2">Running</h2>
      <ul>
        {running.map((search) => (
          <RunningRow key={search.id} search={search} />
        ))}
      </ul>
    </section>
  );
}

/** A running search: its link leads back to the live page. */
function RunningRow({ search }: { search: RunningSearch }) {
  const router = useRouter();
  const { kind, columns, market, webSearch, isPrivate, wasCensored, createdAt } = search;
  const question = savedQuestion(
    search,
    columns.map(({ columnId }) => columnId),
  );
  const answered = columns.filter(({ state }) => state === "answered").length;
  const details = [
    KIND_TITLES[kind],
    searchBadge(webSearch),
    market && marketName(market),
    isPrivate && "Private",
    wasCensored && "Not kept: no credits",
  ];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_40px] gap-2 border-b border-line hover:bg-hover">
      <PathLink
        href={questionPath(question)}
        className={`${HISTORY_GRID} min-h-18 py-3 focus-visible:shadow-none focus-visible:-outline-offset-2`}
        onFollow={(href) => {
          adoptRun(question, search);
          void router.navigate({ href });
        }}
      >
        <Icon of={KIND_ICONS[kind]} size="xl" className="text-ink-3 max-sm:hidden" />
        <span className="min-w-0">
          <Prompts search={search} />
          <span className="text-sm text-ink-3">{details.filter(Boolean).join(" · ")}</span>
        </span>
        <span className="grid gap-1.5 max-sm:col-span-2 sm:col-span-2">
          <RunSegments segments={columns} />
          <span className="text-sm text-ink-3" role="status">
            {answered} of {columns.length} {kind === "comparison" ? "prompts" : "models"} answered
          </span>
        </span>
        <span className="text-right text-sm whitespace-nowrap text-ink-3 max-sm:hidden">
          {formatTime(createdAt)}
        </span>
      </PathLink>
    </li>
  );
}
