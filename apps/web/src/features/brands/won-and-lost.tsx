import {
  type BrandOverview,
  besideChangeSentence,
  type ChangeAlert,
  FIRST_JUDGED_VISIT,
  noChangesText,
  plural,
  promptChangeSentence,
  wholePoints,
  wonAndLost,
} from "@standings/domain";
import { ArrowRight } from "lucide-react";
import { Badge } from "../../components/ui/badge.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { RankBadge } from "../../components/ui/rank-badge.tsx";
import { HEAVY_RULE } from "../../components/ui/table.tsx";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { OpensAnswers } from "./answers/opens-answers.tsx";
import { SparkLine } from "./chart/spark-line.tsx";

/** Prompts whose change is real; the others are counted only. */
export function WonAndLost({ name, overview }: { name: string; overview: BrandOverview }) {
  const { won, lost } = wonAndLost(overview.alerts);
  const changes = [...won, ...lost];
  const isTold = new Set(changes.map(({ promptId }) => promptId));
  const others = overview.prompts.filter(({ promptId, listed }) => listed !== null && !isTold.has(promptId));
  const early = others.filter(({ verdict }) => verdict === "early").length;
  const still = others.length - early;
  const rest = [
    still > 0 && `${plural(still, "other prompt is", "other prompts are")} within noise`,
    early > 0 &&
      `${still > 0 ? early : plural(early, "other prompt")} ${early === 1 ? "is" : "are"} too early to call`,
  ].filter((part) => part !== false);
  return (
    <section aria-labelledby="brand-changes" className="mt-14">
      <div className="mb-3.5 flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <h2 id="brand-changes" className="text-xl font-strong">
          Won and lost
        </h2>
        <p className="text-sm text-ink-3">
          Only changes that are real.{" "}
          {rest.length > 0 && overview.visits.length >= FIRST_JUDGED_VISIT && `${rest.join("; ")}.`}
        </p>
      </div>
      {changes.length === 0 ? (
        <p className={`${HEAVY_RULE} pt-4 text-ink-2`}>{noChangesText(overview.visits.length)}</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
          {changes.map((change) => (
            <ChangeCard key={change.id} name={name} change={change} timeZone={overview.timeZone} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ChangeCardProps {
  readonly name: string;
  readonly change: ChangeAlert;
  readonly timeZone: string;
}

function ChangeCard({ name, change, timeZone }: ChangeCardProps) {
  const catalogue = useCatalogue();
  const isWon = change.after > change.before;
  const beside = besideChangeSentence(change);
  return (
    <li className={`${HEAVY_RULE} pt-4`}>
      <p className="flex items-center gap-2.5 text-sm text-ink-2">
        <Badge tone={isWon ? "mark" : "line"}>{isWon ? "Won" : "Lost"}</Badge>
        {isWon ? "+" : "−"}
        {plural(wholePoints(Math.abs(change.after - change.before)), "point")}
      </p>
      <h3 className="mt-3 font-strong text-balance">
        <OpensAnswers
          of={{ promptId: change.promptId }}
          title={`Answers to “${change.prompt}”`}
          className="line-clamp-3 font-strong"
        >
          “{change.prompt}”
        </OpensAnswers>
      </h3>
      <div className="mt-3 flex items-center gap-2.5">
        <RankBadge rank={change.placeBefore} prefix="#" size="page" />
        <Icon of={ArrowRight} size="sm" className="text-ink-3" />
        <span className="sr-only">to</span>
        <RankBadge rank={change.placeAfter} prefix="#" size="page" />
        <SparkLine values={change.trend} className="min-w-0 flex-1" />
      </div>
      {beside !== "" && <p className="mt-3 text-sm text-pretty text-ink-2">{beside}</p>}
      <p className="mt-2 text-sm text-pretty wrap-anywhere text-ink-3">
        {promptChangeSentence(name, change, catalogue, timeZone)}
      </p>
    </li>
  );
}
