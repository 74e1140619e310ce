import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { PROMPT_ROW } from "./discovered-prompt.tsx";

/** The room of a prompt that the strategy step has not proposed yet. */
export function PlannedPrompt({ number }: { number: number }) {
  return (
    <li className={PROMPT_ROW}>
      <span className="text-right text-sm text-ink-3 max-sm:hidden">{number}</span>
      <Skeleton className="col-span-2 h-4 w-3/4" />
    </li>
  );
}
