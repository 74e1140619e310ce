import {
  ATTRIBUTE_NAMES,
  type BrandClaims,
  type BrandFact,
  CLAIM_VERDICTS,
  type ClaimVerdict,
  formatFact,
  plural,
  repeatWords,
  type StatementToLabel,
  VERDICT_NAMES,
} from "@standings/domain";
import { Check, X } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../../components/ui/dialog.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";
import { Loading } from "../../../components/ui/loading.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { useVisitDays } from "../use-visit-days.ts";
import { FactForm } from "./fact-form.tsx";
import { afterWrong, FactOrReading, type LabelStep, StepLegend } from "./fact-or-reading.tsx";
import { QuotedStatement } from "./quoted-statement.tsx";

interface CheckDialogProps {
  readonly brandId: string;
  readonly company: string;
  readonly market: string;
  /** Those that a fact may be of. */
  readonly markets: BrandClaims["markets"];
  readonly onClose: () => void;
}

/** Statements drawn at random, one after the other: is the verdict right? Keys 1 and 2 answer. */
export function CheckDialog({ brandId, company, market, markets, onClose }: CheckDialogProps) {
  const of = { brandId, company, market };
  const utils = trpc.useUtils();
  const queue = trpc.brands.nextLabel.useQuery(of);
  const facts = trpc.brands.facts.useQuery({ brandId }, { staleTime: 0 });
  const [step, setStep] = useState<LabelStep>("verdict");
  const [writing, setWriting] = useState<BrandFact | null>(null);
  const wrong = useRef<HTMLButtonElement>(null);
  const goBack = () => {
    flushSync(() => setStep("verdict"));
    wrong.current?.focus();
  };
  const add = trpc.brands.addLabel.useMutation({
    onSuccess: (next) => {
      setStep("verdict");
      utils.brands.nextLabel.setData(of, next);
    },
    // It was checked in another window, or judged anew.
    onError: () => queue.refetch(),
  });
  const close = () => {
    void utils.brands.claims.invalidate();
    onClose();
  };
  const next = queue.data?.next ?? null;
  const held = facts.data?.facts.filter(({ id }) => next?.factIds.includes(id)) ?? [];
  // What is asked after "Wrong verdict" depends on the facts.
  const isWaiting = facts.isFetching && next !== null && held.length < next.factIds.length;
  const sent = add.isPending ? add.variables.label : null;
  const isPending = sent !== null && sent.runId === next?.runId && sent.columnId === next.columnId;
  const say = (verdict: ClaimVerdict) => {
    if (next === null || isPending) return;
    const { claimId, runId, columnId, verdict: shown } = next;
    add.mutate({ ...of, label: { claimId, runId, columnId, shown, verdict, isDrawn: true } });
  };
  // Of the window, since the focus may be on a button that has gone; at once, so that no key meets the statement before.
  useLayoutEffect(() => {
    const onKey = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (next === null || step !== "verdict" || writing || repeat || ctrlKey || metaKey || altKey) return;
      if (key === "1") say(next.verdict);
      if (key === "2" && !isWaiting) setStep(afterWrong(next.by, held));
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
  return (
    <Dialog size="details" onClose={close}>
      <header className="flex flex-none items-center gap-3 border-b border-line px-4 py-4 sm:px-6">
        <DialogTitle className="flex-1 text-lg font-strong">Is the verdict right?</DialogTitle>
        <DialogClose className="-mr-2" />
      </header>
      <div className="grid gap-5 overflow-y-auto px-4 py-5 sm:px-6">
        {next ? (
          <>
            <Statement brandId={brandId} of={next} held={held} />
            {step === "fact" ? (
              <FactOrReading
                facts={held}
                size="md"
                onCorrect={(fact) => {
                  goBack();
                  setWriting(fact);
                }}
                onFactsRight={() => setStep("truth")}
                onBack={goBack}
              />
            ) : (
              <Answers
                next={next}
                isWrong={step === "truth"}
                isPending={isPending}
                isWaiting={isWaiting}
                wrong={wrong}
                onSay={say}
                onWrong={() => setStep(afterWrong(next.by, held))}
                onBack={goBack}
              />
            )}
          </>
        ) : queue.data ? (
          <p>
            That was all: {plural(queue.data.labels, "statement")} checked. The rate counts them for 90 days.{" "}
            {repeatWords(queue.data)}
          </p>
        ) : queue.error ? (
          <LoadFailed title="The statements could not be loaded" onRetry={() => void queue.refetch()} />
        ) : (
          <Loading>Loading a statement...</Loading>
        )}
        <p className="text-sm text-ink-3" role="status">
          {add.error?.message ?? (queue.data?.next ? `${plural(queue.data.left, "statement")} left` : "")}
        </p>
      </div>
      {writing && (
        <FactForm
          {...{ brandId, company, markets }}
          of={{ fact: writing }}
          onClose={() => {
            setWriting(null);
            // What is judged otherwise now is asked about otherwise, or no more.
            void queue.refetch();
          }}
        />
      )}
    </Dialog>
  );
}

interface StatementProps {
  readonly brandId: string;
  readonly of: StatementToLabel;
  /** Facts that decided it. */
  readonly held: readonly BrandFact[];
}

function Statement({ brandId, of, held }: StatementProps) {
  const catalogue = useCatalogue();
  const dayOf = useVisitDays(brandId);
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <blockquote className="text-md wrap-anywhere">
          “<QuotedStatement of={of} />”
        </blockquote>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
          <ModelDisc model={of.modelId} size="sm" />
          {catalogue.modelName(of.modelId)}, {dayOf(of.at)}
        </p>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 wrap-anywhere">
        <dt className="text-ink-3">{ATTRIBUTE_NAMES[of.attribute]}</dt>
        <dd>{of.subject || "the company itself"}</dd>
        <dt className="text-ink-3">Your fact</dt>
        <dd>{held.map(({ value }) => formatFact(value)).join(", ") || "changed meanwhile"}</dd>
        <dt className="text-ink-3">Verdict</dt>
        <dd className="font-strong">{VERDICT_NAMES[of.verdict]}</dd>
      </dl>
    </div>
  );
}

interface AnswersProps {
  readonly next: StatementToLabel;
  /** The verdict is wrong; what is true is still to be said. */
  readonly isWrong: boolean;
  readonly isPending: boolean;
  /** Its facts are being loaded. */
  readonly isWaiting: boolean;
  readonly onSay: (verdict: ClaimVerdict) => void;
  /** The button that says so. */
  readonly wrong: RefObject<HTMLButtonElement | null>;
  readonly onWrong: () => void;
  readonly onBack: () => void;
}

function Answers(props: AnswersProps) {
  const { next, isWrong, isPending, isWaiting, wrong, onSay, onWrong, onBack } = props;
  if (isWrong)
    return (
      <fieldset className="flex flex-wrap gap-3" disabled={isPending}>
        <StepLegend>What is right?</StepLegend>
        {CLAIM_VERDICTS.filter((verdict) => verdict !== next.verdict).map((verdict) => (
          <Button key={verdict} onClick={() => onSay(verdict)}>
            {VERDICT_NAMES[verdict]}
          </Button>
        ))}
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
      </fieldset>
    );
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Button variant="primary" pending={isPending} aria-keyshortcuts="1" onClick={() => onSay(next.verdict)}>
        <Icon of={Check} size="sm" />
        Right · 1
      </Button>
      <Button ref={wrong} aria-keyshortcuts="2" disabled={isWaiting} onClick={onWrong}>
        <Icon of={X} size="sm" />
        Wrong verdict · 2
      </Button>
    </div>
  );
}
