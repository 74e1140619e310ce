import type { PriorityAction } from "@standings/domain";
import { Badge } from "../../../components/ui/badge.tsx";
import { LevelMeter } from "../../../components/ui/level-meter.tsx";
import { Advised, type FactList } from "./reported-advice.tsx";

interface PriorityActionsProps {
  readonly actions: readonly PriorityAction[];
  readonly known: FactList;
}

/** What to do first, where, and what it takes. */
export function PriorityActions({ actions, known }: PriorityActionsProps) {
  if (actions.length === 0) return null;
  return (
    <>
      <h3 className="border-b border-line-2 pt-5 pb-2 text-md font-strong">Priority actions</h3>
      <ol className="grid gap-x-12 sm:grid-cols-2">
        {actions.map((action, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: actions never change places
          <Action key={index} action={action} known={known} />
        ))}
      </ol>
    </>
  );
}

function Action({ action, known }: { action: PriorityAction; known: FactList }) {
  const { effort, impact, cost, platforms } = action;
  return (
    <li className="grid content-between gap-2 border-b border-line py-2.5">
      <p className="font-medium text-pretty wrap-anywhere">
        <Advised advice={action} known={known} />
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-sm">
        {platforms.length > 0 && (
          <ul aria-label="Platforms" className="flex max-w-full flex-wrap gap-1.5">
            {platforms.map((platform) => (
              <li key={platform} className="max-w-full min-w-0">
                <Badge>
                  <span className="max-w-48 truncate" title={platform}>
                    {platform}
                  </span>
                </Badge>
              </li>
            ))}
          </ul>
        )}
        <LevelMeter name="Effort" level={effort} />
        <LevelMeter name="Impact" level={impact} />
        <span className="wrap-anywhere">
          <span className="text-ink-3">Cost</span> {cost}
        </span>
      </div>
    </li>
  );
}
