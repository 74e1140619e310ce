import {
  asModelId,
  CREDIT_COST,
  LEAST_HOWEVER_ASKED,
  MAX_WORDINGS,
  plural,
  type TopicRecord,
  WORDINGS_FEATURE,
  type WordingSetRecord,
  wordingsToMake,
  wordingToMakeFrom,
} from "@standings/domain";
import { useEffect, useRef } from "react";
import { SandboxBadge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { FormError } from "../../../components/ui/field.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { errorCode, failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { emit } from "../../../lib/browser-events.ts";
import { refreshBalance } from "../../../lib/buying/balance.ts";
import { creditsText } from "../../../lib/buying/study-price.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { useSession } from "../../../lib/session/session.ts";
import { Refused } from "./refused.tsx";

/** Has models make and check wordings, and says what came of the newest set. */
export function ProposeWordings({ topic }: { topic: TopicRecord }) {
  const { id: topicId, wordings, made } = topic;
  const { user } = useSession();
  const { propose, isShort } = usePropose(topic);
  const taken = wordings.filter(({ state }) => state === "in").length;
  const seed = wordingToMakeFrom(wordings);
  const count = Math.min(MAX_WORDINGS - wordings.length, wordingsToMake(taken));
  const waiting = wordings.filter(
    ({ state, origin, differs }) => state === "proposed" && origin === "model" && differs === null,
  ).length;
  const isRunning = made?.status === "running";
  const price = creditsText(user, CREDIT_COST.wordings);
  return (
    <TitledSection title="Made by models" size="md" heading="pb-2" className="min-w-0">
      <div className="grid justify-items-start gap-3">
        {seed ? (
          <p className="text-ink-2 break-words">
            {taken < LEAST_HOWEVER_ASKED &&
              `From ${LEAST_HOWEVER_ASKED} wordings on a study tells who stands above whom however asked; ${count - waiting} are missing. `}
            A model makes others from “{seed.prompt}”, another checks them. You take or leave each.
          </p>
        ) : (
          <p className="text-ink-2">Take in one wording first: models make others from it.</p>
        )}
        {waiting > 0 && !isRunning && (
          <p className="text-ink-2">
            {plural(waiting, "proposed wording")} in the list: take in or leave each.
          </p>
        )}
        {seed && count > 0 && waiting === 0 && (
          <Button
            pending={propose.isPending || isRunning}
            disabled={propose.isPending || isRunning}
            onClick={() => propose.mutate(topicId)}
          >
            Add {plural(count, "wording")}
            {price && ` · ${price}`}
          </Button>
        )}
        <FormError>{isShort ? null : failureText(propose, "The wordings could not be made.")}</FormError>
        {isRunning && <p role="status">Models make wordings and check them. That takes a minute.</p>}
        {made && !isRunning && <NewestSet set={made} />}
      </div>
    </TitledSection>
  );
}

function usePropose({ made }: TopicRecord) {
  const { user } = useSession();
  const utils = trpc.useUtils();
  const clientRunId = useRef(crypto.randomUUID());
  const mutation = trpc.topic.proposeWordings.useMutation({
    onSuccess() {
      clientRunId.current = crypto.randomUUID();
      void refreshBalance(utils);
      void utils.topic.invalidate();
    },
    onError(error) {
      if (errorCode(error) !== null) clientRunId.current = crypto.randomUUID();
      if (errorCode(error) !== "INSUFFICIENT_CREDITS") return;
      const creditsRequired = CREDIT_COST.wordings;
      emit("openPricingModal", { ...WORDINGS_FEATURE, currentCredits: user?.credits, creditsRequired });
    },
  });
  const failed = made?.status === "failed" ? made.runId : null;
  // A set that fails is given back while nobody clicks.
  useEffect(() => {
    if (failed !== null) void refreshBalance(utils);
  }, [failed, utils]);
  const mutate = (topicId: string) => mutation.mutate({ topicId, clientRunId: clientRunId.current });
  return {
    propose: { ...mutation, mutate },
    isShort: mutation.isError && errorCode(mutation.error) === "INSUFFICIENT_CREDITS",
  };
}

function NewestSet({ set: { made, error, isSandbox } }: { set: WordingSetRecord }) {
  const { modelName } = useCatalogue();
  return (
    <div className="grid gap-2 text-sm">
      {isSandbox && <SandboxBadge />}
      {error !== null && (
        <p className="text-bad">The last wordings could not be made, and cost nothing: {error}</p>
      )}
      {made && (
        <p>
          {plural(made.proposed, "wording")} proposed, made by {modelName(asModelId(made.madeBy))} and checked
          by {modelName(asModelId(made.checkedBy))}.
        </p>
      )}
      {made && made.refused.length > 0 && (
        <>
          <p className="font-strong">Not proposed ({made.refused.length})</p>
          <Refused refused={made.refused} />
        </>
      )}
    </div>
  );
}
