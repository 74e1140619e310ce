import { type CompanySuggestion, type GapSource, SOURCE_TYPE_NAMES } from "@standings/domain";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { formatList } from "../../../lib/format.ts";
import { Masked } from "../analysis/masked.tsx";
import { GapPages } from "./gap-pages.tsx";

interface GapRowProps {
  readonly company: CompanySuggestion;
  readonly source: GapSource;
  /** Answers that list a competitor and not the company. */
  readonly absent: number;
}

export const GAP_COLUMNS =
  "grid w-full grid-cols-[28px_minmax(0,1fr)_auto_20px] items-center gap-x-3 py-3 text-left " +
  "sm:grid-cols-[28px_minmax(0,1fr)_76px_92px_92px_20px] sm:gap-x-4 xl:grid-cols-[28px_minmax(0,1fr)_76px_92px_92px_104px_20px]";

/** A site of the gap; it opens to its pages. */
export function GapRow({ company, source, absent }: GapRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { domain, kind, competitors, censored } = source;
  if (censored) {
    return (
      <li className={`${GAP_COLUMNS} border-b border-line`}>
        <CompanyLogo domain="" name={domain} />
        <Masked room="word">{domain}</Masked>
        <Counts source={source} absent={absent} />
        <span />
      </li>
    );
  }
  return (
    <li className="border-b border-line">
      <button
        type="button"
        className={`${GAP_COLUMNS} hover:bg-hover focus-visible:-outline-offset-2`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <CompanyLogo domain={domain} name={domain} loading="lazy" />
        <span className="min-w-0">
          <span className="block truncate font-strong" title={domain}>
            {domain}
          </span>
          <span className="block text-sm text-pretty text-ink-3">
            {SOURCE_TYPE_NAMES[kind]}
            {competitors.length > 0 && ` · beside ${formatList(competitors.map(({ name }) => name))}`}
          </span>
        </span>
        <Counts source={source} absent={absent} />
        <Icon of={ChevronDown} className={`text-ink-3 transition-transform ${isOpen ? "rotate-180" : ""}`} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <GapPages company={company} source={source} absent={absent} />}
      </div>
    </li>
  );
}

function Counts({ source, absent }: Pick<GapRowProps, "source" | "absent">) {
  const { pagesInField, pagesNaming, answers, models } = source;
  return (
    <>
      <Count of={null} className="max-sm:hidden">
        {pagesInField}
      </Count>
      <Count of={pagesInField} className="max-sm:hidden">
        {pagesNaming}
      </Count>
      <Count of={absent}>{answers}</Count>
      <span className="flex gap-1 max-xl:hidden">
        {models.map((model) => (
          <ModelDisc key={model} model={model} size="sm" />
        ))}
      </span>
    </>
  );
}

interface CountProps {
  readonly of: number | null;
  readonly className?: string;
  readonly children: number;
}

function Count({ of, className = "", children }: CountProps) {
  return (
    <span className={`text-sm whitespace-nowrap text-ink-3 tabular-nums ${className}`}>
      <b className="font-strong text-ink">{children}</b>
      {of !== null && ` of ${of}`}
    </span>
  );
}
