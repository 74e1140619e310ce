import { asModelId, MAX_MODELS, type ModelCatalogue, type ModelId, plural } from "@standings/domain";
import { Check, ChevronsUpDown } from "lucide-react";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { buttonStyle } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuItemIndicator,
  MenuNote,
  MenuTrigger,
} from "../../../components/ui/menu.tsx";
import { menuItemStyle } from "../../../components/ui/menu-item.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";

interface ModelChoiceProps {
  /** One to five; the first proposes the prompts. */
  readonly modelIds: readonly ModelId[];
  /** Id of its label. */
  readonly labelledBy: string;
  readonly disabled: boolean;
  readonly onChoose: (modelIds: readonly ModelId[]) => void;
}

/** The models that answer the prompts, the first of which proposes them. */
export function ModelChoice({ modelIds, labelledBy, disabled, onChoose }: ModelChoiceProps) {
  const catalogue = useCatalogue();
  const list = trpc.models.list.useQuery();
  const missing = new Set(
    list.data?.discoveryModels.filter(({ available }) => !available).map(({ id }) => id),
  );
  const isFull = modelIds.length === MAX_MODELS;
  const toggle = (id: ModelId, isChosen: boolean) => {
    const others = modelIds.filter((other) => other !== id);
    if (isChosen && !isFull) onChoose([...others, id]);
    else if (!isChosen && others.length > 0) onChoose(others);
  };
  return (
    <Menu>
      <MenuTrigger
        id={`${labelledBy}-choice`}
        aria-labelledby={`${labelledBy} ${labelledBy}-choice`}
        disabled={disabled}
        className={buttonStyle({ size: "own", className: "h-11 w-full px-3" })}
      >
        <span className="inline-flex">
          {modelIds.map((id) => (
            <ModelDisc key={id} model={id} className="ring-2 ring-surface not-first:-ml-1" />
          ))}
        </span>
        <span className="min-w-0 flex-1 truncate text-left">{namesOf(catalogue, modelIds)}</span>
        <Icon of={ChevronsUpDown} size="sm" className="text-ink-3" />
      </MenuTrigger>
      <MenuContent className="w-62" align="start" collisionPadding={12}>
        {catalogue.forDiscovery.map(({ id, name }) => {
          const isChosen = modelIds.includes(id);
          const isOnly = isChosen && modelIds.length === 1;
          return (
            <MenuCheckboxItem
              key={id}
              checked={isChosen}
              disabled={missing.has(id) || isOnly || (isFull && !isChosen)}
              className={menuItemStyle()}
              // The menu stays open: several are chosen.
              onSelect={(event) => event.preventDefault()}
              onCheckedChange={(checked) => toggle(asModelId(id), checked)}
            >
              <ModelDisc model={id} />
              <span className="flex-1">{name}</span>
              {missing.has(id) && <span className="text-xs">unavailable</span>}
              <MenuItemIndicator>
                <Icon of={Check} />
              </MenuItemIndicator>
            </MenuCheckboxItem>
          );
        })}
        <MenuNote>The first proposes the prompts, all answer them. {MAX_MODELS} at most.</MenuNote>
      </MenuContent>
    </Menu>
  );
}

function namesOf({ modelName }: ModelCatalogue, modelIds: readonly ModelId[]): string {
  const [first] = modelIds;
  return modelIds.length === 1 && first ? modelName(first) : plural(modelIds.length, "model");
}
