import { MAX_TOPIC_NAME, plural, points, VISIT_ROUNDS } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { Field } from "../../../components/ui/field.tsx";
import { SegmentField } from "../../../components/ui/segment-field.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import type { Draft } from "./draft.ts";

interface SpendingChoiceProps {
  readonly draft: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
}

/** What the credits of a visit are spent on: the prompts again and again, or more ways of asking once. */
export function SpendingChoice({ draft: { prompts, rounds, topic }, onChange }: SpendingChoiceProps) {
  const { data } = trpc.brands.planVisit.useQuery(
    { prompts: prompts.length, rounds: topic === null ? rounds : VISIT_ROUNDS },
    { placeholderData: keepPreviousData },
  );
  if (!data?.instead) return null;
  const { planned, instead } = data;
  return (
    <div className="grid gap-3">
      <SegmentField
        label="The same credits, spent on"
        options={{
          prompts: `${plural(planned.prompts, "prompt")} × ${planned.rounds}`,
          topic: `${plural(instead.prompts, "wording")} × 1`,
        }}
        value={topic === null ? "prompts" : "topic"}
        onChange={(use) =>
          onChange(use === "topic" ? { topic: "", rounds: 1 } : { topic: null, rounds: VISIT_ROUNDS })
        }
      />
      <p className="text-sm text-pretty text-ink-2">
        {topic === null
          ? `Each prompt is told by itself. For how often you are listed however buyers ask, ${within(planned.halfWidth)};`
          : `Told ${within(instead.halfWidth)}, however buyers ask;`}{" "}
        {topic === null
          ? `${plural(instead.prompts, "wording")} asked once would tell it ${within(instead.halfWidth)}.`
          : `${plural(planned.prompts, "prompt")} × ${planned.rounds} would tell it ${within(planned.halfWidth)}.`}
        {topic !== null &&
          " Your prompts become the first wordings of a topic. On its page models make the others, you take in those that fit, and visits ask them."}
      </p>
      {topic !== null && (
        <Field
          label="What buyers ask about"
          value={topic}
          maxLength={MAX_TOPIC_NAME}
          placeholder="CRM for agencies"
          hint="The name of the topic."
          onChange={({ target }) => onChange({ topic: target.value })}
        />
      )}
    </div>
  );
}

function within(halfWidth: number | null): string {
  return halfWidth === null ? "without a range" : `within ± ${points(halfWidth)} points`;
}
