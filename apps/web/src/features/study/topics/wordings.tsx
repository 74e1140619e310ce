import {
  LEVEL_NAMES,
  LEVEL_TEXTS,
  NEARLY_ONE,
  plural,
  points,
  type TopicRecord,
  WORDING_LEVELS,
  WORDING_REFUSALS,
  type Wording,
  type WordingLevel,
  type WordingRefusal,
} from "@standings/domain";
import { type FormEvent, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Field, FormError } from "../../../components/ui/field.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { SubmitButton } from "../../../components/ui/submit-button.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { TextAreaField } from "../../../components/ui/text-area-field.tsx";
import { TextButton } from "../../../components/ui/text-link.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { ProposeWordings } from "./propose-wordings.tsx";

/** The wordings of a topic, and a form for more. */
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
    <TitledSection title={`Ways of asking (${taken})`} size="lg" heading="pb-2">
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
        {wordings.map((wording) => (
          <WordingRow
            key={wording.id}
            wording={wording}
            onChange={(state) => change.mutate({ topicId, wordingIds: [wording.id], state })}
          />
        ))}
      </ul>
      <ProposeWordings topic={topic} />
      <AddWordings topicId={topicId} />
    </TitledSection>
  );
}

/** How alike the wordings are that studies may ask. */
function Breadth({ likeness }: { likeness: number }) {
  return (
    <p className={`pb-3 text-sm ${likeness > NEARLY_ONE ? "text-warn" : "text-ink-2"}`}>
      Two wordings share {points(likeness)} % of their words, at the median.
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
    weight !== null && `${weight} clicks or searches`,
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

function AddWordings({ topicId }: { topicId: string }) {
  const utils = trpc.useUtils();
  const [lines, setLines] = useState("");
  const [level, setLevel] = useState<WordingLevel>("mid");
  const [file, setFile] = useState<File | null>(null);
  const add = trpc.topic.addWordings.useMutation({
    onSuccess() {
      setLines("");
      setFile(null);
      void utils.topic.invalidate();
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const wordings = lines.split("\n").map((text) => ({ text }));
    add.mutate({ topicId, wordings, level, ...(file && { csv: await file.text() }) });
  };
  return (
    <form
      className="grid gap-4 pt-6"
      onSubmit={(event) => void submit(event)}
      aria-label="Add wordings"
      noValidate
    >
      <TextAreaField
        label="Add wordings, one a line"
        value={lines}
        placeholder={"Best CRM for agencies\nCRM with a pipeline per client"}
        onChange={({ target }) => setLines(target.value)}
      />
      <SelectField
        label="Level"
        value={level}
        onChange={({ target }) => setLevel(target.value as WordingLevel)}
      >
        {WORDING_LEVELS.map((one) => (
          <option key={one} value={one}>
            {LEVEL_NAMES[one]}: {LEVEL_TEXTS[one]}
          </option>
        ))}
      </SelectField>
      <Field
        // A chosen file is cleared with the form.
        key={String(add.submittedAt)}
        label="Or search queries as CSV"
        type="file"
        accept=".csv,text/csv"
        hint="Columns: query; clicks or volume, level and persona where known. Proposed until you take them in."
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
      <FormError>{failureText(add, "The wordings could not be added.")}</FormError>
      {add.data && <p role="status">{addedText(add.data)}</p>}
      <SubmitButton
        variant="secondary"
        pending={add.isPending}
        disabled={add.isPending || (lines.trim() === "" && file === null)}
      >
        Add
      </SubmitButton>
    </form>
  );
}

function addedText({
  added,
  refused,
}: {
  added: number;
  refused: Partial<Record<WordingRefusal, number>>;
}): string {
  const reasons = (Object.entries(refused) as [WordingRefusal, number][]).map(
    ([reason, count]) => `${count} ${WORDING_REFUSALS[reason]}`,
  );
  return `${plural(added, "wording")} added.${reasons.length > 0 ? ` Not added: ${reasons.join(", ")}.` : ""}`;
}
