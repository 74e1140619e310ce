import type { AdminCatalogue, AdminModel, ModelStatus } from "@standings/domain";
import { Archive, ArrowDown, ArrowUp, MapPin, Pause, Pencil, Play } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { Disc } from "../../../components/brand/maker.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { IconButton } from "../../../components/ui/button.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { type Move, useModelOrder } from "./catalogue-writes.ts";
import { LISTED_SEARCHES, priceText, STATUS_NAMES, searchName, usesText } from "./model-labels.ts";

export interface ModelTask {
  readonly kind: "edit" | "places" | ModelStatus;
  readonly id: string;
}

interface ModelTableProps {
  readonly catalogue: AdminCatalogue;
  readonly onTask: (task: ModelTask) => void;
}

/** The models in order; on a phone a row is a small block. */
export function ModelTable({ catalogue: { models }, onTask }: ModelTableProps) {
  const order = useModelOrder();
  const [said, say] = useState("");
  const body = useRef<HTMLTableSectionElement>(null);
  const moved = useRef<Move | null>(null);

  // A row that React moves loses the focus.
  useLayoutEffect(() => {
    const { current: move } = moved;
    if (move === null || models.length === 0) return;
    moved.current = null;
    const buttons = body.current?.querySelectorAll<HTMLElement>("[data-move]") ?? [];
    for (const button of buttons) if (button.dataset.move === `${move.id} ${move.by}`) button.focus();
  }, [models]);

  const move = (wanted: Move) => {
    const where = order(wanted);
    if (where === null) return;
    moved.current = wanted;
    say(where);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Table isFixed className={`${HEAVY_RULE} max-lg:block`}>
        <caption className="sr-only">Models in their order</caption>
        <thead className="max-lg:hidden">
          <tr>
            <ColumnName className="w-22 text-left">Order</ColumnName>
            <ColumnName className="text-left">Model</ColumnName>
            <ColumnName className="text-left">At the gateway</ColumnName>
            <ColumnName className="w-38 text-left max-xl:hidden">Web search</ColumnName>
            <ColumnName className="w-34 text-right">Price per million tokens</ColumnName>
            <ColumnName className="w-33 pl-5 text-left">Status</ColumnName>
            <ColumnName className="w-41">
              <span className="sr-only">Actions</span>
            </ColumnName>
          </tr>
        </thead>
        <tbody ref={body} className="max-lg:block">
          {models.map((model, index) => (
            <ModelRow
              key={model.id}
              model={model}
              isFirst={index === 0}
              isLast={index === models.length - 1}
              onMove={(by) => move({ id: model.id, by })}
              onTask={(kind) => onTask({ kind, id: model.id })}
            />
          ))}
        </tbody>
      </Table>
    </>
  );
}

const CELL = "border-b border-line align-top py-2 max-lg:border-0 max-lg:p-0";
/** Lower lines of a block on a phone. */
const LOWER = "max-lg:col-span-2 max-lg:pt-1 max-lg:text-left max-lg:text-sm";

interface ModelRowProps {
  readonly model: AdminModel;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: Move["by"]) => void;
  readonly onTask: (kind: ModelTask["kind"]) => void;
}

