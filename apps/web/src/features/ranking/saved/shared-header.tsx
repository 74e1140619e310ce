import { isAnswer, KIND_TITLES, SANDBOX_LABEL, type SearchRecord } from "@standings/domain";
import { BookOpen, Globe, Play } from "lucide-react";
import { AdminSlot } from "../../../components/admin/for-admins.tsx";
import { AskAnchor } from "../../../components/search/ask-anchor.tsx";
import { MarketBadge } from "../../../components/search/market-badge.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { priced, useSearchPrices } from "../../../lib/buying/use-search-price.ts";
import { formatDay } from "../../../lib/format.ts";
import { savedQuestion } from "../../../lib/search/question.ts";
import { useSession } from "../../../lib/session/session.ts";
import { findExportProblem } from "../export-problem.ts";
import type { ExportView } from "../export-search.ts";
import { PrintHead } from "../ranking-header.tsx";
import { RankingTitle } from "../ranking-title.tsx";
import { ShareMenu } from "../share-menu.tsx";
import { BackToTrending } from "./back-links.tsx";

interface SharedHeaderProps {
  readonly record: SearchRecord;
  /** Models asked, as text. */
  readonly asked: string;
  /** What is shown, and exported. */
  readonly view: ExportView;
}

export function SharedHeader({ record, asked, view }: SharedHeaderProps) {
  const { kind, prompt, prompt2, models, results } = record;
  const { user } = useSession();
  const { start } = useSearchPrices();
  return (
    <div className="grid items-end gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <PrintHead />
        <BackToTrending sector={record.sector} />
        <RankingTitle
          title={kind === "comparison" ? "Comparing Prompts" : `${KIND_TITLES[kind]}: "${prompt}"`}
        />
        {kind === "comparison" && (
          <ol className="mb-3 grid gap-1 text-md text-ink-2">
            {[prompt, prompt2].map((text, index) => (
              <li key={text} className="break-words">
                Prompt {index + 1}: <span className="font-medium text-ink">“{text}”</span>
              </li>
            ))}
          </ol>
        )}
        <Facts record={record} asked={asked} />
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <AskAnchor
          question={savedQuestion(
            record,
            models.map((model) => model.columnId),
          )}
        >
          <Icon of={Play} />
          {priced("Run this prompt", start)}
        </AskAnchor>
        <AdminSlot page={{ searchId: record.id }} />
        <ShareMenu
          title={`“${prompt}”`}
          search="page"
          request={user ? { searchId: record.id, view } : null}
          problem={
            user &&
            findExportProblem({
              view,
              standings: { answered: models.filter(isAnswer), results },
              isArchived: true,
            })
          }
        />
      </div>
    </div>
  );
}

function Facts({ record, asked }: Omit<SharedHeaderProps, "view">) {
  const { webSearch, market, sector, createdAt, isSandbox } = record;
  const icon = webSearch ? Globe : BookOpen;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-3">
      <Badge>
        <Icon of={icon} size="xs" />
        Web Search Was {webSearch ? "Enabled" : "Disabled"} For This Search
      </Badge>
      <MarketBadge market={market} />
      {sector && <Badge tone="line">{sector}</Badge>}
      <span>{asked}</span>
      <time dateTime={createdAt}>{formatDay(new Date(createdAt))}</time>
      {isSandbox && <Badge tone="sandbox">{SANDBOX_LABEL}</Badge>}
    </div>
  );
}
