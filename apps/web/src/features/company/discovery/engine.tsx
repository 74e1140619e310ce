import { type CompanySuggestion, discoveryCost, type ModelId, plural } from "@standings/domain";
import { RotateCw } from "lucide-react";
import { PrivateSwitch } from "../../../components/privacy/private-switch.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { useSearchPrices } from "../../../lib/buying/use-search-price.ts";
import { sharedWithCompanies } from "../../../lib/search/privacy.ts";
import { ModelChoice } from "./model-choice.tsx";
import { Steps } from "./steps.tsx";
import { TradeFields } from "./trade-fields.tsx";
import type { useDiscovery } from "./use-discovery.ts";
import type { useTrade } from "./use-trade.ts";

interface EngineProps {
  readonly company: CompanySuggestion;
  readonly discovery: ReturnType<typeof useDiscovery>;
  readonly modelIds: readonly ModelId[];
  readonly onChoose: (modelIds: readonly ModelId[]) => void;
  readonly trade: ReturnType<typeof useTrade>;
  readonly isPrivate: boolean;
  readonly onPrivacy: (isPrivate: boolean) => void;
  readonly onStart: () => void;
}

/** What a discovery does, where it stands, and the button that starts one. */
export function Engine(props: EngineProps) {
  const { company, discovery, modelIds, onChoose, trade, isPrivate, onPrivacy, onStart } = props;
  const { state, isRunning, isLoading, isStopping, stop } = discovery;
  const hasResult = state.items.length > 0;
  const { full } = useSearchPrices();
  return (
    <TitledSection title="Prompt Discovery Engine" size="lg">
      <p className="mt-1.5 text-pretty wrap-anywhere text-ink-2">
        Find the questions that should bring up {company.name}, and see whether they do.
      </p>
      <TradeFields
        trade={trade.trade}
        note={isRunning ? "" : trade.note}
        disabled={isRunning}
        onChange={trade.set}
      />
      <p id="discovery-model" className="mt-3 mb-1.5 text-sm font-medium">
        AI model
      </p>
      <ModelChoice
        modelIds={modelIds}
        labelledBy="discovery-model"
        disabled={isRunning}
        onChoose={onChoose}
      />
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
            : priceOf(modelIds.length)}
      </p>
      {!isRunning && full !== null && (
        <p className="text-sm text-pretty text-ink-3">Nothing is charged before you test the prompts.</p>
      )}
      <Steps state={state} isRunning={isRunning} />
    </TitledSection>
  );
}

/** "This operation uses 2 credits", "3 models · 4 credits" */
function priceOf(models: number): string {
  const credits = plural(discoveryCost(models), "credit");
  return models === 1 ? `This operation uses ${credits}` : `${plural(models, "model")} · ${credits}`;
}
