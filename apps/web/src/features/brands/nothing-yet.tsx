import { marketChoice, marketCodeOf, NO_MARKET, nothingYet, plural, promptsIn } from "@standings/domain";
import { Radar } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { TextButton } from "../../components/ui/text-link.tsx";
import { leavesOut } from "./brand-search.ts";
import { NextVisit } from "./next-visit.tsx";
import type { OverviewProps } from "./overview.tsx";
import { VisitProgress } from "./visit-progress.tsx";

/** Before the first visit in the market has ended. */
export function NothingYet({ brand, overview, visit, filters, onFilter }: OverviewProps) {
  const [last] = overview.lastVisits;
  const { askedBefore, market } = overview;
  const asks = `${plural(promptsIn(brand.prompts, market).length, "prompt")} of ${plural(brand.models.length, "model")}`;
  if (brand.visit) return <VisitProgress visit={brand.visit} isFirst={askedBefore === null} />;
  if (leavesOut(filters)) {
    return (
      <Notice
        icon={Radar}
        title="No visit matches"
        actions={
          <Button onClick={() => onFilter({ model: undefined, label: undefined, web: undefined })}>
            Show everything
          </Button>
        }
      >
        Nothing was asked that these filters leave.
      </Notice>
    );
  }
  const before = askedBefore !== null && (
    <>
      {" "}
      What was asked before stands under{" "}
      <TextButton
        touch="inline"
        onClick={() => onFilter({ market: marketCodeOf(askedBefore.market) ?? NO_MARKET })}
      >
        {marketChoice(askedBefore.market)}
      </TextButton>
      .
    </>
  );
  if (promptsIn(brand.prompts, market).length === 0) {
    return (
      <Notice
        icon={Radar}
        title="No prompts yet"
        actions={
          <Button variant="primary" onClick={() => onFilter({ tab: "prompts" })}>
            Add prompts
          </Button>
        }
      >
        Add the questions that buyers ask, and {brand.name} is visited with them.{before}
      </Notice>
    );
  }
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_340px]">
      <Notice
        icon={Radar}
        title={last?.state === "failed" ? "The last visit brought no answer" : nothingYet(overview).known}
      >
        {last?.state === "short"
          ? `There were too few credits: the visit needed ${plural(last.credits, "credit")}. Nothing was asked and nothing was charged.`
          : last?.state === "failed"
            ? "No model answered. Nothing was charged."
            : askedBefore === null
              ? `The first visit asks ${asks} and takes some minutes.`
              : `The next visit asks ${asks} here.`}
        {before}
      </Notice>
      <NextVisit brand={brand} overview={overview} visit={visit} />
    </div>
  );
}
