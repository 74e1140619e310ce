import { type Against, plural } from "@standings/domain";
import { ArrowLeft, ChevronsUpDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { OwnBadge, useOwnKey } from "../../../components/company/own-badge.tsx";
import { SandboxBadge } from "../../../components/ui/badge.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { ShareButton } from "../../../components/ui/share-button.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { useCompanyView } from "../use-company-view.ts";

const ChooseOther = lazy(() =>
  import("./choose-other.tsx").then((module) => ({ default: module.ChooseOther })),
);

/** The two companies that are compared, the answers that count, and the way to choose another company. */
export function AgainstHeader({ against }: { against: Against }) {
  const { company, other, questions, answers, models, isPartial, isSandbox } = against;
  const [isChoosing, setChoosing] = useState(false);
  const { open } = useCompanyView();
  const own = useOwnKey();
  return (
    <header>
      <TextLink
        to="/company/$domain"
        params={{ domain: company.domain }}
        touch="line"
        className="gap-2 text-sm no-underline! hover:underline!"
      >
        <Icon of={ArrowLeft} size="sm" />
        {company.name}
      </TextLink>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 pt-2">
        <div className="flex min-w-0 items-center gap-4 max-sm:w-full">
          <span className="flex flex-none">
            <CompanyLogo domain={company.domain} name={company.name} className="side-11 sm:side-14" />
            <CompanyLogo domain={other.domain} name={other.name} className="-ml-2.5 side-11 sm:side-14" />
          </span>
          <div className="min-w-0">
            <h1 className="text-page-title font-strong wrap-anywhere sm:text-2xl/7.5">
              {company.name} <span className="font-text text-ink-2">against</span>{" "}
              <button
                type="button"
                className="inline rounded-1 text-left font-strong wrap-anywhere hover:underline"
                aria-haspopup="dialog"
                title="Choose another company"
                onClick={() => setChoosing(true)}
              >
                {other.name}
                <Icon of={ChevronsUpDown} size="sm" className="ml-1 inline text-ink-3" />
              </button>
            </h1>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm text-ink-3">
              {own === company.domain && <OwnBadge />}
              <span>
                {isPartial && "more than "}
                {plural(questions.length, "question")} that list either
              </span>
              <span>
                {plural(answers, "answer")} of {plural(models.length, "model")}
              </span>
              {isSandbox && <SandboxBadge />}
            </p>
          </div>
        </div>
        <ShareButton
          title={`${company.name} against ${other.name}`}
          text={`See how AI models rank ${company.name} against ${other.name}.`}
          isLabelled
        />
      </div>
      {isChoosing && (
        <Suspense>
          <ChooseOther
            company={company}
            peers={against.peers}
            onChoose={(domain) => open({ against: domain })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </header>
  );
}
