import type { Citation } from "@standings/domain";
import { ExternalLink } from "lucide-react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../components/ui/popover.tsx";
import { safeHref } from "../../../lib/links.ts";
import { MaskedSources } from "./masked-sources.tsx";

const VISIBLE = 6;

interface SourcesProps {
  readonly model: string;
  readonly citations: readonly Citation[];
}

/** Pages that a model cites. */
export function Sources({ model, citations }: SourcesProps) {
  const isMasked = citations.some((citation) => citation.censored);
  return (
    <div className="pt-3.5">
      <h3 className="text-xs text-ink-3">
        <span className="font-medium text-ink-2">Sources</span> {citations.length} cited
      </h3>
      {isMasked ? (
        <MaskedSources model={model} citations={citations} />
      ) : (
        <SourceMarks model={model} citations={citations} />
      )}
    </div>
  );
}

/** Six marks; a popover lists all sources with titles. */
function SourceMarks({ model, citations }: SourcesProps) {
  const byDomain = [...Map.groupBy(citations, (citation) => citation.domain)];
  const rest = citations.length - Math.min(byDomain.length, VISIBLE);
  return (
    <ul className="mt-2 flex flex-wrap items-center gap-1">
      {byDomain.slice(0, VISIBLE).map(([domain, pages]) => (
        <li key={domain}>{pages[0] && <SourceMark citation={pages[0]} />}</li>
      ))}
      {rest > 0 && (
        <li>
          <AllSources model={model} citations={citations} rest={rest} />
        </li>
      )}
    </ul>
  );
}

function SourceMark({ citation }: { citation: Citation }) {
  const href = safeHref(citation.url);
  const logo = <CompanyLogo domain={citation.domain} className="side-6.5 max-sm:side-10" />;
  const name = citation.title ? `${citation.domain}: ${citation.title}` : citation.domain;
  if (!href) return <span title={name}>{logo}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      title={name}
      className="block rounded-badge"
    >
      {logo}
      <span className="sr-only">{name} (opens in a new tab)</span>
    </a>
  );
}

function AllSources({
  model,
  citations,
  rest,
}: {
  model: string;
  citations: readonly Citation[];
  rest: number;
}) {
  return (
    <Popover>
      <PopoverTrigger className="h-6.5 rounded-badge border border-line-2 px-2 text-xs font-medium text-ink-2 hover:bg-hover max-sm:h-10 max-sm:min-w-12">
        <span aria-hidden="true">+{rest}</span>
        <span className="sr-only">
          Show all {citations.length} sources of {model}
        </span>
      </PopoverTrigger>
      <PopoverContent label={`Sources of ${model}`}>
        <ul>
          {citations.map((citation) => (
            <SourceLine key={citation.url} citation={citation} />
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  );
}

function SourceLine({ citation }: { citation: Citation }) {
  const href = safeHref(citation.url);
  const content = (
    <>
      <CompanyLogo domain={citation.domain} className="side-6.5" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium" title={citation.title ?? citation.url}>
          {citation.title ?? citation.url.replace(/^https?:\/\//, "")}
        </span>
        <span className="block truncate text-xs text-ink-3">{citation.domain}</span>
      </span>
    </>
  );
  if (!href) return <li className="flex items-center gap-2.5 px-2 py-1.5">{content}</li>;
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="flex items-center gap-2.5 rounded-2 px-2 py-1.5 hover:bg-hover focus-visible:shadow-none focus-visible:-outline-offset-2"
      >
        {content}
        <Icon of={ExternalLink} size="sm" className="text-ink-3" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </li>
  );
}
