import type { PriorityAction } from "@standings/domain";
import { Badge } from "../../../components/ui/badge.tsx";
import { LevelMeter } from "../../../components/ui/level-meter.tsx";
import { NumberMark } from "../../../components/ui/marks.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { AdvicePiece, AdviceText } from "../analysis/advice-piece.tsx";
import { Masked } from "../analysis/masked.tsx";
import { placeKey } from "../analysis/place-advice.ts";
import { NoAdvice } from "./advice-points.tsx";
import { EffortImpact } from "./effort-impact.tsx";

/** Cells that a phone shows below the action instead. */
const WIDE = "max-sm:hidden py-3 pr-4 align-top";

/** Actions as a picture and as a table; on a phone what belongs to an action stands below it. */
export function PriorityActions({ actions }: { actions: readonly PriorityAction[] }) {
  if (actions.length === 0) return <NoAdvice />;
  return (
    <>
      <EffortImpact actions={actions} />
      <Table isFixed className={HEAVY_RULE} aria-label="Priority Actions">
        <thead className="text-left">
          <tr>
            <ColumnName className="w-9.5">
              <span className="sr-only">Number</span>
            </ColumnName>
            <ColumnName>Action</ColumnName>
            <ColumnName className="w-36 max-sm:hidden">Platforms</ColumnName>
            <ColumnName className="w-18 max-sm:hidden">Cost</ColumnName>
            <ColumnName className="w-19 max-sm:hidden">Effort</ColumnName>
            <ColumnName className="w-16 max-sm:hidden">Impact</ColumnName>
          </tr>
        </thead>
        <tbody>
          {actions.map((action, index) => (
            <ActionRow key={placeKey("priorityActions", index)} action={action} index={index} />
          ))}
        </tbody>
      </Table>
    </>
  );
}

function ActionRow({ action, index }: { action: PriorityAction; index: number }) {
  const { effort, impact } = action;
  return (
    <tr className="border-b border-line">
      <td className="py-3 align-top">
        <NumberMark number={index + 1} />
      </td>
      <th scope="row" className="py-3.5 pr-5 text-left align-top font-medium text-pretty wrap-anywhere">
        <AdvicePiece as="span" place={placeKey("priorityActions", index)}>
          <AdviceText advice={action} />
        </AdvicePiece>
        <span className="mt-2.5 grid gap-2.5 font-normal sm:hidden">
          <Platforms action={action} />
          <span className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
            <span>
              <Cost action={action} />
            </span>
            <LevelMeter name="Effort" level={effort} />
            <LevelMeter name="Impact" level={impact} />
          </span>
        </span>
      </th>
      <td className={WIDE}>
        <Platforms action={action} />
      </td>
      <td className={`${WIDE} pt-3.5 wrap-anywhere`}>
        <Cost action={action} />
      </td>
      <td className={`${WIDE} pt-3.5`}>
        <LevelMeter level={effort} />
      </td>
      <td className={`${WIDE} pt-3.5`}>
        <LevelMeter level={impact} />
      </td>
    </tr>
  );
}

function Platforms({ action: { platforms } }: { action: PriorityAction }) {
  return (
    <span className="flex flex-wrap gap-1">
      {platforms.map((platform) => (
        <Badge key={platform}>
          <span className="max-w-32 truncate" title={platform}>
            {platform}
          </span>
        </Badge>
      ))}
    </span>
  );
}

function Cost({ action: { cost, censored } }: { action: PriorityAction }) {
  return censored ? <Masked room="word">{cost}</Masked> : cost;
}
