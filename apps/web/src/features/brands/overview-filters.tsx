import type { BrandFilters, BrandOverview } from "@standings/domain";
import { SelectField } from "../../components/ui/select-field.tsx";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import type { BrandSearch } from "./brand-search.ts";

interface OverviewFiltersProps {
  readonly overview: Pick<BrandOverview, "models" | "labels">;
  readonly filters: BrandFilters;
  /** The span can be chosen too. */
  readonly hasSpan: boolean;
  readonly onChange: (changes: Partial<BrandSearch>) => void;
}

/** What of the answers is shown; the address keeps it. */
export function OverviewFilters({ overview, filters, hasSpan, onChange }: OverviewFiltersProps) {
  const catalogue = useCatalogue();
  const { models, labels } = overview;
  return (
    <fieldset
      className="mb-6 grid min-w-0 grid-cols-2 gap-3 sm:flex sm:flex-wrap print:hidden"
      aria-label="Show"
    >
      {hasSpan && (
        <Choice
          label="Span"
          value={filters.span}
          options={[
            ["12w", "12 weeks"],
            ["1y", "1 year"],
          ]}
          onChange={(span) => onChange({ span: span === "1y" ? "1y" : undefined })}
        />
      )}
      <Choice
        label="Model"
        value={filters.model ?? ""}
        options={[["", "All models"], ...models.map((id): [string, string] => [id, catalogue.modelName(id)])]}
        onChange={(model) => onChange({ model: model || undefined })}
      />
      {labels.length > 0 && (
        <Choice
          label="Label"
          value={filters.label ?? ""}
          options={[["", "All prompts"], ...labels.map((label): [string, string] => [label, label])]}
          onChange={(label) => onChange({ label: label || undefined })}
        />
      )}
      <Choice
        label="Web search"
        value={filters.webSearch === null ? "" : filters.webSearch ? "on" : "off"}
        options={[
          ["", "On or off"],
          ["on", "On"],
          ["off", "Off"],
        ]}
        onChange={(web) => onChange({ web: web === "on" || web === "off" ? web : undefined })}
      />
      {filters.model !== null && (
        <p className="col-span-full basis-full text-sm text-ink-3">
          Places, alerts, sources and answers that leave the brand out are of all models.
        </p>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

/** One of the choices of a bar. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <div className="min-w-0 sm:w-45">
      <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
