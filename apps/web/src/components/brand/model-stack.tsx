import { type ColumnId, modelsOf } from "@standings/domain";
import { formatList } from "../../lib/format.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { ModelDisc } from "./maker.tsx";

/** Marks of the models that a search asked, read from the columns of its run. */
export function ModelStack({ columns }: { columns: readonly ColumnId[] }) {
  const catalogue = useCatalogue();
  const models = modelsOf(columns);
  return (
    <span className="inline-flex" title={models.map(catalogue.modelName).join(", ")}>
      {models.map((model) => (
        <ModelDisc key={model} model={model} className="ring-2 ring-paper not-first:-ml-1" />
      ))}
      <span className="sr-only">Asked: {formatList(models.map(catalogue.modelName))}</span>
    </span>
  );
}
