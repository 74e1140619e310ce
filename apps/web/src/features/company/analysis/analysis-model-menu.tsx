import { type AnalysisKind, MODEL_CATALOGUE, type ModelId, modelName } from "@standings/domain";
import { ChevronsUpDown } from "lucide-react";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { ModelItems } from "../../../components/search/model-items.tsx";
import { buttonStyle } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Menu, MenuContent, MenuHeading, MenuTrigger } from "../../../components/ui/menu.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { priced } from "../../../lib/buying/use-search-price.ts";
import { useAnalysisPrice } from "./use-analysis-price.ts";

interface AnalysisModelMenuProps {
  readonly kind: AnalysisKind;
  readonly modelId: ModelId;
  /** A choice starts an analysis where there is none. */
  readonly starts: boolean;
  readonly disabled: boolean;
  readonly onChoose: (modelId: ModelId) => void;
}

/** The model that advises. */
export function AnalysisModelMenu({ kind, modelId, starts, disabled, onChoose }: AnalysisModelMenuProps) {
  const list = trpc.models.list.useQuery();
  const price = useAnalysisPrice(kind);
  return (
    <Menu>
      <MenuTrigger
        disabled={disabled}
        className={buttonStyle({
          size: "own",
          className: "h-10 px-3 max-sm:w-full print:border-transparent print:px-0",
        })}
      >
        <ModelDisc model={modelId} />
        <span className="sr-only">AI model: </span>
        <span className="min-w-0 truncate text-left max-sm:flex-1">{modelName(modelId)}</span>
        <Icon of={ChevronsUpDown} size="sm" className="text-ink-3 print:hidden" />
      </MenuTrigger>
      <MenuContent className="max-h-menu w-72 overflow-y-auto" align="start" collisionPadding={12}>
        {starts && (
          <MenuHeading>
            {priced("New analysis", price)}
            {price !== null && ". One that you have opens free."}
          </MenuHeading>
        )}
        <ModelItems
          models={MODEL_CATALOGUE}
          listed={list.data?.models}
          modelId={modelId}
          onChoose={onChoose}
        />
      </MenuContent>
    </Menu>
  );
}
