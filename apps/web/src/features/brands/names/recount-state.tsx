import type { BrandNames } from "@standings/domain";
import { RotateCw } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatNumber } from "../../../lib/format.ts";

interface RecountStateProps {
  readonly brandId: string;
  readonly names: BrandNames;
  readonly onShow: (names: BrandNames) => void;
}

/** The recount of the past: under way, or failed. */
export function RecountState({ brandId, names: { recount, counted }, onShow }: RecountStateProps) {
  const retry = trpc.brands.retryRecount.useMutation({
    onSuccess: onShow,
    meta: { failed: "The recount could not begin" },
  });
  if (recount === null) return null;
  if (recount.hasFailed) {
    return (
      <div className="mb-8 rounded-3 bg-bad-tint p-5" role="alert">
        <p className="font-strong">
          The past could not be counted; figures still use names {counted.version}.
        </p>
        <Button
          size="sm"
          className="mt-3"
          pending={retry.isPending}
          onClick={() => retry.mutate({ brandId })}
        >
          <Icon of={RotateCw} />
          Try again
        </Button>
      </div>
    );
  }
  const { done, of } = recount;
  return (
    <div className="mb-8 rounded-3 bg-mark-tint p-5">
      <p className="font-strong" role="status">
        Counting the past again: {formatNumber(done)} of {formatNumber(of)} answers
      </p>
      <progress
        className="mt-3 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line-2 [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line-2 [&::-webkit-progress-value]:bg-ink"
        value={done}
        max={Math.max(1, of)}
        aria-label="Answers counted again"
      />
      <p className="mt-3 text-sm text-ink-2">
        Figures still use names {counted.version}. You can leave: it goes on by itself.
      </p>
    </div>
  );
}
