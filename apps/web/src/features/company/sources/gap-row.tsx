import { type CompanySuggestion, type GapSource, plural } from "@standings/domain";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { CountBar } from "../../../components/ui/count-bar.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { formatList } from "../../../lib/format.ts";
import { Masked } from "../analysis/masked.tsx";
import { GapDetailView } from "./gap-detail.tsx";

interface GapRowProps {
  readonly company: CompanySuggestion;
  readonly source: GapSource;
  /** Of the most answers, 0 to 1. */
  readonly share: number;
}

const COLUMNS =
  "grid w-full grid-cols-[28px_minmax(0,1fr)_auto_20px] items-center gap-x-3 py-3 text-left sm:grid-cols-[28px_minmax(0,1fr)_150px_20px] sm:gap-x-4";

/** A site of the gap; it opens to its pages and the questions behind them. */
export function GapRow({ company, source, share }: GapRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { domain, answers, competitors, prompts, censored } = source;
  const [newest] = prompts;
  if (censored) {
    return (
      <li className={`${COLUMNS} border-b border-line`}>
        <CompanyLogo domain="" name={domain} />
        <Masked room="word">{domain}</Masked>
        <Answers answers={answers} share={share} />
        <span />
      </li>
    );
  }
  return (
    <li className="border-b border-line">
      <button
        type="button"
        className={`${COLUMNS} hover:bg-hover focus-visible:-outline-offset-2`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <CompanyLogo domain={domain} name={domain} loading="lazy" />
        <span className="min-w-0">
          <span className="block truncate font-strong" title={domain}>
            {domain}
          </span>
          {competitors.length > 0 && (
            <span className="line-clamp-2 text-sm text-ink-2">
              beside {formatList(competitors.map(({ name }) => name))}
            </span>
          )}
          {newest && <span className="block truncate text-sm text-ink-3">“{newest.prompt}”</span>}
        </span>
        <Answers answers={answers} share={share} />
        <Icon of={ChevronDown} className={`text-ink-3 transition-transform ${isOpen ? "rotate-180" : ""}`} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <GapDetailView company={company} domain={domain} />}
      </div>
    </li>
  );
}

function Answers({ answers, share }: { answers: number; share: number }) {
  return (
    <span className="flex items-center justify-end gap-3 whitespace-nowrap tabular-nums">
      <CountBar share={share} className="w-16 max-sm:hidden" />
      <span className="sm:w-18 sm:text-right">
        <b className="font-strong">{answers}</b>
        <span className="text-ink-3"> {plural(answers, "answer").split(" ")[1]}</span>
      </span>
    </span>
  );
}
