import { asModelId, DISCOVERY_MODELS, type ModelId, modelName } from "@standings/domain";
import { Check, ChevronsUpDown } from "lucide-react";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { buttonStyle } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import {
  Menu,
  MenuContent,
  MenuItemIndicator,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from "../../../components/ui/menu.tsx";
import { menuItemStyle } from "../../../components/ui/menu-item.ts";
import { trpc } from "../../../lib/api/trpc.ts";

interface ModelChoiceProps {
  readonly modelId: ModelId;
  /** Id of its label. */
  readonly labelledBy: string;
  readonly disabled: boolean;
  readonly onChoose: (modelId: ModelId) => void;
}

/** The model that proposes the prompts and answers them. */
export function ModelChoice({ modelId, labelledBy, disabled, onChoose }: ModelChoiceProps) {
  const list = trpc.models.list.useQuery();
  const missing = new Set(list.data?.discoveryModels.filter((model) => !model.available).map(({ id }) => id));
  return (
    <Menu>
      <MenuTrigger
        id={`${labelledBy}-choice`}
        aria-labelledby={`${labelledBy} ${labelledBy}-choice`}
        disabled={disabled}
        className={buttonStyle({ size: "own", className: "h-11 w-full px-3" })}
      >
        <ModelDisc model={modelId} />
        <span className="min-w-0 flex-1 truncate text-left">{modelName(modelId)}</span>
        <Icon of={ChevronsUpDown} size="sm" className="text-ink-3" />
      </MenuTrigger>
      <MenuContent className="max-h-menu w-62 overflow-y-auto" align="start" collisionPadding={12}>
        <MenuRadioGroup value={modelId} onValueChange={(id) => onChoose(asModelId(id))}>
          {DISCOVERY_MODELS.map(({ id, name }) => (
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
