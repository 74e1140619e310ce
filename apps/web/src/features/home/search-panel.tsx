import { DOMAIN_ANALYSIS, KIND_TITLES, type RankingKind } from "@standings/domain";
import { lazy, Suspense, useState } from "react";
import { Switch } from "../../components/ui/switch.tsx";
import { Tabs, tabPanelProps } from "../../components/ui/tabs.tsx";
import { TextButton } from "../../components/ui/text-link.tsx";
import { RankingForm } from "./ranking-form.tsx";

const loadComparisonForm = () => import("./comparison-form.tsx");
const ComparisonForm = lazy(() =>
  loadComparisonForm().then((module) => ({ default: module.ComparisonForm })),
);

const loadDomainForm = () => import("./domain-form.tsx");
const DomainForm = lazy(() => loadDomainForm().then((module) => ({ default: module.DomainForm })));

const COMPARE = "Compare two prompts";

type Mode = RankingKind | "domain";

const MODES = [
  { id: "company", label: KIND_TITLES.company },
  { id: "domain", label: DOMAIN_ANALYSIS },
  {
    id: "expert",
    label: (
      <>
        {KIND_TITLES.expert}
        <span className="rounded-key bg-mark px-1.25 py-px text-[10px]/3.5 font-strong tracking-[0.04em] text-on-mark">
          NEW
        </span>
      </>
    ),
  },
] as const;

/** The home page's search forms. A change of mode clears the form (spec part 1 §4). */
export function SearchPanel() {
  const [mode, setMode] = useState<Mode>("company");
  const [comparing, setComparing] = useState(false);
  const show = (next: Mode) => {
    setMode(next);
    setComparing(false);
  };
  const compare = (wanted: boolean) => {
    show("company");
    setComparing(wanted);
  };
  const phoneAction = (
    <TextButton touch="inline" className="text-ink-2" onClick={() => compare(!comparing)}>
      {comparing ? "Ask one prompt" : COMPARE}
    </TextButton>
  );
  return (
    <section aria-label="Search" className="max-sm:-mx-1">
      <div className="rounded-4 border border-line-2 bg-surface shadow-2">
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line-2 px-4 pt-1 sm:px-6">
          <Tabs
            label="What to rank"
            idPrefix="search"
            items={MODES}
            selected={mode}
            onSelect={show}
            onApproach={() => void loadDomainForm()}
            look="bare"
            className="max-sm:-mr-4 max-sm:mask-[linear-gradient(90deg,#000_86%,transparent)] max-sm:pr-8"
          />
          <div className="max-sm:hidden">
            <Switch
              label={COMPARE}
              checked={comparing}
              onChange={compare}
              onApproach={() => void loadComparisonForm()}
            />
          </div>
        </div>
        <div {...tabPanelProps("search", mode)}>
          {mode === "domain" ? (
            <Suspense fallback={<div className="min-h-77.25 max-sm:min-h-91" />}>
              <DomainForm />
            </Suspense>
          ) : comparing ? (
            <Suspense fallback={<div className="min-h-100" />}>
              <ComparisonForm phoneAction={phoneAction} />
            </Suspense>
          ) : (
            <RankingForm key={mode} kind={mode} phoneAction={phoneAction} />
          )}
        </div>
      </div>
    </section>
  );
}
