import { plural } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { CircleCheck, ShieldCheck } from "lucide-react";
import { trpc } from "../../../lib/api/trpc.ts";
import { LogLine, LogList, type LogPlace } from "./log-list.tsx";

function useSecurityLog(place: LogPlace) {
  return trpc.admin.securityEvents.useQuery(place, { placeholderData: keepPreviousData });
}

/** What happened to accounts and limits. */
export function SecurityLog() {
  return (
    <LogList
      noun="events"
      empty={{ title: "Nothing has happened yet", icon: ShieldCheck }}
      useLog={useSecurityLog}
      lines={({ events }) => events}
      line={({ id, at, event, userId, details }) => (
        <LogLine key={id} at={at}>
          <p className="font-medium first-letter:uppercase">{event.replaceAll("_", " ")}</p>
          <p className="text-sm text-ink-2">
            {[...(userId === null ? [] : [`account ${userId}`]), ...wordsOf(details)].join(", ")}
          </p>
        </LogLine>
      )}
    />
  );
}

function wordsOf(details: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(details).map(
    ([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
}

function useFailedJobs(place: LogPlace) {
  return trpc.admin.failedJobs.useQuery(place, { placeholderData: keepPreviousData });
}

const REASONS = { refused: "refused", given_up: "given up" } as const;

/** Work that was promised and is not tried again. */
export function FailedJobs() {
  return (
    <LogList
      noun="jobs"
      empty={{ title: "No job has failed", icon: CircleCheck }}
      useLog={useFailedJobs}
      lines={({ jobs }) => jobs}
      line={({ id, failedAt, job, subject, reason, attempts, error }) => (
        <LogLine key={id} at={failedAt}>
          <p>
            <b className="font-medium first-letter:uppercase">{job.replaceAll("_", " ")}</b>{" "}
            <span className="text-ink-2">
              {subject && `for ${subject}, `}
              {REASONS[reason]} after {plural(attempts, "attempt")}
            </span>
          </p>
          <p className="text-sm text-ink-2">{error}</p>
        </LogLine>
      )}
    />
  );
}
