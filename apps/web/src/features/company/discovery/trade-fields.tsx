import { TRADE_LENGTHS, type Trade } from "@standings/domain";
import { Field } from "../../../components/ui/field.tsx";

interface TradeFieldsProps {
  readonly trade: Trade;
  /** Where the lines come from. */
  readonly note: string;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<Trade>) => void;
}

/** What the company sells, to whom: the prompts are proposed for this. */
export function TradeFields({ trade, note, disabled, onChange }: TradeFieldsProps) {
  const line = (key: keyof Trade) => ({
    value: trade[key],
    maxLength: TRADE_LENGTHS[key],
    disabled,
    onChange: ({ target }: { readonly target: HTMLInputElement }) => onChange({ [key]: target.value }),
  });
  return (
    <fieldset className="mt-6 grid gap-3" aria-describedby="trade-note">
      <legend className="sr-only">The company's trade</legend>
      <Field label="What it sells" placeholder="Payroll software for small firms" {...line("sells")} />
      <div className="grid grid-cols-2 gap-3">
        <Field label="Country" placeholder="Any" {...line("country")} />
        <Field label="Language" placeholder="Its buyers'" {...line("language")} />
      </div>
      {/* Two lines of room, so that what stands below keeps its place when the site was read. */}
      <p id="trade-note" role="status" className="min-h-10 text-sm wrap-anywhere text-ink-3">
        {note}
      </p>
    </fieldset>
  );
}