function ModelRow({ model, isFirst, isLast, onMove, onTask }: ModelRowProps) {
  const { id, name, provider, status } = model;
  return (
    <tr className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:border-b max-lg:border-line max-lg:py-3">
      <td className={`${CELL} max-lg:col-start-2 max-lg:row-start-1 max-lg:text-right`}>
        <span className="inline-flex lg:-ml-2.5">
          <MoveButton name={name} id={id} by={-1} isOff={isFirst} onMove={onMove} />
          <MoveButton name={name} id={id} by={1} isOff={isLast} onMove={onMove} />
        </span>
      </td>
      <th
        scope="row"
        className={`${CELL} pr-4 text-left font-text max-lg:col-start-1 max-lg:row-start-1 lg:pt-2.5`}
      >
        <span className="flex min-w-0 items-center gap-3">
          <Disc maker={provider} size="xl" variant={status === "active" ? "full" : "mute"} />
          <span className="grid min-w-0">
            <span className="truncate font-medium" title={name}>
              {name}
            </span>
            <span className="truncate text-sm text-ink-2" title={id}>
              {id}
            </span>
          </span>
        </span>
      </th>
      <td className={`${CELL} ${LOWER} pr-4 lg:pt-2.5`}>
        <Upstream model={model} />
      </td>
      <td className={`${CELL} ${LOWER} pr-4 text-ink-2 max-xl:hidden lg:pt-2.5`}>
        <span className="grid">
          {searchName(model.search)}
          <span className="text-sm">{LISTED_SEARCHES[model.searchedBy]}</span>
        </span>
      </td>
      <td className={`${CELL} ${LOWER} text-right text-ink-2 lg:pt-2.5`}>
        <span className="lg:hidden">Price per million tokens: </span>
        <ModelPrice model={model} />
      </td>
      <td className={`${CELL} lg:pt-2.5 lg:pl-5 max-lg:col-start-1 max-lg:pt-2`}>
        <span className="grid justify-items-start gap-1 max-lg:flex max-lg:flex-wrap">
          <Badge tone={status === "active" ? "good" : status === "disabled" ? "waiting" : "plain"}>
            {STATUS_NAMES[status]}
          </Badge>
          {model.isDefault && <Badge tone="ink">Default</Badge>}
          {status === "active" && !(model.forSearches && model.forDiscovery) && (
            <Badge tone="line">{usesText(model)} only</Badge>
          )}
          {status === "active" && !model.available && <Badge tone="bad">Not offered</Badge>}
        </span>
      </td>
      <td className={`${CELL} text-right max-lg:col-start-2 max-lg:self-end`}>
        <Actions model={model} onTask={onTask} />
      </td>
    </tr>
  );
}

function Upstream({ model: { upstreamId, mappedTo, version } }: { model: AdminModel }) {
  return (
    <span className="grid min-w-0">
      <span className="truncate" title={mappedTo ?? upstreamId}>
        {mappedTo ?? upstreamId}
      </span>
      <span className="truncate text-sm text-ink-2">
        {mappedTo !== null ? "Set by the environment" : version && `Version ${version}`}
      </span>
    </span>
  );
}

interface MoveButtonProps extends Move {
  readonly name: string;
  readonly isOff: boolean;
  readonly onMove: (by: Move["by"]) => void;
}

/** Stays focusable at the end of the list, where it does nothing: a disabled button would lose the focus. */
function MoveButton({ name, id, by, isOff, onMove }: MoveButtonProps) {
  return (
    <IconButton
      of={by < 0 ? ArrowUp : ArrowDown}
      label={`Move ${name} ${by < 0 ? "up" : "down"}`}
      aria-disabled={isOff}
      data-move={`${id} ${by}`}
      className="aria-disabled:text-disabled"
      onClick={() => onMove(by)}
    />
  );
}

function Actions({ model: { name, status }, onTask }: Pick<ModelRowProps, "model" | "onTask">) {
  return (
    <span className="inline-flex">
      <IconButton
        of={MapPin}
        label={`Location of ${name}`}
        title="Location"
        onClick={() => onTask("places")}
      />
      <IconButton of={Pencil} label={`Edit ${name}`} onClick={() => onTask("edit")} />
      {status === "active" ? (
        <IconButton of={Pause} label={`Disable ${name}`} title="Disable" onClick={() => onTask("disabled")} />
      ) : (
        <IconButton
          of={Play}
          label={`Bring back ${name}`}
          title="Bring back"
          onClick={() => onTask("active")}
        />
      )}
      {status !== "retired" && (
        <IconButton of={Archive} label={`Retire ${name}`} title="Retire" onClick={() => onTask("retired")} />
      )}
    </span>
  );
}

/** The catalogue's price, else the gateway's, which is what answers cost. */
function ModelPrice({ model }: { model: AdminModel }) {
  const { inputPrice, outputPrice, listedPrice } = model;
  if (inputPrice !== null || outputPrice !== null) return priceText(model);
  const listed = priceText({ inputPrice: listedPrice.input, outputPrice: listedPrice.output });
  if (listedPrice.input === null && listedPrice.output === null) return listed;
  return (
    <span className="grid">
      {listed}
      <span className="text-sm text-ink-3">by the gateway’s list</span>
    </span>
  );
}
