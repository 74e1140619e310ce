import { type CompanySuggestion, type ModelCatalogue, type ModelId, NO_TRADE } from "@standings/domain";
import { useState } from "react";
import { PartFailed } from "../../../components/ui/load-failed.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { DiscoveryFailed } from "./discovery-failed.tsx";
import { DiscoveryResult } from "./discovery-result.tsx";
import { DraftEditor } from "./draft-editor.tsx";
import { Engine } from "./engine.tsx";
import { NothingDiscovered } from "./nothing-discovered.tsx";
import { useDiscovery } from "./use-discovery.ts";
import { useTrade } from "./use-trade.ts";

/** Questions that should bring a company up, and whether they do (spec part 2 §2, record 77). */
export function DiscoveryTab({ company }: { company: CompanySuggestion }) {
  const catalogue = useCatalogue();
  const discovery = useDiscovery(company);
  const { state, isRunning, isLoading, failure, isUnreachable } = discovery;
  const [chosen, setChosen] = useState<readonly ModelId[] | null>(null);
  const [isPrivate, setPrivate] = useState(true);
  const trade = useTrade(company.domain, state, !isLoading && !isRunning && state.runId === null);
  const modelIds = modelsOf(
    catalogue,
    (isRunning && state.modelIds.length > 0 ? null : chosen) ?? state.modelIds,
  );
  const wish = { modelIds, trade: trade.trade, isPrivate };
  const propose = () => discovery.propose(wish);
  const isDraft = state.isDraft && state.hasEnded && state.items.length > 0;
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 pt-8 lg:grid-cols-[308px_minmax(0,1fr)]">
      <Engine
        company={company}
        discovery={discovery}
        modelIds={modelIds}
        onChoose={setChosen}
        trade={trade}
        isPrivate={isPrivate}
        onPrivacy={setPrivate}
        onStart={propose}
      />
      <section className="min-w-0" aria-label="Discovered prompts" aria-busy={isRunning}>
        {failure !== null && !isRunning && !isDraft ? (
          <DiscoveryFailed error={failure} isRefunded={state.isRefunded} onRetry={propose} />
        ) : isUnreachable ? (
          <PartFailed what="Could not load the discovery." onRetry={discovery.reload} />
        ) : isDraft && !isRunning ? (
          <DraftEditor
            key={state.runId}
            company={company}
            state={state}
            models={modelIds.length}
            failure={failure}
            // What the prompts were made for, whatever stands in the fields by now: two tabs send the same.
            onTest={(prompts) => discovery.test({ ...wish, trade: state.trade ?? NO_TRADE }, prompts)}
            onDiscard={discovery.discard}
          />
        ) : isRunning || state.items.length > 0 ? (
          <DiscoveryResult company={company} state={state} modelIds={modelIds} isRunning={isRunning} />
        ) : isLoading ? (
          // The room of ten prompts, so that the footer of a reloaded page stays where it is.
          <div className="min-h-175" />
        ) : (
          <NothingDiscovered company={company} isStopped={state.isStopped} />
        )}
      </section>
    </div>
  );
}

/** The models that can still be asked; the default one where there is none. */
function modelsOf(catalogue: ModelCatalogue, modelIds: readonly ModelId[]): readonly ModelId[] {
  const known = modelIds.filter((id) => catalogue.findDiscoveryModel(id));
  return known.length > 0 ? known : [catalogue.defaultDiscoveryId];
}
