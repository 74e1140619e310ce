import { CREDIT_COST, MODEL_CATALOGUE, modelName } from "@standings/domain";
import { useQuery } from "@tanstack/react-query";
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
import { useData } from "../../../lib/api/data.tsx";
import { modelsQuery } from "../../../lib/api/queries.ts";
import { plural } from "../../../lib/format.ts";

interface ModelMenuProps {
  readonly modelId: string;
  readonly onChoose: (modelId: string) => void;
}

/** The model both prompts are asked of; another one is another search. */
export function ModelMenu({ modelId, onChoose }: ModelMenuProps) {
  const list = useQuery(modelsQuery(useData()));
  const missing = new Set(list.data?.models.filter((model) => !model.available).map((model) => model.id));
  return (
    <Menu>
      <MenuTrigger className={buttonStyle({ size: "tight", className: "print:hidden" })}>
        <ModelDisc model={modelId} />
        <span className="sr-only">Model: </span>
        {modelName(modelId)}
        <Icon of={ChevronDown} size="sm" />
      </MenuTrigger>
      <MenuContent className="max-h-menu w-62 overflow-y-auto" align="start" collisionPadding={12}>
        <MenuHeading>Asking another model takes {plural(CREDIT_COST.search, "credit")}</MenuHeading>
        <MenuRadioGroup value={modelId} onValueChange={onChoose}>
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
