import { plural } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { trpc } from "../../../lib/api/trpc.ts";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import { ListStates } from "../list/list-states.tsx";
import { useListSearch } from "../list/use-list-search.ts";
import { LogLines } from "./log-lines.tsx";
import { readLogSearch } from "./log-views.ts";

const REASONS = { refused: "refused", given_up: "given up" } as const;

/** Work that was promised and is not tried again. */
export function FailedJobs() {
  const [{ before, log }, change] = useListSearch(readLogSearch);
  const query = trpc.admin.failedJobs.useQuery({ before }, { placeholderData: keepPreviousData });
  if (query.isPending) return <ListSkeleton />;
  return (
    <ListStates
      query={query}
      isEmpty={query.data?.jobs.length === 0}
      isFiltered={before !== undefined}
      noun="jobs"
      empty={{ title: "No job has failed", icon: CircleCheck }}
      onClear={() => change({ log, before: undefined })}
    >
      {query.data && (
        <LogLines
          lines={query.data.jobs.map(({ id, failedAt, job, subject, reason, attempts, error }) => ({
            id,
            at: failedAt,
            content: (
              <>
                <p>
                  <b className="font-medium first-letter:uppercase">{job.replaceAll("_", " ")}</b>{" "}
                  <span className="text-ink-2">
                    {subject && `for ${subject}, `}
                    {REASONS[reason]} after {plural(attempts, "attempt")}
                  </span>
                </p>
                <p className="text-sm text-ink-2">{error}</p>
              </>
            ),
          }))}
          next={query.data.next}
          isFirst={before === undefined}
          onBefore={(older) => change({ log, before: older })}
        />
      )}
    </ListStates>
  );
}
