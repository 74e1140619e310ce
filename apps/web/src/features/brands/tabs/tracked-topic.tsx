import {
  type BrandRecord,
  type Market,
  marketCode,
  marketCodeOf,
  plural,
  promptKey,
  type TopicSummary,
  type TrackedTopic,
  trackedSentences,
  visitCost,
} from "@standings/domain";
import { LostPrompts, promptsOfTopic, useLostPrompts } from "../../../components/brand/lost-prompts.tsx";
import { IntervalPlot } from "../../../components/chart/interval-plot.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { FormError } from "../../../components/ui/field.tsx";
import { failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { SparkLine } from "../chart/spark-line.tsx";
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
  const lostByTracking = useLostPrompts(brand.id);
  const lostByUntracking = useLostPrompts(brand.id);
  const forget = () => {
    lostByTracking.forget();
    lostByUntracking.forget();
  };
  const onSuccess = (changed: BrandRecord) => {
    showBrand(utils, changed);
    void utils.brands.invalidate();
    void utils.experiments.invalidate();
    forget();
  };
  const track = trpc.brands.trackTopic.useMutation({ onSuccess });
  const untrack = trpc.brands.untrackTopic.useMutation({ onSuccess });
  const of = { brandId: brand.id, topicId: id };
  const isTracking = lostByTracking.isReading || track.isPending;
  const isUntracking = lostByUntracking.isReading || untrack.isPending;
  const isPending = isTracking || isUntracking;
  const own = promptsOfTopic(brand, { market }, tracked);
  /** Prompts that are wordings of today no more. */
  const outdated = async () => {
    if (tracked === null || tracked.isNewest) return [];
    const topic = await utils.topic.byId.fetch({ topicId: id }, { staleTime: 0 });
    const today = new Set(
      topic.wordings.flatMap(({ prompt, state }) => (state === "in" ? [promptKey(prompt, market)] : [])),
    );
    return own.flatMap((prompt) => (today.has(promptKey(prompt.prompt, market)) ? [] : [prompt.id]));
  };
  const isMarketAsked = asksIn(brand, market);
  const hasForm = form === "list" || brand.natural;
  const isAskable = isMarketAsked && hasForm;
  const price = plural(visitCost(wordings, brand), "credit");
  return (
    <div className="relative grid gap-2 pt-2">
      {tracked && <Found name={brand.name} tracked={tracked} isAsked={isMarketAsked} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {(tracked === null || !tracked.isNewest || tracked.missing > 0) && wordings > 1 && isAskable && (
          <Button
            size="sm"
            variant="secondary"
            pending={isTracking}
            disabled={isPending}
            onClick={async () => {
              lostByUntracking.forget();
              if (await lostByTracking.mayTake(outdated)) track.mutate(of);
            }}
          >
            {tracked === null ? "Ask at each visit" : "Ask the wordings of today"}
            {lostByTracking.names.length > 0 && " all the same"}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
        {tracked === null ? (
          wordings > 1 && (
            <span className="text-sm text-ink-3">
              {isAskable
                ? `up to ${price} more for each visit`
                : isMarketAsked
                  ? "Visits can ask it once the brand’s settings say “Also in plain words”."
                  : "Visits do not ask in this market."}
            </span>
          )
        ) : (
          <Button
            size="sm"
            variant="secondary"
            pending={isUntracking}
            disabled={isPending}
            onClick={async () => {
              lostByTracking.forget();
              if (await lostByUntracking.mayTake(own.map((prompt) => prompt.id))) untrack.mutate(of);
            }}
          >
            {lostByUntracking.names.length > 0 ? "Ask no more all the same" : "Ask no more"}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      <LostPrompts names={lostByTracking.names.length > 0 ? lostByTracking.names : lostByUntracking.names} />
      <FormError>
        {failureText(track, "The topic could not be asked.") ??
          failureText(untrack, "The topic could not be taken out.")}
      </FormError>
    </div>
  );
}

/** Whether visits of a brand ask in a market. */
function asksIn({ markets }: BrandRecord, market: Market | null): boolean {
  const code = marketCodeOf(market);
  return code === null ? markets.length === 0 : markets.map(marketCode).includes(code);
}

interface FoundProps {
  readonly name: string;
  readonly tracked: TrackedTopic;
  /** Whether visits ask in its market. */
  readonly isAsked: boolean;
}

function Found({ name, tracked, isAsked }: FoundProps) {
  const { figure, line, answers, version } = tracked;
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
        {isAsked ? `${askedOf(tracked)} asked at each visit` : "Asked no more"} (version {version})
        {answers > 0 && `, ${plural(answers, "answer")}`}
        {isAsked && notCounted(tracked)}
      </p>
    </div>
  );
}

/** "8 of 9 wordings". */
function askedOf({ wordings, missing }: TrackedTopic): string {
  const all = plural(wordings, "wording");
  return missing === 0 ? all : `${wordings - missing} of ${all}`;
}

/** Wordings that have come to name somebody that is watched are asked and tell nothing of the topic. */
function notCounted({ wordings, missing, asked }: TrackedTopic): string {
  const count = wordings - missing - asked;
  if (count <= 0) return "";
  return `; ${count} ${count === 1 ? "names" : "name"} a company that is watched, and ${count === 1 ? "is" : "are"} not counted`;
}
