import { type AnalysisFact, type AnalysisRecordOf, isSiteFact, OUR_CRAWLER, plural } from "@standings/domain";
import type { ReactNode } from "react";
import { formatSeconds } from "../../../lib/format.ts";
import { FactRow } from "../analysis/fact-row.tsx";
import { type CrawlerFact, CrawlerMatrix } from "./crawler-matrix.tsx";
import { pageRows, siteFactsById } from "./page-rows.ts";
import { PagesTable } from "./pages-table.tsx";

type EvidenceProps = Pick<AnalysisRecordOf<"seo">, "facts" | "site">;

/** Facts that advice rests on, as a checklist: what the site shows, and what the rankings say. */
export function Evidence({ facts, site }: EvidenceProps) {
  const known = siteFactsById(facts);
  const crawlers = present<CrawlerFact>(
    known.crawlers_on_request,
    known.crawlers_search,
    known.crawlers_training,
  );
  const files = present<AnalysisFact>(known.llms_txt, known.sitemap);
  const shown = new Set([...crawlers, ...files].map(({ number }) => number));
  const ofPages = facts.filter((fact) => isSiteFact(fact) && !shown.has(fact.number));
  const ofRankings = facts.filter((fact) => !isSiteFact(fact));
  const rows = site ? pageRows(facts, site.readAt) : [];
  return (
    <section className="min-w-0 border-t-2 border-line-ink pt-3" aria-labelledby="evidence-heading">
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 id="evidence-heading" className="text-md font-strong">
          Evidence
        </h2>
        {site && site.unread === null && (
          <p className="text-sm text-ink-3">
            {plural(site.pages, "page")}, {formatSeconds(site.tookMs)}
          </p>
        )}
      </div>
      {site && site.unread !== null && <Unread text={site.unread} />}
      {crawlers.length > 0 && <CrawlerMatrix facts={crawlers} />}
      <FactGroup title="Files for machines" facts={files} />
      <FactGroup title="Pages read" facts={ofPages}>
        {rows.length > 0 && <PagesTable rows={rows} />}
      </FactGroup>
      <FactGroup title="From the rankings" facts={ofRankings} />
      <p className="pt-4 text-sm text-pretty text-ink-3">
        Read as {OUR_CRAWLER} from public addresses, within robots.txt. Facts are checked by the server, not
        by a model.
      </p>
    </section>
  );
}

function present<Fact>(...facts: readonly (Fact | undefined)[]): Fact[] {
  return facts.filter((fact) => fact !== undefined);
}

function Unread({ text }: { text: string }) {
  return (
    <p className="mb-4 rounded-2 border border-warn-line bg-warn-tint px-4 py-2.5 text-pretty wrap-anywhere">
      {text} The advice rests on the other facts.
    </p>
  );
}

interface FactGroupProps {
  readonly title: string;
  readonly facts: readonly AnalysisFact[];
  /** A picture of the facts, above them. */
  readonly children?: ReactNode;
}

function FactGroup({ title, facts, children }: FactGroupProps) {
  if (facts.length === 0) return null;
  return (
    <section>
      <h3 className="border-b border-line-2 pt-7 pb-2 text-sm font-strong">{title}</h3>
      {children}
      <ul>
        {facts.map((fact) => (
          <FactRow key={fact.number} fact={fact} />
        ))}
      </ul>
    </section>
  );
}
