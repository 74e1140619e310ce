import {
  clicksText,
  LEVEL_NAMES,
  NEARLY_ONE,
  plural,
  points,
  type TopicRecord,
  type Wording,
} from "@standings/domain";
import { Button } from "../../../components/ui/button.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { TextButton } from "../../../components/ui/text-link.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { trpc } from "../../../lib/api/trpc.ts";

/** The wordings of a topic, to be taken in or left out. */
export function Wordings({ topic }: { topic: TopicRecord }) {
  const utils = trpc.useUtils();
  const change = trpc.topic.changeWordings.useMutation({
    meta: { failed: "The wordings could not be changed" },
    // Pending until the new states are shown: what was just left is not taken in with the others.
    onSuccess: () => utils.topic.invalidate(),
  });
  const { id: topicId, wordings, likeness } = topic;
  const proposed = wordings.filter(({ state, differs }) => state === "proposed" && differs === null);
  const taken = wordings.filter(({ state }) => state === "in").length;
  return (
    <TitledSection title={`Wordings (${taken})`} size="lg" heading="pb-2">
      {proposed.length > 0 && (
        <Button
          className="mb-3"
          pending={change.isPending}
          disabled={change.isPending}
          onClick={() => change.mutate({ topicId, wordingIds: proposed.map(({ id }) => id), state: "in" })}
        >
          Take in {plural(proposed.length, "proposed wording")}
        </Button>
      )}
      {likeness !== null && <Breadth likeness={likeness} />}
      <ul className={HEAVY_RULE}>
        {wordings.length === 0 && (
          <li className="py-3 text-ink-2">None yet. Add the ways in which your buyers ask.</li>
        )}
        {wordings.map((wording) => (
          <WordingRow
            key={wording.id}
            wording={wording}
            onChange={(state) => change.mutate({ topicId, wordingIds: [wording.id], state })}
          />
        ))}
      </ul>
    </TitledSection>
  );
}

/** How alike the wordings are that studies may ask. */
function Breadth({ likeness }: { likeness: number }) {
  return (
    <p className={`pb-3 text-sm ${likeness > NEARLY_ONE ? "text-warn" : "text-ink-2"}`}>
      Two wordings share {points(likeness)}% of their words, at the median.
      {likeness > NEARLY_ONE &&
        " These wordings are nearly one: the range would be too narrow to speak for others."}
    </p>
  );
}

interface WordingRowProps {
  readonly wording: Wording;
  readonly onChange: (state: Wording["state"]) => void;
}

function WordingRow({
  wording: { prompt, level, persona, weight, state, origin, differs },
  onChange,
}: WordingRowProps) {
  const details = [
    LEVEL_NAMES[level],
    persona,
    weight !== null && clicksText(weight),
    origin === "model" && "made by a model",
    STATES[state],
  ];
  const action = (to: Wording["state"]) => (
    <TextButton
      touch="line"
      className="flex-none text-sm"
      aria-label={`${ACTIONS[to]}: ${prompt}`}
      onClick={() => onChange(to)}
    >
      {ACTIONS[to]}
    </TextButton>
  );
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-2">
      <span className="min-w-0">
        <span className={`block break-words ${state === "in" ? "" : "text-ink-3"}`}>{prompt}</span>
        <span className="block text-xs break-words text-ink-3">{details.filter(Boolean).join(" · ")}</span>
        {differs !== null && state !== "in" && (
          <span className="block text-xs break-words text-warn">Asks for something else: {differs}</span>
        )}
      </span>
      <span className="flex flex-none gap-4">
        {state !== "in" && action("in")}
        {state !== "out" && action("out")}
      </span>
    </li>
  );
}

const ACTIONS = { in: "Take in", proposed: "Propose", out: "Leave out" };
const STATES = { in: null, proposed: "proposed", out: "left out" };
