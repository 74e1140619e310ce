import {
  type ChosenDraw,
  DRAW_TEXTS,
  LEAST_SPEAKING,
  MAX_TOPIC_ROUNDS,
  plural,
  points,
  STRATUM_TEXTS,
  STUDY_FEATURE,
  type StratumKind,
  spreadText,
  TOO_FEW_WORDINGS,
  type TopicRecord,
} from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { FieldFrame, FormError } from "../../../components/ui/field.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { errorCode, failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { emit } from "../../../lib/browser-events.ts";
import { refreshBalance } from "../../../lib/buying/balance.ts";
import { creditsText } from "../../../lib/buying/study-price.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { useSession } from "../../../lib/session/session.ts";

const DRAW_NAMES = { all: "All", alike: "Drawn alike", by_weight: "Drawn by volume" };

/** What credits would be spent on, the range to expect, and the start. */
export function StartTopic({ topic }: { topic: TopicRecord }) {
  const { user } = useSession();
  const utils = trpc.useUtils();
  const catalogue = useCatalogue();
  const wordings = topic.wordings.filter(({ state }) => state === "in");
  const asked = wordings.length;
  const [chosen, setChosen] = useState<ChosenDraw | undefined>();
  const [strata, setStrata] = useState<StratumKind>("level");
  const hasPersonas = wordings.some(({ persona }) => persona !== null);
  /** Null: one for each wording. */
  const [credits, setCredits] = useState<number | null>(null);
  const most = Math.min(MAX_TOPIC_ROUNDS, 5 * asked);
  const budget = Math.min(most, credits ?? asked);
  const clientRunId = useRef(crypto.randomUUID());
  // A wording without a weight that came later takes the choice away.
  const wish = wordings.every(({ weight }) => weight !== null) ? chosen : undefined;
  const plan = trpc.topic.plan.useQuery(
    { topicId: topic.id, budget, drawn: wish },
    { enabled: asked >= 2, placeholderData: keepPreviousData },
  );
  const start = trpc.study.start.useMutation({
    onSuccess() {
      clientRunId.current = crypto.randomUUID();
      void refreshBalance(utils);
      void utils.topic.invalidate();
    },
    onError(error) {
      if (errorCode(error) !== null) clientRunId.current = crypto.randomUUID();
      if (errorCode(error) !== "INSUFFICIENT_CREDITS") return;
      emit("openPricingModal", { ...STUDY_FEATURE, currentCredits: user?.credits, creditsRequired: budget });
    },
  });
  if (asked < 2) return <p className="text-ink-2">From two wordings on, a study can ask this topic.</p>;
  const { best, other, drawn, draws = [], spread } = plan.data ?? {};
  const price = best && creditsText(user, best.cost);
  const isShort = start.isError && errorCode(start.error) === "INSUFFICIENT_CREDITS";
  return (
    <TitledSection title="Ask the topic" size="lg" heading="pb-3">
      <div className="grid gap-3">
        <FieldFrame
          label="Credits"
          labelEnd={<b className="font-strong tabular-nums">{budget}</b>}
          hint="One credit asks one wording once."
        >
          {(control) => (
            <input
              {...control}
              type="range"
              className="h-6 w-full accent-ink"
              min={2}
              max={most}
              value={budget}
              onChange={({ target }) => setCredits(Number(target.value))}
            />
          )}
        </FieldFrame>
        {best && (
          <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 text-sm tabular-nums">
            <dt>Wordings</dt>
            <dd className="text-right">
              {best.wordings} of {asked}
            </dd>
            <dt>Rounds</dt>
            <dd className="text-right">
              {best.rounds}
              {best.repeated > 0 && `; ${best.repeated} once more`}
            </dd>
            <dt>Expected range</dt>
            <dd className="text-right">± {points(best.halfWidth)}</dd>
            {other && (
              <>
                <dt>
                  {other.wordings} wordings × {other.rounds}
                </dt>
                <dd className="text-right">± {points(other.halfWidth)}</dd>
              </>
            )}
          </dl>
        )}
        {spread && <p className="text-sm text-pretty text-ink-3">{spreadText(spread)}</p>}
        {drawn && drawn !== "all" && (
          <SelectField
            label="Which wordings"
            value={drawn}
            hint={DRAW_TEXTS[drawn]}
            onChange={({ target }) => setChosen(target.value as ChosenDraw)}
          >
            {draws.map((one) => (
              <option key={one} value={one}>
                {DRAW_NAMES[one]}
              </option>
            ))}
          </SelectField>
        )}
        {hasPersonas && (
          <SelectField
            label="Divided by"
            value={strata}
            hint={STRATUM_TEXTS[strata]}
            onChange={({ target }) => setStrata(target.value as StratumKind)}
          >
            <option value="level">Level</option>
            <option value="persona">Who asks</option>
          </SelectField>
        )}
        {best && best.wordings < LEAST_SPEAKING && <p className="text-sm text-ink-2">{TOO_FEW_WORDINGS}</p>}
        <FormError>
          {isShort
            ? null
            : (failureText(start, "The study could not be started.") ??
              failureText(plan, "The plan could not be made."))}
        </FormError>
        <Button
          variant="primary"
          size="lg"
          pending={start.isPending}
          disabled={start.isPending || !best || plan.isPlaceholderData}
          onClick={() =>
            start.mutate({
              clientRunId: clientRunId.current,
              prompt: "",
              models: [...catalogue.defaultIds],
              rounds: 1,
              topic: { topicId: topic.id, budget, drawn: wish, strata: hasPersonas ? strata : undefined },
            })
          }
        >
          Ask {plural(best?.wordings ?? asked, "wording")}
          {price && ` · ${price}`}
        </Button>
      </div>
    </TitledSection>
  );
}
