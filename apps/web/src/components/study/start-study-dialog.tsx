import {
  type AskedQuestion,
  type ModelId,
  plural,
  type RankingKind,
  STUDY_FEATURE,
  STUDY_LOOKS,
  studyArms,
} from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useRef, useState } from "react";
import { errorCode, failureText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { emit } from "../../lib/browser-events.ts";
import { refreshBalance } from "../../lib/buying/balance.ts";
import { affordableRounds, creditsText, heldText } from "../../lib/buying/study-price.ts";
import { sharedWithCompanies } from "../../lib/search/privacy.ts";
import { useSession } from "../../lib/session/session.ts";
import { PrivateSwitch } from "../privacy/private-switch.tsx";
import { MarketFields } from "../search/market-choice.tsx";
import { Dialog, DialogClose, DialogTitle } from "../ui/dialog.tsx";
import { Field, FormError } from "../ui/field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { Switch } from "../ui/switch.tsx";

export interface StudyQuestionAsked extends AskedQuestion {
  readonly kind: RankingKind;
  readonly models: readonly ModelId[];
}

interface StartStudyDialogProps {
  readonly question: StudyQuestionAsked;
  /** Names to choose the pair from, best first. */
  readonly names?: readonly string[];
  readonly onClose: () => void;
}

type Goal = "rounds" | "pair" | "width";

const GOALS: Readonly<Record<Goal, string>> = {
  rounds: "Ask a number of rounds",
  pair: "Tell two apart",
  width: "Measure one closely enough",
};

/** Asks a question in rounds: how many, what for, and what it costs. */
export function StartStudyDialog({ question, names: listed = [], onClose }: StartStudyDialogProps) {
  const { user } = useSession();
  const names = withOwnFirst(listed, question.kind === "company" ? user?.company?.name : undefined);
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [goal, setGoal] = useState<Goal>("rounds");
  const [chosenRounds, setRounds] = useState<number | null>(null);
  const [first, setFirst] = useState(names[0] ?? "");
  const [second, setSecond] = useState(names[1] ?? "");
  const [width, setWidth] = useState(10);
  const [compareSearch, setCompareSearch] = useState(false);
  const [natural, setNatural] = useState(false);
  const [market, setMarket] = useState(question.market);
  const [isPrivate, setPrivate] = useState(true);
  // Kept after a call without an answer: trying again finds what the first may have started.
  const clientRunId = useRef(crypto.randomUUID());
  const arms = studyArms({ webSearch: question.webSearch, compareSearch, natural });
  const rounds = chosenRounds ?? affordableRounds(user, arms.length);
  const credits = rounds * arms.length;
  const price = creditsText(user, credits);
  // Each further way of asking costs as much as the first.
  const armPrice = creditsText(user, rounds);

  const start = trpc.study.start.useMutation({
    onSuccess({ studyId }) {
      void refreshBalance(utils);
      void utils.study.list.invalidate();
      onClose();
      void navigate({ to: "/study/$id", params: { id: studyId } });
    },
    onError(error) {
      if (errorCode(error) !== null) clientRunId.current = crypto.randomUUID();
      if (errorCode(error) !== "INSUFFICIENT_CREDITS") return;
      emit("openPricingModal", { ...STUDY_FEATURE, currentCredits: user?.credits, creditsRequired: credits });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (start.isPending) return;
    const { kind, prompt, models, webSearch } = question;
    const asked = {
      kind,
      prompt,
      models: [...models],
      market,
      webSearch,
      compareSearch,
      natural,
      rounds,
      isPrivate,
    };
    // What the study is not about otherwise, it is about the reader's own company.
    const focus = goal === "rounds" && kind === "company" ? user?.company?.domain : undefined;
    start.mutate({
      ...asked,
      focus,
      clientRunId: clientRunId.current,
      goal: goalOf(goal, { first, second, width }),
    });
  };
  const isShort = start.isError && errorCode(start.error) === "INSUFFICIENT_CREDITS";
  return (
    <Dialog size="form" onClose={onClose}>
      <form
        className="grid content-start gap-4 overflow-y-auto px-4 py-6 sm:px-7"
        onSubmit={submit}
        aria-label="Start a study"
        noValidate
      >
        <div className="flex items-center justify-between">
          <DialogTitle className="text-xl font-strong">How sure is this?</DialogTitle>
          <DialogClose className="-mr-2.5" />
        </div>
        <p className="text-pretty text-ink-2">
          The same question goes to {plural(question.models.length, "model")} again and again. The study says
          what is certain, what is chance, and what more rounds would tell.
        </p>
        <p className="line-clamp-2 font-strong break-words">“{question.prompt}”</p>
        <SelectField
          label="What should it tell?"
          value={goal}
          hint={HINTS[goal]}
          onChange={({ target }) => setGoal(target.value as Goal)}
        >
          {Object.entries(GOALS).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        {goal !== "rounds" && (
          <Field
            label={question.kind === "company" ? "Company" : "Expert"}
            list="study-names"
            value={first}
            placeholder={question.kind === "company" ? "Name or domain" : "Name"}
            onChange={({ target }) => setFirst(target.value)}
          />
        )}
        {goal === "pair" && (
          <Field
            label="Against"
            list="study-names"
            value={second}
            hint="Left empty: its neighbor in the standings."
            onChange={({ target }) => setSecond(target.value)}
          />
        )}
        {goal === "width" && (
          <SelectField
            label="Closely enough means"
            value={width}
            onChange={({ target }) => setWidth(Number(target.value))}
          >
            {WIDTHS.map((points) => (
              <option key={points} value={points}>
                ± {points} points of 100
              </option>
            ))}
          </SelectField>
        )}
        <datalist id="study-names">
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <SelectField
          label={goal === "rounds" ? "Rounds" : "Rounds at most"}
          value={rounds}
          onChange={({ target }) => setRounds(Number(target.value))}
        >
          {STUDY_LOOKS.map((count) => (
            <option key={count} value={count}>
              {plural(count, "round")}
            </option>
          ))}
        </SelectField>
        <MarketFields market={market} onChange={setMarket} />
        <div className="grid gap-1">
          {question.webSearch && (
            <Switch
              label={withPrice("Also without web search: what does it add?", armPrice)}
              checked={compareSearch}
              onChange={setCompareSearch}
            />
          )}
          {question.kind === "company" && (
            <Switch
              label={withPrice("Also ask without wanting a list: who is named then?", armPrice)}
              checked={natural}
              onChange={setNatural}
            />
          )}
        </div>
        <div>
          <PrivateSwitch
            isPrivate={isPrivate}
            meaning={sharedWithCompanies(isPrivate)}
            isMeaningWritten
            onChange={setPrivate}
          />
          <p className="text-sm text-ink-3">{sharedWithCompanies(isPrivate)}</p>
        </div>
        <FormError>{isShort ? null : failureText(start, "The study could not be started.")}</FormError>
        <SubmitButton pending={start.isPending} disabled={start.isPending}>
          Ask {goal === "rounds" ? "" : "up to "}
          {plural(rounds, "round")}
          {price && ` · ${price}`}
        </SubmitButton>
        <p className="text-sm text-ink-3">{heldText(user, credits)}</p>
      </form>
    </Dialog>
  );
}

function withPrice(label: string, price: string | null) {
  if (price === null) return label;
  return (
    <span>
      {label} <span className="text-ink-3 tabular-nums">{price} more</span>
    </span>
  );
}

/** The viewer's own company is the one to know about, where the answers list it. */
function withOwnFirst(names: readonly string[], own: string | undefined): readonly string[] {
  if (own === undefined || !names.includes(own)) return names;
  return [own, ...names.filter((name) => name !== own)];
}

const WIDTHS = [5, 8, 10, 15, 20];

const HINTS: Readonly<Record<Goal, string>> = {
  rounds: "Ranges are shown at the end, so that looking early cannot bend them.",
  pair: "Ends as soon as the two are told apart, or when more rounds would not help.",
  width: "Ends as soon as the range is narrow enough.",
};

interface Chosen {
  readonly first: string;
  readonly second: string;
  readonly width: number;
}

function goalOf(goal: Goal, { first, second, width }: Chosen) {
  if (goal === "rounds") return { type: goal } as const;
  if (goal === "width") return { type: goal, company: first, points: width } as const;
  return { type: goal, companies: second.trim() === "" ? [first] : [first, second] };
}
