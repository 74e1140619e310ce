import { type BrandRecord, type Market, marketCode, promptsByMarket, visitPrice } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { LostPrompts, useLostPrompts } from "../../components/brand/lost-prompts.tsx";
import { ModelChips } from "../../components/search/model-chips.tsx";
import { toggleModel, useModels } from "../../components/search/model-choice.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../components/ui/dialog.tsx";
import { Field, FormError } from "../../components/ui/field.tsx";
import { FormDialog } from "../../components/ui/form-dialog.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { Switch } from "../../components/ui/switch.tsx";
import { TextLink } from "../../components/ui/text-link.tsx";
import { errorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { notify } from "../../lib/notify.ts";
import { AgencyLogo } from "./agency-logo.tsx";
import { changedSettings, marketsOnto, promptsWithout, settingsOf } from "./changes-to-brand.ts";
import { MarketsField } from "./markets-field.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import { forgetBrand, useChangeBrand } from "./use-change-brand.ts";

/** What a brand is called, who is asked, when, and whose report it is. */
export function BrandSettings({ brand, onClose }: { brand: BrandRecord; onClose: () => void }) {
  const catalogue = useCatalogue();
  const { models: all } = useModels();
  const utils = trpc.useUtils();
  const [opened] = useState(() => settingsOf(brand));
  const [given, setGiven] = useState(opened);
  const [note, setNote] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const set = (changes: Partial<typeof given>) => setGiven({ ...given, ...changes });
  const change = useChangeBrand(onClose);
  const [isReading, setReading] = useState(false);
  const { names, mayTake, forget } = useLostPrompts(brand.id);
  const isSaving = isReading || change.isPending;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const { agency, models, markets, ...rest } = changedSettings(opened, given);
    const brandId = brand.id;
    // A market that another tab has added stays, with its prompts.
    setReading(true);
    const now = markets && (await utils.brands.byId.fetch({ brandId }, { staleTime: 0 }).catch(() => brand));
    const wanted = now && marketsOnto(now.markets, { before: opened.markets, after: markets });
    const isAllowed = !wanted || (await mayTake(promptsWithout(now, wanted)));
    setReading(false);
    if (!isAllowed) return;
    change.mutate({
      brandId,
      ...rest,
      ...(models && { models: [...models] }),
      ...(wanted && { markets: wanted }),
      // The logo has a control of its own, and stays without a name too.
      ...(agency !== undefined && { agency: { name: agency.trim() } }),
    });
  };
  return (
    <Dialog size="text" onClose={onClose}>
      <form
        className="grid grid-cols-1 content-start gap-5 overflow-y-auto px-4 py-6 sm:px-7"
        onSubmit={submit}
        aria-label="Settings of the brand"
        noValidate
      >
        <div className="flex items-center justify-between">
          <DialogTitle className="text-xl font-strong">Settings</DialogTitle>
          <DialogClose className="-mr-2.5" />
        </div>
        <Field label="Name" value={given.name} onChange={({ target }) => set({ name: target.value })} />
        <p className="-mt-3 text-sm text-ink-3">
          Other names, sites and spellings:{" "}
          <TextLink to="/brands/$id/names" params={{ id: brand.id }} touch="inline">
            Names
          </TextLink>
        </p>
        <ModelChips
          isField
          models={all}
          chosen={given.models}
          note={note}
          onToggle={(id) => {
            const model = all.find((one) => one.id === id);
            if (!model) return;
            const next = toggleModel(catalogue, given.models, model.id);
            set({ models: next.chosen });
            setNote(next.note);
          }}
        />
        <Switch label="Web search" checked={given.webSearch} onChange={(webSearch) => set({ webSearch })} />
        <MarketsField
          markets={given.markets}
          onChange={(markets) => {
            set({ markets });
            forget();
          }}
        />
        <ScheduleFields value={given} onChange={set} />
        <p className="text-sm text-ink-3">
          {visitPrice({ ...given, prompts: promptsAfter(brand, given.markets) })}. Changes count from the next
          visit on; a new market asks what {brand.markets[0] ? "the first one" : "the brand"} asks.
        </p>
        <Field
          label="Agency"
          value={given.agency}
          hint="Named in the head of reports and of shared pages. Leave it empty for none."
          onChange={({ target }) => set({ agency: target.value })}
        />
        <AgencyLogo brand={brand} />
        <FormError>
          {change.isError && errorCode(change.error) !== null ? change.error.message : null}
        </FormError>
        <LostPrompts names={names} />
        <div className="flex flex-wrap justify-between gap-2">
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Delete the brand
          </Button>
          <SubmitButton pending={isSaving} size="md">
            {names.length > 0 ? "Save all the same" : "Save"}
          </SubmitButton>
        </div>
      </form>
      {isDeleting && <DeleteBrand brand={brand} onClose={() => setDeleting(false)} />}
    </Dialog>
  );
}

/** How many prompts each market has after a change: a new one takes those of the first. */
function promptsAfter(brand: BrandRecord, markets: readonly Market[]): number[] {
  const before = promptsByMarket(brand);
  const codes = brand.markets.map(marketCode);
  const [first = 0] = before;
  if (markets.length === 0) return [first];
  return markets.map((market) => before[codes.indexOf(marketCode(market))] ?? first);
}

function DeleteBrand({ brand, onClose }: { brand: BrandRecord; onClose: () => void }) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const remove = trpc.brands.delete.useMutation({
    onSuccess() {
      notify.success(`${brand.name} is deleted`);
      // Its own page would ask for it again.
      void navigate({ to: "/brands" }).then(() => forgetBrand(utils));
    },
    onError: (error) => notify.error(error.message),
  });
  return (
    <FormDialog
      title={`Delete ${brand.name}?`}
      action="Delete"
      variant="danger"
      isPending={remove.isPending}
      onSubmit={() => remove.mutate({ brandId: brand.id })}
      onClose={onClose}
    >
      <p className="text-pretty text-ink-2">
        Its prompts, its figures and the answers behind them go, and links to it end. What was paid stays in
        your transactions.
      </p>
    </FormDialog>
  );
}
