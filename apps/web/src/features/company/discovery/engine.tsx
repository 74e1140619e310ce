import { type CompanySuggestion, CREDIT_COST, type ModelId, plural } from "@standings/domain";
import { RotateCw } from "lucide-react";
import { PrivateSwitch } from "../../../components/privacy/private-switch.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { useSearchPrices } from "../../../lib/buying/use-search-price.ts";
import { sharedWithCompanies } from "../../../lib/search/privacy.ts";
import { ModelChoice } from "./model-choice.tsx";
import { Steps } from "./steps.tsx";
import type { useDiscovery } from "./use-discovery.ts";

interface EngineProps {
  readonly company: CompanySuggestion;
  readonly discovery: ReturnType<typeof useDiscovery>;
  readonly modelId: ModelId;
  readonly onChoose: (modelId: ModelId) => void;
  readonly isPrivate: boolean;
  readonly onPrivacy: (isPrivate: boolean) => void;
  readonly onStart: () => void;
}

/** What a discovery does, where it stands, and the button that starts one. */
export function Engine(props: EngineProps) {
  const { company, discovery, modelId, onChoose, isPrivate, onPrivacy, onStart } = props;
  const { state, isRunning, isLoading, isStopping, stop } = discovery;
  const hasResult = state.items.length > 0;
  const { full } = useSearchPrices();
  return (
    <section className="min-w-0" aria-labelledby="engine-heading">
      <h2 id="engine-heading" className="text-lg font-strong">
        Prompt Discovery Engine
      </h2>
      <p className="mt-1.5 text-pretty wrap-anywhere text-ink-2">
        Find the questions that should bring up {company.name}, and see whether they do.
      </p>
      <Steps state={state} isRunning={isRunning} />
      <p id="discovery-model" className="mt-7 mb-1.5 text-sm font-medium">
        AI model
      </p>
      <ModelChoice modelId={modelId} labelledBy="discovery-model" disabled={isRunning} onChoose={onChoose} />
      {!isRunning && (
        <div className="mt-2">
          <PrivateSwitch
            isPrivate={isPrivate}
            meaning={sharedWithCompanies(isPrivate)}
            isMeaningWritten
            onChange={onPrivacy}
          />
          <p className="text-sm text-ink-3">{sharedWithCompanies(isPrivate)}</p>
        </div>
      )}
      <div className="mt-3 flex gap-2">
        <Button
          size="lg"
          variant={hasResult || isRunning ? "secondary" : "primary"}
          className="min-w-0 flex-1"
          pending={isRunning}
          disabled={isRunning || isLoading}
          onClick={onStart}
        >
          {hasResult && !isRunning && <Icon of={RotateCw} />}
          {isRunning ? "Discovering…" : "Discover Strategic Prompts"}
        </Button>
        {isRunning && (
          <Button size="lg" disabled={isStopping || state.runId === null} onClick={stop}>
            {isStopping ? "Stopping…" : "Stop"}
          </Button>
        )}
      </div>
      <p className="mt-2.5 text-sm text-ink-3">
        {isRunning
          ? "You can leave this page: the discovery goes on, and its result is kept here."
          : full === null
            ? "Your plan includes this operation"
            : `This operation uses ${plural(CREDIT_COST.discovery, "credit")}`}
      </p>
    </section>
  );
}
