import type { ModelId } from "@standings/domain";
import { ChevronDown } from "lucide-react";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { ModelItems } from "../../../components/search/model-items.tsx";
import { buttonStyle } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Menu, MenuContent, MenuHeading, MenuTrigger } from "../../../components/ui/menu.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { priced, useSearchPrices } from "../../../lib/buying/use-search-price.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";

interface ModelMenuProps {
  readonly modelId: ModelId;
  readonly onChoose: (modelId: ModelId) => void;
}

/** Model of both prompts; another choice starts another search. */
export function ModelMenu({ modelId, onChoose }: ModelMenuProps) {
  const catalogue = useCatalogue();
  const list = trpc.models.list.useQuery();
  const { start } = useSearchPrices();
  return (
    <Menu>
      <MenuTrigger className={buttonStyle({ size: "own", className: "h-10 px-3 print:hidden" })}>
        <ModelDisc model={modelId} />
        <span className="sr-only">Model: </span>
        {catalogue.modelName(modelId)}
        <Icon of={ChevronDown} size="sm" />
      </MenuTrigger>
      <MenuContent className="w-62" align="start" collisionPadding={12}>
        <MenuHeading>{priced("Ask another model", start)}</MenuHeading>
        <ModelItems
          models={catalogue.forSearches}
          listed={list.data?.models}
          modelId={modelId}
          onChoose={onChoose}
        />
      </MenuContent>
    </Menu>
  );
}
