import {
  FORM_NAMES,
  goalSentence,
  plural,
  SANDBOX_LABEL,
  type StudyRecord,
  searchBadge,
} from "@standings/domain";
import { BookOpen, Globe, LockKeyhole, LockKeyholeOpen, Square } from "lucide-react";
import { AdminSlot } from "../../components/admin/for-admins.tsx";
import { MarketBadge } from "../../components/search/market-badge.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { sharedWithCompanies } from "../../lib/search/privacy.ts";
import { RankingTitle } from "../ranking/ranking-title.tsx";
import { BackToBrand, BackToHistory } from "../ranking/saved/back-links.tsx";
import { StudyMenu } from "./study-menu.tsx";
import type { FollowedStudy } from "./use-study.ts";

interface StudyHeaderProps {
  readonly record: StudyRecord;
  readonly followed: FollowedStudy;
}

export function StudyHeader({ record, followed }: StudyHeaderProps) {
  const {
    id,
    prompt,
    models,
    market,
    webSearch,
    isPrivate,
    isSandbox,
    isOwn,
    visitOf,
    status,
    startedAt,
    topic,
  } = record;
  const isRunning = status === "running";
  return (
    <div className="grid items-end gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        {visitOf ? <BackToBrand brandId={visitOf.brandId} /> : isOwn && <BackToHistory />}
        <p className="text-sm font-medium text-ink-3">Study</p>
        <RankingTitle title={`“${prompt}”`} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-3">
          <Badge>
            <Icon of={webSearch ? Globe : BookOpen} size="xs" />
            {searchBadge(webSearch)}
          </Badge>
          <MarketBadge market={market} />
          <span>{plural(models.length, "model")}</span>
          <span>{goalSentence(record)}</span>
          {topic && <span>{FORM_NAMES[topic.form]}</span>}
          <span>{formatDateTime(startedAt)}</span>
          {isOwn && (
            <span title={sharedWithCompanies(isPrivate)}>
              <Badge tone="line">
                <Icon of={isPrivate ? LockKeyhole : LockKeyholeOpen} size="xs" />
                {isPrivate ? "Private" : "Shared"}
              </Badge>
            </span>
          )}
          {isSandbox && <Badge tone="sandbox">{SANDBOX_LABEL}</Badge>}
        </div>
      </div>
      <div className="flex min-h-10 flex-wrap gap-2 print:hidden">
        {isRunning && isOwn && visitOf === null && (
          <Button
            pending={followed.isStopping}
            disabled={followed.isStopping}
            onClick={() => followed.stop()}
          >
            {!followed.isStopping && <Icon of={Square} />}
            {followed.isStopping ? "Stopping after this round…" : "Stop after this round"}
          </Button>
        )}
        {!isRunning && !isPrivate && <AdminSlot page={{ studyId: id }} />}
        {!isRunning && <StudyMenu record={record} />}
      </div>
    </div>
  );
}
