import { type ExperimentSummary, joined } from "@standings/domain";
import { useState } from "react";
import { trpc } from "../../../lib/api/trpc.ts";

/** Names of running experiments that need some of these prompts. */
export function namesNeeding(
  experiments: readonly Pick<ExperimentSummary, "name" | "promptIds">[],
  promptIds: readonly string[],
): string[] {
  return experiments
    .filter((one) => one.promptIds.some((id) => promptIds.includes(id)))
    .map(({ name }) => name);
}

/** Before a change that takes prompts from running experiments: the first press names these, the second goes on. */
export function useLostPrompts(brandId: string) {
  const utils = trpc.useUtils();
  const [names, setNames] = useState<readonly string[]>([]);
  return {
    names,
    forget: () => setNames([]),
    /** Whether to go on. */
    async mayTake(promptIds: readonly string[]): Promise<boolean> {
      if (names.length > 0 || promptIds.length === 0) return true;
      const all = await utils.experiments.list.fetch({ brandId }, { staleTime: 0 }).catch(() => []);
      const needing = namesNeeding(all, promptIds);
      setNames(needing);
      return needing.length === 0;
    },
  };
}

/** Names the running experiments that lose prompts. */
export function LostPrompts({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  const isOne = names.length === 1;
  return (
    <p role="alert" className="text-sm text-pretty wrap-anywhere text-bad">
      {isOne ? "A running experiment needs" : "Running experiments need"} prompts that are asked no more then:{" "}
      {joined(names.map((name) => `“${name}”`))}. Without them {isOne ? "it" : "they"} may not be answerable.
    </p>
  );
}
