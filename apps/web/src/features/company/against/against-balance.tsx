import {
  type Against,
  againstSentence,
  PAIR_OUTCOMES,
  type PairOutcome,
  type PairTally,
} from "@standings/domain";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { OUTCOME_FILLS, PairBar } from "./pair-bar.tsx";

/** The company that is ahead, in a sentence and as bars: in all answers, and in those of each model. */
export function Balance({ against }: { against: Against }) {
  const catalogue = useCatalogue();
  const names = outcomeNames(against);
  const { models, counts, neither } = against;
  const shown = PAIR_OUTCOMES.filter((outcome) => counts[outcome] > 0);
  const label = ({ counts: of }: PairTally) =>
    shown.map((outcome) => `${of[outcome]} ${names[outcome]}`).join(", ");
  return (
    <section aria-label="Who is ahead">
      <div className="grid items-start gap-x-16 gap-y-4 pt-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <p className="max-w-[62ch] text-sentence text-pretty wrap-anywhere">{againstSentence(against)}</p>
        <p className="border-l-2 border-line-2 pl-3 text-sm text-pretty text-ink-3">
          Each question of both fields counts once per model, with its newest answer; an answer that lists
          only one puts that one ahead.{neither > 0 && ` ${neither} more list neither.`} Single answers move
          by chance: verdicts come from studies, at the foot of this page.
        </p>
      </div>
      <div className="mt-6 border-t-2 border-line-ink pt-4">
        <PairBar tally={against} label={label(against)} isLarge />
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 pt-3 text-sm text-ink-2">
          {shown.map((outcome) => (
            <li key={outcome} className="flex items-center gap-2">
              <svg className="h-3 w-4 flex-none" aria-hidden="true">
                <rect x="0.6" y="0.6" width="14.8" height="10.8" rx="3" className={OUTCOME_FILLS[outcome]} />
              </svg>
              {names[outcome]}
            </li>
          ))}
        </ul>
        <ul className="grid gap-x-7 gap-y-4 pt-5 sm:grid-cols-2 lg:grid-cols-5">
          {models.map((model) => (
            <li key={model.modelId} className="min-w-0">
              <p className="flex items-center gap-2 pb-2 text-sm">
                <ModelDisc model={model.modelId} size="xs" />
                <span className="min-w-0 flex-1 truncate" title={catalogue.modelName(model.modelId)}>
                  {catalogue.modelName(model.modelId)}
                </span>
                <span className="flex-none text-ink-3 tabular-nums">
                  {model.answers} {model.answers === 1 ? "answer" : "answers"}
                </span>
              </p>
              <PairBar tally={model} label={label(model)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What each outcome means for these two, in words. */
function outcomeNames({ company, other }: Against): Readonly<Record<PairOutcome, string>> {
  return {
    absent: `only ${other.name} is listed`,
    below: `${other.name} above`,
    level: "both in one place",
    above: `${company.name} above`,
    alone: `only ${company.name} is listed`,
  };
}
