import { type ColumnId, modelsOf, type SearchKind } from "@standings/domain";
import { Columns2, ListOrdered, LockKeyhole, UserRound } from "lucide-react";
import { formatList } from "../../lib/format.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { ModelDisc } from "../brand/maker.tsx";
import { Badge } from "../ui/badge.tsx";
import { Icon } from "../ui/icon.tsx";

export const KIND_ICONS: Readonly<Record<SearchKind, typeof ListOrdered>> = {
  company: ListOrdered,
  expert: UserRound,
  comparison: Columns2,
};

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

/** Marks a private search in a list. */
export function PrivacyBadge() {
  return (
    <Badge tone="line" size="sm">
      <Icon of={LockKeyhole} size="xs" />
      Private
    </Badge>
  );
}
