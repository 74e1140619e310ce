import {
  type BrandRecord,
  marketCodeOf,
  plural,
  type TopicSummary,
  type TrackedTopic,
  trackedSentences,
  visitCost,
} from "@standings/domain";
import { IntervalPlot } from "../../../components/chart/interval-plot.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { FormError } from "../../../components/ui/field.tsx";
import { failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { SparkLine } from "../chart/spark-line.tsx";
import { LostPrompts, useLostPrompts } from "../experiments/lost-prompts.tsx";
import { showBrand } from "../use-change-brand.ts";

interface TrackedTopicProps {
  readonly brand: BrandRecord;
  readonly topic: TopicSummary;
  /** What visits say of it; null where they do not ask it. */
  readonly tracked: TrackedTopic | null;
}

/** What visits say of a topic, and whether they ask it. */
export function TrackedTopicPart({
  brand,
  topic: { id, name, form, wordings, market },
  tracked,
}: TrackedTopicProps) {
  const utils = trpc.useUtils();
  const onSuccess = (changed: BrandRecord) => {
    showBrand(utils, changed);
    void utils.brands.invalidate();
    void utils.experiments.invalidate();
  };
  const track = trpc.brands.trackTopic.useMutation({ onSuccess });
  const untrack = trpc.brands.untrackTopic.useMutation({ onSuccess });
  const isPending = track.isPending || untrack.isPending;
  const of = { brandId: brand.id, topicId: id };
  const { names, mayTake } = useLostPrompts(brand.id);
  const own = brand.prompts.filter(
    (prompt) => prompt.label === tracked?.label && marketCodeOf(prompt.market) === marketCodeOf(market),
  );
  const isAskable = form === "list" || brand.natural;
  const price = plural(visitCost(wordings, brand), "credit");
  return (
    <div className="relative grid gap-2 pt-2">
      {tracked && <Found name={brand.name} tracked={tracked} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {(tracked === null || !tracked.isNewest || tracked.asked < tracked.wordings) &&
          wordings > 1 &&
          isAskable && (
            <Button
              size="sm"
              variant="secondary"
              pending={track.isPending}
              disabled={isPending}
              onClick={() => track.mutate(of)}
            >
              {tracked === null ? "Ask at each visit" : "Ask the wordings of today"}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
        {tracked === null ? (
          wordings > 1 && (
            <span className="text-sm text-ink-3">
              {isAskable
                ? `up to ${price} more for each visit`
                : "Visits can ask it once the brand’s settings say “Also in plain words”."}
            </span>
          )
        ) : (
          <Button
            size="sm"
            variant="secondary"
            pending={untrack.isPending}
            disabled={isPending}
            onClick={async () => {
              if (await mayTake(own.map((prompt) => prompt.id))) untrack.mutate(of);
            }}
          >
            {names.length > 0 ? "Ask no more all the same" : "Ask no more"}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      <LostPrompts names={names} />
      <FormError>
        {failureText(track, "The topic could not be asked.") ??
          failureText(untrack, "The topic could not be taken out.")}
      </FormError>
    </div>
  );
}

function Found({ name, tracked }: { name: string; tracked: TrackedTopic }) {
  const { figure, line, answers, asked, wordings, version } = tracked;
  const values = line.map((visit) => visit.figure?.value ?? null);
  return (
    <div className="grid gap-2">
      <p className="max-w-160 text-pretty">{trackedSentences(name, tracked).join(" ")}</p>
      {figure && (
        <div className="grid max-w-120 grid-cols-[minmax(0,1fr)_7rem] items-center gap-4">
          <IntervalPlot value={figure.value} range={figure.overWordings} />
          {values.filter((value) => value !== null).length > 1 && <SparkLine values={values} />}
        </div>
      )}
      <p className="text-sm text-ink-3">
        {asked === wordings ? plural(asked, "wording") : `${asked} of ${plural(wordings, "wording")}`} asked
        at each visit (version {version}){answers > 0 && `, ${plural(answers, "answer")}`}
      </p>
    </div>
  );
}
