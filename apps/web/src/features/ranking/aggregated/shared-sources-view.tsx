import { countSearched, plural } from "@standings/domain";
import { useState } from "react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { OutsideLink } from "../../../components/ui/text-link.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { siteHref } from "../../../lib/links.ts";
import type { AnsweredColumn } from "../columns/model-column.ts";
import { countSources } from "./shared-sources.ts";

const FIRST = 10;

interface SharedSourcesProps {
  readonly columns: readonly AnsweredColumn[];
  /** Shows every source from the start, because server HTML has to be complete. */
  readonly isWhole: boolean;
}

/** Cited domains, sorted by the number of models that cite them. */
export function SharedSources({ columns, isWhole }: SharedSourcesProps) {
  const [all, setAll] = useState(isWhole);
  const sources = countSources(columns);
  if (sources.length === 0) return null;
  const searched = countSearched(columns.map(({ grounding }) => grounding));
  const shown = all ? sources : sources.slice(0, FIRST);
  return (
    <TitledSection title="Sources the models cite" className="mt-12 sm:mt-18">
      {searched && <p className="mt-1 text-ink-2">{searched}</p>}
      <ul className="mt-4 grid border-t-2 border-line-ink md:grid-cols-2 md:gap-x-16">
        {shown.map(({ domain, models }) => (
          <li
            key={domain}
            className="grid h-13 grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line sm:grid-cols-[28px_minmax(0,1fr)_auto_92px]"
          >
            <CompanyLogo domain={domain} className="side-7" />
            <SourceName domain={domain} />
            <span
              className="inline-grid auto-cols-[26px] grid-flow-col place-items-center"
              aria-hidden="true"
            >
              {columns.map(({ modelId }) =>
                models.includes(modelId) ? (
                  <ModelDisc key={modelId} model={modelId} />
                ) : (
                  <i key={modelId} className="size-1 rounded-full bg-line-2" />
                ),
              )}
            </span>
            <span className="text-right whitespace-nowrap text-ink-2 max-sm:sr-only">
              <b className="font-strong text-ink">{models.length}</b> of {plural(columns.length, "model")}
            </span>
          </li>
        ))}
      </ul>
      {sources.length > shown.length && (
        <Button className="mt-4 print:hidden" onClick={() => setAll(true)}>
          Show {sources.length - shown.length} more
        </Button>
      )}
    </TitledSection>
  );
}

function SourceName({ domain }: { domain: string }) {
  const href = siteHref(domain);
  if (!href) return <span className="truncate font-medium">{domain}</span>;
  return (
    <OutsideLink href={href} className="justify-self-start truncate py-2.5 font-medium hover:underline">
      {domain}
    </OutsideLink>
  );
}
