import {
  ATTRIBUTE_NAMES,
  type Attribute,
  type BrandClaims,
  type BrandFact,
  CLAIM_ATTRIBUTES,
  KINDS_OF_ATTRIBUTE,
  MAX_FACT_NAME,
  type Market,
  marketCode,
  marketName,
  type Period,
  PRICE_PERIODS,
  type ValueKind,
} from "@standings/domain";
import { useState } from "react";
import { Field } from "../../../components/ui/field.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { SegmentField } from "../../../components/ui/segment-field.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { type FactDraft, newDraft, readDraft, toDraft } from "./fact-draft.ts";

const KIND_NAMES: Readonly<Record<ValueKind, string>> = {
  money: "A price",
  number: "A number",
  date: "A date",
  yes_no: "Yes or no",
  set: "Names",
  text: "Words",
};

const PERIOD_NAMES: Readonly<Record<Period, string>> = {
  day: "a day",
  week: "a week",
  month: "a month",
  year: "a year",
  once: "once",
};

/** What a new fact is about, or the fact that is corrected. */
export type FactToWrite =
  | { readonly fact: BrandFact }
  | { readonly attribute: Attribute; readonly subject: string };

interface FactFormProps {
  readonly brandId: string;
  readonly company: string;
  /** Those that answers can be told apart by. */
  readonly markets: BrandClaims["markets"];
  readonly of: FactToWrite;
  readonly onClose: () => void;
}

