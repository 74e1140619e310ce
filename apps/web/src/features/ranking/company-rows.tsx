import { type RankedEntry, shortDomain } from "@standings/domain";
import { Lock } from "lucide-react";
import { memo, useState } from "react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { RankBadge } from "../../components/ui/rank-badge.tsx";
import { plural } from "../../lib/format.ts";
import { CensoredRow } from "./censored-row.tsx";
import { lightsCompany, useLit } from "./lit.tsx";
import type { AnsweredColumn } from "./model-column.ts";
import { useOpenCompany } from "./ranking.tsx";
import type { Standings } from "./standings.ts";

const ON_PHONE = 5;
/** Of hidden positions, so many show on a phone that there is more. */
const MASKS_ON_PHONE = 2;

interface CompanyRowsProps {
  readonly columnIndex: number;
  readonly column: AnsweredColumn;
  readonly standings: Standings;
}

/** A column's companies: one Tab stop, arrows move. On a phone the first five, then all. */
export function CompanyRows({ columnIndex, column, standings }: CompanyRowsProps) {
  const [active, setActive] = useState(0);
  const [all, setAll] = useState(false);
  const lit = useLit();
  const open = useOpenCompany();
  const { results, modelId } = column;
  const firstHidden = results.findIndex((company) => company.censored);
  return (
    <>
      <ol className="company-rows">
        {results.map((company, index) => {
          const key = standings.keyOf(modelId, company);
          const shown = firstHidden < 0 ? ON_PHONE : firstHidden + MASKS_ON_PHONE;
          const deep = index >= shown && !all ? "max-sm:hidden" : "";
          return (
            <li key={`${company.rank}-${key}`} className={deep}>
              {company.censored ? (
                <CensoredRow company={company} isStop={index === firstHidden} />
              ) : (
                <CompanyRow
                  company={company}
                  rowKey={key}
                  columnIndex={columnIndex}
                  isStop={index === active}
                  isLit={lit.company === key}
                  onLight={lit.lightCompany}
                  onOpen={open}
                  onReached={() => setActive(index)}
                />
              )}
            </li>
          );
        })}
      </ol>
      {firstHidden >= 0 && <MoreHidden count={results.length - firstHidden - MASKS_ON_PHONE} />}
      {firstHidden < 0 && results.length > ON_PHONE && (
        <button
          type="button"
          className="btn btn-secondary mt-3 w-full sm:hidden"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? `Show the first ${ON_PHONE}` : `Show all ${results.length}`}
        </button>
      )}
    </>
  );
}

function MoreHidden({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <p className="flex min-h-12 items-center gap-2 text-sm font-medium text-ink-2 sm:hidden">
      <Lock className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {plural(count, "more position")} hidden
    </p>
  );
}

interface CompanyRowProps {
  readonly company: RankedEntry;
  readonly rowKey: string;
  readonly columnIndex: number;
  readonly isStop: boolean;
  readonly isLit: boolean;
  readonly onLight: (key: string | null) => void;
  readonly onOpen: (key: string) => void;
  readonly onReached: () => void;
}

const CompanyRow = memo(
  function CompanyRow({
    company,
    rowKey,
    columnIndex,
    isStop,
    isLit,
    onLight,
    onOpen,
    onReached,
  }: CompanyRowProps) {
    const light = lightsCompany(onLight, rowKey);
    return (
      <button
        type="button"
        className="company-row"
        data-column={columnIndex}
        data-company={rowKey}
        data-lit={isLit}
        tabIndex={isStop ? 0 : -1}
        onClick={() => onOpen(rowKey)}
        {...light}
        onFocus={() => {
          onReached();
          light.onFocus();
        }}
      >
        <RankBadge rank={company.rank} />
        <CompanyLogo domain={company.domain} name={company.name} className="[--s:26px] max-sm:[--s:32px]" />
        <span className="min-w-0">
          <span className="company-name block truncate" title={company.name}>
            {company.name}
          </span>
          <span className="company-domain block truncate" title={company.domain}>
            {company.domain ? shortDomain(company.domain) : "No site named"}
          </span>
          <span className="company-why">{company.description}</span>
        </span>
      </button>
    );
  },
  (before, after) =>
    before.isLit === after.isLit &&
    before.isStop === after.isStop &&
    before.company === after.company &&
    before.rowKey === after.rowKey &&
    before.onOpen === after.onOpen,
);
