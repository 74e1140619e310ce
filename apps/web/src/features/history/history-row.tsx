import { modelName, type SearchSummary } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { ChevronRight, ListOrdered } from "lucide-react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { ModelDisc } from "../../components/brand/maker.tsx";
import { formatList, formatTime } from "../../lib/format.ts";

/** One saved search; the whole row is its link. */
export function HistoryRow({ search }: { search: SearchSummary }) {
  const { id, prompt, top, models, createdAt } = search;
  const leaders = top.map((company) => company.name);
  return (
    <li>
      <Link
        to="/archived-company-ranking/$id"
        params={{ id }}
        className="history-grid group min-h-[72px] border-b border-line py-3 hover:bg-hover focus-visible:outline-offset-[-2px] focus-visible:shadow-none "
      >
        <ListOrdered className="size-5 text-ink-3 max-sm:hidden" strokeWidth={1.75} aria-hidden="true" />
        <span className="min-w-0">
          <span className="line-clamp-2 text-[15px] leading-5 font-strong break-words" title={prompt}>
            “{prompt}”
          </span>
          <span className="text-sm text-ink-3">{describe(search)}</span>
        </span>
        <span
          className="flex items-center gap-1.5 max-sm:[&>.logo:nth-child(n+3)]:hidden"
          title={leaders.join(", ")}
        >
          {top.map(({ name, domain }) => (
            <CompanyLogo key={domain || name} domain={domain} name={name} />
          ))}
          {leaders.length > 0 && <span className="sr-only">First: {formatList(leaders)}</span>}
        </span>
        <span className="disc-stack" title={models.map(modelName).join(", ")}>
          {models.map((model) => (
            <ModelDisc key={model} model={model} />
          ))}
          <span className="sr-only">Asked: {formatList(models.map(modelName))}</span>
        </span>
        <span className="text-right text-sm whitespace-nowrap text-ink-3">{formatTime(createdAt)}</span>
        <ChevronRight className="size-4 text-ink-3 max-sm:hidden" strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </li>
  );
}

function describe({ sector, webSearch, isPrivate, isSandbox }: SearchSummary): string {
  const parts = ["Company Ranking", sector, webSearch ? "Web Search" : "Training Data"];
  return [...parts, isPrivate && "Private", isSandbox && "Sandbox data"].filter(Boolean).join(" · ");
}
