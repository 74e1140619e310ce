import { asModelId, MODEL_CATALOGUE, type ModelId, modelName } from "@standings/domain";
import { Check, ChevronDown } from "lucide-react";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { buttonStyle } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import {
  Menu,
  MenuContent,
  MenuHeading,
  MenuItemIndicator,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from "../../../components/ui/menu.tsx";
import { menuItemStyle } from "../../../components/ui/menu-item.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { priced, useSearchPrices } from "../../../lib/buying/use-search-price.ts";

interface ModelMenuProps {
  readonly modelId: ModelId;
  readonly onChoose: (modelId: ModelId) => void;
}

/** Model of both prompts; another choice starts another search. */
export function ModelMenu({ modelId, onChoose }: ModelMenuProps) {
  const list = trpc.models.list.useQuery();
  const { start } = useSearchPrices();
  const missing = new Set(list.data?.models.filter((model) => !model.available).map((model) => model.id));
  return (
    <Menu>
      <MenuTrigger className={buttonStyle({ size: "own", className: "h-10 px-3 print:hidden" })}>
        <ModelDisc model={modelId} />
        <span className="sr-only">Model: </span>
        {modelName(modelId)}
        <Icon of={ChevronDown} size="sm" />
      </MenuTrigger>
      <MenuContent className="max-h-menu w-62 overflow-y-auto" align="start" collisionPadding={12}>
        <MenuHeading>{priced("Ask another model", start)}</MenuHeading>
        <MenuRadioGroup value={modelId} onValueChange={(id) => onChoose(asModelId(id))}>
          {MODEL_CATALOGUE.map(({ id, name }) => (
            <MenuRadioItem key={id} value={id} disabled={missing.has(id)} className={menuItemStyle()}>
              <ModelDisc model={id} />
              <span className="flex-1">{name}</span>
              {missing.has(id) && <span className="text-xs">unavailable</span>}
              <MenuItemIndicator>
                <Icon of={Check} />
              </MenuItemIndicator>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
