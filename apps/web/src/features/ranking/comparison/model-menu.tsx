import { asModelId, CREDIT_COST, MODEL_CATALOGUE, type ModelId, modelName, plural } from "@standings/domain";
import { Check, ChevronDown } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { trpc } from "../../../lib/api/trpc.ts";

interface ModelMenuProps {
  readonly modelId: ModelId;
  readonly onChoose: (modelId: ModelId) => void;
}

/** The model both prompts are asked of; another one is another search. */
export function ModelMenu({ modelId, onChoose }: ModelMenuProps) {
  const list = trpc.models.list.useQuery();
  const missing = new Set(list.data?.models.filter((model) => !model.available).map((model) => model.id));
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="btn btn-secondary px-3 print:hidden">
        <ModelDisc model={modelId} />
        <span className="sr-only">Model: </span>
        {modelName(modelId)}
        <ChevronDown className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="pop max-h-[var(--radix-dropdown-menu-content-available-height)] w-[248px] overflow-y-auto p-1.5"
          align="start"
          sideOffset={6}
          collisionPadding={12}
        >
          <DropdownMenu.Label className="px-2.5 pt-1 pb-1.5 text-xs text-ink-3">
            Asking another model takes {plural(CREDIT_COST.search, "credit")}
          </DropdownMenu.Label>
          <DropdownMenu.RadioGroup value={modelId} onValueChange={(id) => onChoose(asModelId(id))}>
            {MODEL_CATALOGUE.map(({ id, name }) => (
              <DropdownMenu.RadioItem
                key={id}
                value={id}
                disabled={missing.has(id)}
                className="menu-item data-[disabled]:text-ink-3"
              >
                <ModelDisc model={id} />
                <span className="flex-1">{name}</span>
                {missing.has(id) && <span className="text-xs">unavailable</span>}
                <DropdownMenu.ItemIndicator>
                  <Check className="size-4" strokeWidth={1.75} aria-hidden="true" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
