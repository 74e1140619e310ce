import { type DiscoveryReference, plural, type SearchSummary } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { ChevronDown, Telescope } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { ModelStack } from "../../components/search/search-marks.tsx";
import { buttonStyle } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { formatTime } from "../../lib/format.ts";
import { HISTORY_GRID } from "./history-skeleton.tsx";

interface DiscoveryLineProps {
  readonly discovery: DiscoveryReference;
  /** Its searches in the list, at least one. */
  readonly searches: readonly SearchSummary[];
  /** Their rows, shown when it is opened. */
  readonly children: ReactNode;
}

/** The searches of a discovery as one line of the history, which opens. */
export function DiscoveryLine({ discovery, searches, children }: DiscoveryLineProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { domain, companyName } = discovery;
  const [newest] = searches;
  return (
    <li className="border-b border-line">
      <div className="grid grid-cols-[minmax(0,1fr)_40px] items-center gap-2">
        <div className={`${HISTORY_GRID} min-h-18 py-3`}>
          <Icon of={Telescope} size="xl" className="text-ink-3 max-sm:hidden" />
          <div className="min-w-0">
            <Link
              to="/company/$domain"
              params={{ domain }}
              search={{ tab: "discovery" }}
              className="line-clamp-2 text-name font-strong break-words hover:underline"
            >
              Prompt Discovery for {companyName}
            </Link>
            <p className="text-sm text-ink-3">{plural(searches.length, "prompt")} tested</p>
          </div>
          <span className="max-md:hidden" />
          <span className="flex max-sm:hidden">
            <CompanyLogo domain={domain} name={companyName} className="side-7" />
          </span>
          <span className="max-sm:hidden">{newest && <ModelStack columns={newest.columns} />}</span>
          <span className="text-right text-sm whitespace-nowrap text-ink-3">
            {newest && formatTime(newest.createdAt)}
          </span>
        </div>
        <button
          type="button"
          className={buttonStyle({ variant: "ghost", size: "icon" })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={ChevronDown} className={isOpen ? "rotate-180" : ""} />
          <span className="sr-only">Prompts of {companyName}</span>
        </button>
      </div>
      <ul
        id={id}
        hidden={!isOpen}
        className="border-t border-line pl-8 max-sm:pl-4 [&>li:last-child]:border-b-0"
      >
        {isOpen && children}
      </ul>
    </li>
  );
}
