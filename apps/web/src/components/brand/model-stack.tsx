import { type ColumnId, modelsOf } from "@standings/domain";
import { formatList } from "../../lib/format.ts";
import { pageCatalogue } from "../../lib/html/page-catalogue.ts";
import { ModelDisc } from "./maker.tsx";

/** Marks of the models that a search asked, read from the columns of its run. */
export function ModelStack({ columns }: { columns: readonly ColumnId[] }) {
  const models = modelsOf(columns);
  return (
    <span className="inline-flex" title={models.map(pageCatalogue().modelName).join(", ")}>
      {models.map((model) => (
        <ModelDisc key={model} model={model} className="ring-2 ring-paper not-first:-ml-1" />
      ))}
      <span className="sr-only">Asked: {formatList(models.map(pageCatalogue().modelName))}</span>
    </span>
  );
}
