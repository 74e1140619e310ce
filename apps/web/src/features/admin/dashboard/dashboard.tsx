import {
  ALARM_ERROR_RATE,
  DASHBOARD_SPANS,
  type DashboardSpan,
  DEFAULT_DASHBOARD_SPAN,
} from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { SandboxBadge } from "../../../components/ui/badge.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { PageHead } from "../list/page-head.tsx";
import { type ListSearch, type RawSearch, useListSearch } from "../list/use-list-search.ts";
import { formatUtc } from "../utc.ts";
import { AnswerLines } from "./answer-lines.tsx";
import { Figures } from "./figures/figures.tsx";
import { LedgerLines } from "./ledger-lines.tsx";
import { ModelTable } from "./model-figures.tsx";
import { NewestChanges } from "./newest-changes.tsx";
import { Part } from "./part.tsx";
import { QueueList } from "./queue-list.tsx";
import { RecentUsers } from "./recent-users.tsx";
import { SpanChoice } from "./span-choice.tsx";
import { Totals } from "./totals.tsx";

/** Parts of the dashboard read themselves again; what is shown stays until there is something newer. */
const REFRESHED = { refetchInterval: 30_000, placeholderData: keepPreviousData } as const;

const NEWEST_CHANGES = 5;
const PAIR = "grid items-start gap-12 pt-14 md:pt-16 xl:grid-cols-[minmax(0,1fr)_360px]";

/** The state of the business at a glance (spec part 2 §2); each part reads itself again every 30 seconds. */
export default function Dashboard() {
  const [{ days = DEFAULT_DASHBOARD_SPAN }, change] = useListSearch(readDashboardSearch);
  const stats = trpc.admin.dashboard.stats.useQuery(undefined, REFRESHED);
  const figures = trpc.admin.dashboard.figures.useQuery({ span: days }, REFRESHED);
  const readAt = stats.dataUpdatedAt;
  return (
    <>
      <PageHead
        title="Dashboard"
        note={readAt > 0 && `${formatUtc(readAt)}. Days and times are UTC.`}
        actions={
          <SpanChoice
            span={days}
            onChange={(span) => change({ days: span === DEFAULT_DASHBOARD_SPAN ? undefined : span })}
          />
        }
      />
      <div className="grid gap-10">
        <Part title="Totals" isQuiet query={stats} room="h-60 sm:h-24">
          {(totals) => <Totals {...totals} />}
        </Part>
        <Part title="By day" isQuiet query={figures} room="h-180 sm:h-100">
          {(shown) => <Figures figures={shown} />}
        </Part>
      </div>
      <div className={PAIR}>
        <Models isSandbox={figures.data?.cost.isSandbox === true} />
        <Queues />
      </div>
      <div className={PAIR}>
        <Part
          title="Recent users"
          query={stats}
          room="h-90"
          aside={
            <TextLink to="/admin/{-$tab}" params={{ tab: "users" }} touch="inline">
              All users
            </TextLink>
          }
        >
          {({ recentUsers }) => <RecentUsers users={recentUsers} />}
        </Part>
        <Changes />
      </div>
      <div className={PAIR}>
        <Answers span={days} />
        <Ledger />
      </div>
    </>
  );
}

const MODELS_NOTE = `Last 24 hours. Alarm above ${ALARM_ERROR_RATE * 100}% errors. The breaker is that of one server process.`;

function Models({ isSandbox }: { isSandbox: boolean }) {
  const query = trpc.admin.dashboard.models.useQuery(undefined, REFRESHED);
  return (
    <Part
      title="Models"
      query={query}
      room="h-110"
      aside={isSandbox ? <SandboxBadge>{MODELS_NOTE}</SandboxBadge> : MODELS_NOTE}
    >
      {(models) => <ModelTable models={models} />}
    </Part>
  );
}

function Queues() {
  const query = trpc.admin.dashboard.queues.useQuery(undefined, REFRESHED);
  return (
    <Part title="Queues" query={query} room="h-70">
      {(queues) => <QueueList queues={queues} readAt={query.dataUpdatedAt} />}
    </Part>
  );
}

function Changes() {
  const query = trpc.admin.changes.list.useQuery({ limit: NEWEST_CHANGES }, REFRESHED);
  return (
    <Part
      title="Changes"
      query={query}
      room="h-90"
      aside={
        <TextLink to="/admin/{-$tab}" params={{ tab: "changes" }} touch="inline">
          Whole log
        </TextLink>
      }
    >
      {({ changes }) => <NewestChanges changes={changes} readAt={query.dataUpdatedAt} />}
    </Part>
  );
}

function Answers({ span }: { span: DashboardSpan }) {
  const query = trpc.admin.dashboard.answers.useQuery({ span }, REFRESHED);
  return (
    <Part
      title="Answers"
      query={query}
      room="h-90"
      aside={query.data?.isSandbox ? <SandboxBadge>{`Last ${span} days`}</SandboxBadge> : `Last ${span} days`}
    >
      {(quality) => <AnswerLines quality={quality} />}
    </Part>
  );
}

function Ledger() {
  const query = trpc.admin.dashboard.ledger.useQuery(undefined, REFRESHED);
  return (
    <Part title="Ledger" query={query} room="h-30" aside="Balances against entries.">
      {(checks) => <LedgerLines checks={checks} />}
    </Part>
  );
}

interface DashboardSearch extends ListSearch {
  /** Days that are looked back; none for the usual ones. */
  readonly days?: DashboardSpan | undefined;
}

function readDashboardSearch(raw: RawSearch): DashboardSearch {
  return { days: DASHBOARD_SPANS.find((span) => span === Number(raw.days)) };
}
