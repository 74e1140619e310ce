import { type CompanySuggestion, defaultDiscoveryId, type ModelId } from "@standings/domain";
import { useState } from "react";
import { LoadFailed } from "../load-failed.tsx";
import { DiscoveryFailed } from "./discovery-failed.tsx";
import { DiscoveryResult } from "./discovery-result.tsx";
import { Engine } from "./engine.tsx";
import { NothingDiscovered } from "./nothing-discovered.tsx";
import { useDiscovery } from "./use-discovery.ts";

/** Questions that should bring a company up, and whether they do (spec part 2 §2). */
export function DiscoveryTab({ company }: { company: CompanySuggestion }) {
  const discovery = useDiscovery(company);
  const { state, isRunning, isLoading, failure, isUnreachable } = discovery;
  const [chosen, setChosen] = useState<ModelId | null>(null);
  const modelId = (isRunning ? state.modelId : null) ?? chosen ?? state.modelId ?? defaultDiscoveryId();
  const [isPrivate, setPrivate] = useState(true);
  const start = () => discovery.start(modelId, isPrivate);
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 pt-8 lg:grid-cols-[308px_minmax(0,1fr)]">
      <Engine
        company={company}
        discovery={discovery}
        modelId={modelId}
        onChoose={setChosen}
        isPrivate={isPrivate}
        onPrivacy={setPrivate}
        onStart={start}
      />
      <section className="min-w-0" aria-label="Discovered prompts" aria-busy={isRunning}>
        {failure !== null && !isRunning ? (
          <DiscoveryFailed error={failure} isRefunded={state.isRefunded} onRetry={start} />
        ) : isUnreachable ? (
          <LoadFailed what="Could not load the discovery." onRetry={discovery.reload} />
        ) : isRunning || state.items.length > 0 ? (
          <DiscoveryResult company={company} state={state} modelId={modelId} isRunning={isRunning} />
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
