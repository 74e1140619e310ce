import type { Citation } from "@standings/domain";
import { ExternalLink } from "lucide-react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../components/ui/popover.tsx";
import { OutsideLink } from "../../../components/ui/text-link.tsx";
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
        <SourceNames model={model} citations={citations} />
      )}
    </div>
  );
}

/** Six sites by name, in as many columns as fit; a popover lists all sources with titles. */
function SourceNames({ model, citations }: SourcesProps) {
  const byDomain = [...Map.groupBy(citations, (citation) => citation.domain)];
  return (
    <>
      <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-3">
        {byDomain.slice(0, VISIBLE).map(([domain, pages]) => (
          <li key={domain} className="min-w-0">
            {pages[0] && <SourceName citation={pages[0]} />}
          </li>
        ))}
      </ul>
      {citations.length > Math.min(byDomain.length, VISIBLE) && (
        <AllSources model={model} citations={citations} />
      )}
    </>
  );
}

function SourceName({ citation }: { citation: Citation }) {
  const href = safeHref(citation.url);
  const name = citation.title ? `${citation.domain}: ${citation.title}` : citation.domain;
  const content = (
    <>
      <CompanyLogo domain={citation.domain} className="side-5" />
      <span className="min-w-0 truncate">{citation.domain}</span>
    </>
  );
  const look = "flex h-7 items-center gap-2 text-sm text-ink-2 max-sm:h-10";
  if (!href) {
    return (
      <span className={look} title={name}>
        {content}
      </span>
    );
  }
  return (
    <OutsideLink href={href} title={name} className={`${look} hover:text-ink hover:underline`}>
      {content}
    </OutsideLink>
  );
}

function AllSources({ model, citations }: SourcesProps) {
  return (
    <Popover>
      <PopoverTrigger className="mt-1.5 h-8 rounded-badge border border-line-2 px-2.5 text-xs font-medium text-ink-2 hover:bg-hover max-sm:h-10 print:hidden">
        Show all {citations.length}
        <span className="sr-only"> sources of {model}</span>
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

/** One source with its title, which links to its page. */
export function SourceLine({ citation }: { citation: Citation }) {
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
      <OutsideLink
        href={href}
        className="flex items-center gap-2.5 rounded-2 px-2 py-1.5 hover:bg-hover focus-visible:shadow-none focus-visible:-outline-offset-2"
      >
        {content}
        <Icon of={ExternalLink} size="sm" className="text-ink-3" />
      </OutsideLink>
    </li>
  );
}
