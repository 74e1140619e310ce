import type { AnalysisKind, ModelId } from "@standings/domain";
import { ChevronsUpDown } from "lucide-react";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { ModelItems } from "../../../components/search/model-items.tsx";
import { buttonStyle } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Menu, MenuContent, MenuHeading, MenuTrigger } from "../../../components/ui/menu.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { useAnalysisPrice } from "./analysis-price.ts";

interface AnalysisModelMenuProps {
  readonly kind: AnalysisKind;
  readonly domain: string;
  readonly modelId: ModelId;
  /** A choice starts an analysis where there is none. */
  readonly starts: boolean;
  readonly disabled: boolean;
  readonly onChoose: (modelId: ModelId) => void;
}

/** The model that advises. */
export function AnalysisModelMenu(props: AnalysisModelMenuProps) {
  const catalogue = useCatalogue();
  const { kind, domain, modelId, starts, disabled, onChoose } = props;
  const list = trpc.models.list.useQuery();
  const price = useAnalysisPrice(kind);
  const analysed = trpc.analysis.models.useQuery({ kind, domain }, { staleTime: 0 }).data;
  const noteOf = (id: ModelId) => (analysed?.includes(id) ? "analyzed" : starts ? price : null);
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
        <span className="min-w-0 truncate text-left max-sm:flex-1">{catalogue.modelName(modelId)}</span>
        <Icon of={ChevronsUpDown} size="sm" className="text-ink-3 print:hidden" />
      </MenuTrigger>
      <MenuContent className="w-72" align="start" collisionPadding={12}>
        {starts && (
          <MenuHeading>
            {price === null ? "Analysis by another model" : `A model without an analysis: ${price}`}
          </MenuHeading>
        )}
        <ModelItems
          models={catalogue.forSearches}
          listed={list.data?.models}
          modelId={modelId}
          noteOf={noteOf}
          onChoose={onChoose}
        />
      </MenuContent>
    </Menu>
  );
}
