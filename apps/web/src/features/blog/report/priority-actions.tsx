import type { Level, PriorityAction } from "@standings/domain";
import type { ReactNode } from "react";
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
      <h3 className="border-b border-line-2 pt-7 pb-2 text-md font-strong">Priority actions</h3>
      <ol>
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
    <li className="grid gap-x-5 gap-y-3 border-b border-line py-3.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-medium text-pretty wrap-anywhere">
          <Advised advice={action} known={known} />
        </p>
        {platforms.length > 0 && (
          <ul aria-label="Platforms" className="flex flex-wrap gap-1.5 pt-1.5">
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
      </div>
      <dl className="grid grid-cols-3 gap-x-4 sm:grid-cols-[64px_64px_72px]">
        <Measure term="Effort">{meter(effort)}</Measure>
        <Measure term="Impact">{meter(impact)}</Measure>
        <Measure term="Cost">
          <span className="block pt-2 text-sm wrap-anywhere">{cost}</span>
        </Measure>
      </dl>
    </li>
  );
}

const meter = (level: Level) => <LevelMeter level={level} />;

function Measure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
