import { discoveryModels, type ModelId, modelName } from "@standings/domain";
import { ChevronsUpDown } from "lucide-react";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { ModelItems } from "../../../components/search/model-items.tsx";
import { buttonStyle } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Menu, MenuContent, MenuTrigger } from "../../../components/ui/menu.tsx";
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
      <MenuContent className="w-62" align="start" collisionPadding={12}>
        <ModelItems
          models={discoveryModels()}
          listed={list.data?.discoveryModels}
          modelId={modelId}
          onChoose={onChoose}
        />
      </MenuContent>
    </Menu>
  );
}