/** Adds a fact, or puts another in its place; claims are held against it at once. */
export function FactForm({ brandId, company, markets, of, onClose }: FactFormProps) {
  const known = "fact" in of ? of.fact : null;
  const [draft, setDraft] = useState(() =>
    "fact" in of ? toDraft(of.fact) : newDraft(of.attribute, of.subject),
  );
  const [error, setError] = useState<string | null>(null);
  const utils = trpc.useUtils();
  const options = {
    async onSuccess() {
      await Promise.all([utils.brands.facts.invalidate(), utils.brands.claims.invalidate()]);
      onClose();
    },
    onError: ({ message }: { readonly message: string }) => setError(message),
  };
  const add = trpc.brands.addFact.useMutation(options);
  const correct = trpc.brands.correctFact.useMutation(options);
  const change = (changes: Partial<FactDraft>) => {
    setDraft({ ...draft, ...changes });
    setError(null);
  };
  const save = () => {
    const wish = readDraft(draft, company);
    if (typeof wish === "string") return setError(wish);
    const fact = { ...wish, value: toInput(wish.value) };
    if (known) correct.mutate({ brandId, factId: known.id, fact });
    else add.mutate({ brandId, fact });
  };
  return (
    <FormDialog
      title={known ? "Correct a fact" : "Add a fact"}
      action="Save"
      error={error}
      isPending={add.isPending || correct.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="About"
          value={draft.attribute}
          onChange={({ target }) => {
            const attribute = CLAIM_ATTRIBUTES.find((one) => one === target.value) ?? "other";
            change({ attribute, kind: KINDS_OF_ATTRIBUTE[attribute][0] });
          }}
        >
          {CLAIM_ATTRIBUTES.map((attribute) => (
            <option key={attribute} value={attribute}>
              {ATTRIBUTE_NAMES[attribute]}
            </option>
          ))}
        </SelectField>
        <Field
          label="Plan or product"
          value={draft.subject}
          maxLength={MAX_FACT_NAME}
          placeholder="All of it"
          onChange={({ target }) => change({ subject: target.value })}
        />
      </div>
      {KINDS_OF_ATTRIBUTE[draft.attribute].length > 1 && (
        <SelectField
          label="What is true is"
          value={draft.kind}
          onChange={({ target }) =>
            change({
              kind: KINDS_OF_ATTRIBUTE[draft.attribute].find((one) => one === target.value) ?? "text",
            })
          }
        >
          {KINDS_OF_ATTRIBUTE[draft.attribute].map((kind) => (
            <option key={kind} value={kind}>
              {KIND_NAMES[kind]}
            </option>
          ))}
        </SelectField>
      )}
      <ValueFields draft={draft} onChange={change} />
      <MarketField markets={markets} known={known?.market ?? null} draft={draft} onChange={change} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="True from (optional)"
          type="date"
          value={draft.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <Field
          label="Held until (optional)"
          type="date"
          value={draft.to}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
    </FormDialog>
  );
}

/** Lists as the call's own type has them. */
function toInput(value: Exclude<ReturnType<typeof readDraft>, string>["value"]) {
  return value.kind === "set" ? { ...value, items: [...value.items] } : value;
}

interface ValueFieldsProps {
  readonly draft: FactDraft;
  readonly onChange: (changes: Partial<FactDraft>) => void;
}

function ValueFields({ draft, onChange }: ValueFieldsProps) {
  const { kind, text } = draft;
  if (kind === "money") return <PriceFields draft={draft} onChange={onChange} />;
  if (kind === "yes_no")
    return (
      <SegmentField
        label="It is"
        options={{ yes: "Yes", no: "No" }}
        value={draft.is ? "yes" : "no"}
        onChange={(is) => onChange({ is: is === "yes" })}
      />
    );
  if (kind === "set")
    return (
      <div className="grid gap-2">
        <Field
          label="Names, by commas"
          value={draft.items}
          onChange={({ target }) => onChange({ items: target.value })}
        />
        <Tick
          label="These are all: any other is false"
          isOn={draft.isComplete}
          onChange={(isComplete) => onChange({ isComplete })}
        />
      </div>
    );
  const FIELDS = {
    number: { label: "Number", placeholder: "1,200", inputMode: "decimal" },
    date: { label: "Date", placeholder: "2014", hint: "A year, a month (2014-03) or a day (2014-03-31)." },
    text: { label: "What is true", hint: "Code can’t compare words: claims about it can’t be told." },
  } as const;
  return <Field {...FIELDS[kind]} value={text} onChange={({ target }) => onChange({ text: target.value })} />;
}

interface MarketFieldProps extends ValueFieldsProps, Pick<FactFormProps, "markets"> {
  /** The market of the fact that is corrected: the brand may have left it. */
  readonly known: Market | null;
}

/** Where it holds; nothing for a brand of one market. */
function MarketField({ markets, known, draft, onChange }: MarketFieldProps) {
  if (markets.length < 2 && known === null) return null;
  const choices = new Map(
    [...markets, known].flatMap((market) => (market ? [[marketCode(market), marketName(market)]] : [])),
  );
  return (
    <SelectField
      label="Where"
      value={draft.market}
      onChange={({ target }) => onChange({ market: target.value })}
    >
      <option value="">All markets</option>
      {[...choices].map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function PriceFields({ draft, onChange }: ValueFieldsProps) {
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_84px_minmax(0,1fr)] gap-3">
        <Field
          label="Price"
          value={draft.text}
          inputMode="decimal"
          placeholder="0"
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <Field
          label="Currency"
          value={draft.currency}
          maxLength={3}
          autoCapitalize="characters"
          onChange={({ target }) => onChange({ currency: target.value })}
        />
        <SelectField
          label="Paid"
          value={draft.period}
          onChange={({ target }) =>
            onChange({ period: PRICE_PERIODS.find((one) => one === target.value) ?? "" })
          }
        >
          <option value="">not said</option>
          {PRICE_PERIODS.map((period) => (
            <option key={period} value={period}>
              {PERIOD_NAMES[period]}
            </option>
          ))}
        </SelectField>
      </div>
      <Tick label="For each seat" isOn={draft.isPerSeat} onChange={(isPerSeat) => onChange({ isPerSeat })} />
    </div>
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 sm:min-h-9">
      <input
        type="checkbox"
        className="size-4 flex-none accent-ink"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
