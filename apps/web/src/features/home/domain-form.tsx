import { ANALYSIS_BADGES, type AnalysisBadge, type DomainSubmission } from "@standings/domain";
import { Check } from "lucide-react";
import { type FormEvent, useState } from "react";
import { ChipToolbar } from "../../components/search/chip-toolbar.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { type SearchPrices, useSearchPrices } from "../../lib/buying/use-search-price.ts";
import { useFlash } from "../../lib/hooks.ts";
import { newAnalysisTickets } from "../../lib/search/analysis-tickets.ts";
import { useAnalyzeDomain } from "../../lib/search/ask.ts";
import { useDomainField } from "../../lib/search/use-domain-field.ts";
import { planOf } from "./analysis-parts.ts";
import { DomainField } from "./domain-field.tsx";
import { PanelFooter } from "./panel-footer.tsx";
import { PAGE_RULE } from "./suggestions.ts";

const NOTE_MS = 3000;

/** A company's domain and at least one part of its analysis (spec part 1 §5), which the click begins. */
export function DomainForm() {
  const analyze = useAnalyzeDomain();
  const prices = useSearchPrices();
  const field = useDomainField(PAGE_RULE);
  const [badges, setBadges] = useState<readonly AnalysisBadge[]>(ANALYSIS_BADGES);
  const [note, flashNote] = useFlash(NOTE_MS);
  const toggle = (id: string) => {
    const next = ANALYSIS_BADGES.filter((badge) => badges.includes(badge) !== (badge === id));
    if (next.length > 0) setBadges(next);
    flashNote(next.length > 0 ? null : "Keep at least one part");
  };
  const openAnalysis = ({ domain, analysisBadges }: DomainSubmission) => {
    const { tab, begins } = planOf(analysisBadges);
    newAnalysisTickets(domain, begins);
    analyze(domain, tab);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const domain = await field.find();
    if (domain !== null) openAnalysis({ domain, analysisBadges: badges });
  };
  return (
    <form onSubmit={submit} noValidate>
      <DomainField field={field} />
      <ChipToolbar
        label="What to analyze"
        note={note ?? `${badges.length} of ${ANALYSIS_BADGES.length} chosen`}
        onToggle={toggle}
        chips={ANALYSIS_BADGES.map((badge) => ({
          id: badge,
          isChosen: badges.includes(badge),
          content: (
            <>
              <Icon of={Check} className={badges.includes(badge) ? "" : "opacity-0"} />
              {badge}
            </>
          ),
        }))}
      />
      <PanelFooter
        isBlocked={field.value.trim() === "" || field.error !== null}
        isPending={field.isFinding}
        action="Analyze domain"
        price={priceOf(planOf(badges), prices)}
      />
    </form>
  );
}

/**
 * An analysis of the site is paid for as a search is, one of the sources takes at most a free preview (decisions "Credits",
 * "Shapes and cases").
 */
function priceOf({ begins, isPaid }: ReturnType<typeof planOf>, { start, full }: SearchPrices): string {
  const taken = isPaid || start !== full ? start : null;
  if (begins.length === 0 || (!isPaid && taken === null)) return "Free";
  if (taken === null) return "Included in your plan";
  return `Uses ${/^\d/.test(taken) ? taken : `a ${taken}`}`;
}
