import { type AggregatedSources, SOURCES_LIST_TITLE, type SourceCount } from "@standings/domain";
import { useState } from "react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { FileButtons } from "../../../components/file-buttons.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { CountBar } from "../../../components/ui/marks.tsx";
import { OutsideLink } from "../../../components/ui/text-link.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { siteHref } from "../../../lib/links.ts";
import { Masked } from "../analysis/masked.tsx";
import { useField } from "../use-field.ts";
import { BuyOverlay } from "./buy-overlay.tsx";

const FIRST = 20;
const MORE = 50;

interface SourceListProps {
  readonly domain: string;
  readonly sources: AggregatedSources;
}

/** Domains that are cited by searches which list the company, by how many of them. */
export function SourceList({ domain, sources: { sources, total } }: SourceListProps) {
  const field = useField(domain);
  const [shown, setShown] = useState(FIRST);
  const most = sources[0]?.count ?? 1;
  const listed = sources.slice(0, shown);
  const hidden = listed.filter(({ censored }) => censored);
  const rest = sources.length - shown;
  return (
    <TitledSection
      title={`${SOURCES_LIST_TITLE} (${total.toLocaleString("en-US")})`}
      size="md"
      heading="border-b-2 border-line-ink pb-3"
    >
      {sources.length === 0 && <p className="pt-4 text-ink-2">No sources found</p>}
      <Rows sources={listed.filter(({ censored }) => !censored)} most={most} />
      {hidden.length > 0 && (
        <BuyOverlay>
          <Rows sources={hidden} most={most} />
        </BuyOverlay>
      )}
      {rest > 0 && (
        <Button className="mt-4" onClick={() => setShown(shown + MORE)}>
          Show {Math.min(rest, MORE)} more
        </Button>
      )}
      {sources.length > 0 && (
        <p className="flex flex-wrap justify-end pt-2">
          <FileButtons path="/api/company/sources/export" query={field} />
        </p>
      )}
    </TitledSection>
  );
}

function Rows({ sources, most }: { sources: readonly SourceCount[]; most: number }) {
  return (
    <ul>
      {sources.map((source, index) => (
        // Masks of hidden domains repeat.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is the list's own
        <SourceRow key={`${index} ${source.source}`} source={source} share={source.count / most} />
      ))}
    </ul>
  );
}

function SourceRow({ source: { source, count, censored }, share }: { source: SourceCount; share: number }) {
  const href = siteHref(source);
  return (
    <li className="flex h-12 items-center gap-3 border-b border-line">
      <CompanyLogo domain={censored ? "" : source} name={source} className="side-6.5" loading="lazy" />
      <span className="min-w-0 flex-1 truncate font-medium" title={censored ? undefined : source}>
        {censored || href === null ? (
          <Masked room="word">{source}</Masked>
        ) : (
          <OutsideLink href={href} className="hover:underline">
            {source}
          </OutsideLink>
        )}
      </span>
      <CountBar share={share} />
      <span className="w-11 flex-none text-right tabular-nums">{count}x</span>
    </li>
  );
}
