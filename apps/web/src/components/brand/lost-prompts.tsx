import {
  type BrandRecord,
  type ExperimentSummary,
  joined,
  promptsIn,
  type TopicSummary,
  type TrackedTopic,
} from "@standings/domain";
import { useState } from "react";
import { trpc } from "../../lib/api/trpc.ts";

/** Names of running experiments that need some of these prompts. */
export function namesNeeding(
  experiments: readonly Pick<ExperimentSummary, "name" | "promptIds">[],
  promptIds: readonly string[],
): string[] {
  return experiments
    .filter((one) => one.promptIds.some((id) => promptIds.includes(id)))
    .map(({ name }) => name);
}

/** Prompts of a brand under the label of a topic that its visits ask. */
export function promptsOfTopic(
  { prompts }: Pick<BrandRecord, "prompts">,
  { market }: Pick<TopicSummary, "market">,
  tracked: Pick<TrackedTopic, "label"> | null | undefined,
): BrandRecord["prompts"] {
  return tracked ? promptsIn(prompts, market).filter(({ label }) => label === tracked.label) : [];
}

/** Before a change that takes prompts from running experiments: the first press names these, the second goes on. */
export function useLostPrompts(brandId: string | null) {
  const utils = trpc.useUtils();
  const [names, setNames] = useState<readonly string[]>([]);
  const [isReading, setReading] = useState(false);
  return {
    names,
    /** Whether it is still finding out; the button is off so long. */
    isReading,
    forget: () => setNames([]),
    /** Whether to go on. What cannot be read holds nobody up. */
    async mayTake(taken: readonly string[] | (() => Promise<readonly string[]>)): Promise<boolean> {
      if (brandId === null || names.length > 0) return true;
      setReading(true);
      try {
        const promptIds = typeof taken === "function" ? await taken() : taken;
        if (promptIds.length === 0) return true;
        const needing = namesNeeding(
          await utils.experiments.list.fetch({ brandId }, { staleTime: 0 }),
          promptIds,
        );
        setNames(needing);
        return needing.length === 0;
      } catch {
        return true;
      } finally {
        setReading(false);
      }
    },
  };
}

/** Names the running experiments that lose prompts. */
export function LostPrompts({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p role="alert" className="text-sm text-pretty wrap-anywhere text-bad">
      {names.length === 1 ? "This running experiment" : "These running experiments"} would lose prompts:{" "}
      {joined(names.map((name) => `“${name}”`))}.
    </p>
  );
}
