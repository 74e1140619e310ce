import { asModelId, type ModelId } from "@standings/domain";
import { Check } from "lucide-react";
import { ModelDisc } from "../brand/maker.tsx";
import { Icon } from "../ui/icon.tsx";
import { MenuItemIndicator, MenuRadioGroup, MenuRadioItem } from "../ui/menu.tsx";
import { menuItemStyle } from "../ui/menu-item.ts";

interface ModelItemsProps {
  readonly models: readonly { readonly id: ModelId; readonly name: string }[];
  /** Models of the list that the gateway knows or lacks; undefined while they load. */
  readonly listed: readonly { readonly id: ModelId; readonly available: boolean }[] | undefined;
  readonly modelId: ModelId;
  /** What choosing a model costs or shows. */
  readonly noteOf?: (modelId: ModelId) => string | null;
  readonly onChoose: (modelId: ModelId) => void;
}

/** Models in a menu, one of them chosen. */
export function ModelItems({ models, listed, modelId, noteOf, onChoose }: ModelItemsProps) {
  const missing = new Set(listed?.filter((model) => !model.available).map(({ id }) => id));
  return (
    <MenuRadioGroup value={modelId} onValueChange={(id) => onChoose(asModelId(id))}>
      {models.map(({ id, name }) => (
        <MenuRadioItem key={id} value={id} disabled={missing.has(id)} className={menuItemStyle()}>
          <ModelDisc model={id} />
          <span className="flex-1">{name}</span>
          {missing.has(id) ? (
            <span className="text-xs">unavailable</span>
          ) : (
            noteOf && <span className="text-xs text-ink-3">{noteOf(id)}</span>
          )}
          <MenuItemIndicator>
            <Icon of={Check} />
          </MenuItemIndicator>
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  );
}
