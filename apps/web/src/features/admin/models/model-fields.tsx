import {
  MAKERS,
  type Maker,
  MODEL_FIELD_MAX,
  MODEL_PRICE_MAX,
  MODEL_SEARCHES,
  type ModelFields,
} from "@standings/domain";
import { Field } from "../../../components/ui/field.tsx";
import { SegmentField } from "../../../components/ui/segment-field.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import type { ModelDraft } from "./model-draft.ts";
import { MAKER_NAMES, SEARCH_NAMES, searchName } from "./model-labels.ts";

interface ModelFieldsProps {
  readonly draft: ModelDraft;
  readonly onChange: (changes: Partial<ModelDraft>) => void;
  /** Problems are shown once the form was sent. */
  readonly wasSent: boolean;
  /** What the environment says; null: nothing. */
  readonly mappedTo: string | null;
}

const USES = { both: "Both", searches: "Searches", discovery: "Discovery" } as const;
const SCHEMA = { auto: "Try", yes: "Yes", no: "No" } as const;

/** Everything that an admin decides about a model but its id. */
export function ModelFieldset({ draft, onChange, wasSent, mappedTo }: ModelFieldsProps) {
  const missing = (value: string, problem: string) => (wasSent && value.trim() === "" ? problem : null);
  return (
    <>
      <Field
        label="Name"
        name="name"
        required
        autoComplete="off"
        maxLength={MODEL_FIELD_MAX.name}
        value={draft.name}
        error={missing(draft.name, "Please give the model a name")}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Field
        label="Id at the gateway"
        name="upstreamId"
        required
        autoComplete="off"
        maxLength={MODEL_FIELD_MAX.upstreamId}
        value={draft.upstreamId}
        error={missing(draft.upstreamId, "Please say what the gateway calls it")}
        hint={mappedTo !== null && `The environment’s MODEL_MAP says ${mappedTo}, which is used instead.`}
        onChange={({ target }) => onChange({ upstreamId: target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Maker"
          name="maker"
          value={draft.provider}
          onChange={({ target }) => onChange({ provider: readMaker(target.value) ?? draft.provider })}
        >
          {MAKERS.map((maker) => (
            <option key={maker} value={maker}>
              {MAKER_NAMES[maker]}
            </option>
          ))}
        </SelectField>
        <Field
          label="Version"
          name="version"
          autoComplete="off"
          maxLength={MODEL_FIELD_MAX.version}
          value={draft.version}
          onChange={({ target }) => onChange({ version: target.value })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Price
          label="Price of input"
          value={draft.inputPrice}
          onChange={(inputPrice) => onChange({ inputPrice })}
        />
        <Price
          label="Price of output"
          value={draft.outputPrice}
          onChange={(outputPrice) => onChange({ outputPrice })}
        />
      </div>
      <SelectField
        label="Searches the web"
        name="search"
        value={draft.search ?? ""}
        onChange={({ target }) =>
          onChange({ search: MODEL_SEARCHES.find((search) => search === target.value) ?? null })
        }
      >
        <option value="">{searchName(null)}</option>
        {MODEL_SEARCHES.map((search) => (
          <option key={search} value={search}>
            {SEARCH_NAMES[search]}
          </option>
        ))}
      </SelectField>
      <SegmentField
        label="Takes a JSON schema"
        options={SCHEMA}
        value={draft.structuredOutput === null ? "auto" : draft.structuredOutput ? "yes" : "no"}
        onChange={(choice) => onChange({ structuredOutput: choice === "auto" ? null : choice === "yes" })}
      />
      <SegmentField
        label="Asked by"
        options={USES}
        value={usesOf(draft)}
        onChange={(choice) =>
          onChange({ forSearches: choice !== "discovery", forDiscovery: choice !== "searches" })
        }
      />
    </>
  );
}

function usesOf({ forSearches, forDiscovery }: Pick<ModelFields, "forSearches" | "forDiscovery">) {
  if (forSearches && forDiscovery) return "both";
  return forSearches ? "searches" : "discovery";
}

export function readMaker(value: string): Maker | undefined {
  return MAKERS.find((maker) => maker === value);
}

interface PriceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Price({ label, value, onChange }: PriceProps) {
  return (
    <Field
      label={label}
      name={label}
      type="number"
      min={0}
      max={MODEL_PRICE_MAX}
      step="any"
      inputMode="decimal"
      hint="US$ per million tokens"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
