import { BUILT_IN_MODELS, MAX_MODELS, rankingColumns } from "@standings/domain";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { RankStrip } from "../../components/strip/rank-strip.tsx";
import { StripScale } from "../../components/strip/scale.tsx";
import { RankBadge } from "../../components/ui/rank-badge.tsx";

/** Positions in the order of the models asked; 0: not listed. Sample data, labelled as an example. */
const ROWS: readonly [name: string, domain: string, positions: readonly number[], onPhone: boolean][] = [
  ["HubSpot", "hubspot.com", [1, 1, 2, 1, 1], true],
  ["Zoho CRM", "zoho.com", [3, 5, 1, 2, 2], true],
  ["Pipedrive", "pipedrive.com", [2, 2, 4, 3, 5], true],
  ["Freshsales", "freshworks.com", [4, 7, 3, 5, 3], false],
  ["Salesforce", "salesforce.com", [6, 10, 5, 4, 4], true],
  ["Copper", "copper.com", [9, 8, 11, 7, 9], false],
  ["monday CRM", "monday.com", [8, 12, 6, 9, 13], false],
  ["Close", "close.com", [7, 4, 15, 8, 16], false],
  ["Attio", "attio.com", [5, 3, 0, 6, 0], true],
];

/** Example of the rank strip, next to the search panel. */
export function Specimen() {
  return (
    // Ends with the panel, and needs its full height from the first paint.
    <figure className="[--absent:66px] sm:[--absent:64px] lg:min-h-159.25 lg:pt-10">
      <figcaption className="flex items-center justify-between gap-4 border-b-2 border-line-ink pb-2.5">
        <span className="font-strong">“Best CRM for startups”</span>
        <span className="text-sm text-ink-3">Example · 5 models</span>
      </figcaption>
      <StripScale isTight className="pt-2 pb-1 sm:pl-41" />
      {ROWS.map(([name, domain, positions, onPhone], index) => (
        <div
          key={domain}
          className={
            "grid grid-cols-[28px_24px_minmax(0,1fr)] items-center gap-x-2.5 gap-y-1.5 border-b border-line text-sm max-sm:pt-3 " +
            `max-sm:pb-1.5 sm:h-13.5 sm:grid-cols-[24px_24px_86px_minmax(0,1fr)] ${onPhone ? "" : "max-sm:hidden"}`
          }
        >
          <RankBadge rank={index + 1} />
          <CompanyLogo domain={domain} className="side-6" eager />
          <span className="truncate font-medium max-sm:text-name">{name}</span>
          <div className="h-full max-sm:col-span-3 max-sm:h-12">
            <RankStrip name={name} votes={votesOf(positions)} columns={COLUMNS} size={13} look="figure" />
          </div>
        </div>
      ))}
      <p className="pt-3 text-sm text-pretty text-ink-3">
        One mark per model: further left is better, the bar spans best to worst, and a dashed mark is a model
        that does not list the company.
      </p>
    </figure>
  );
}

/** Those that the example was drawn with, whichever are asked today. */
const COLUMNS = rankingColumns(BUILT_IN_MODELS.slice(0, MAX_MODELS).map(({ id }) => id));

function votesOf(positions: readonly number[]) {
  return COLUMNS.map((columnId, index) => ({ columnId, rank: positions[index] ?? 0 })).filter(
    (vote) => vote.rank > 0,
  );
}
