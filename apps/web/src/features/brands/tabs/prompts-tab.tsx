import {
  type BrandPrompt,
  type BrandRecord,
  MAX_BRAND_LABEL,
  type Market,
  marketCode,
  marketCodeOf,
  marketName,
  plural,
  promptsByMarket,
  promptsIn,
  visitPrice,
} from "@standings/domain";
import { Trash2 } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { LostPrompts, namesNeeding } from "../../../components/brand/lost-prompts.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { KindWord } from "../kind-word.tsx";
import { PromptEntry } from "../prompt-entry.tsx";
import { PromptSuggestions } from "../prompt-suggestions.tsx";
import type { EnteredPrompt } from "../read-prompt-lines.ts";
import { showBrand } from "../use-change-brand.ts";

interface PromptsTabProps {
  readonly brand: BrandRecord;
  readonly market: Market | null;
}

/** What visits ask in one market: added, grouped by label, removed. */
export function PromptsTab({ brand, market }: PromptsTabProps) {
  const utils = trpc.useUtils();
  const show = (changed: BrandRecord) => {
    showBrand(utils, changed);
    void utils.brands.overview.invalidate({ brandId: brand.id });
    void utils.experiments.invalidate();
    void utils.brands.list.invalidate();
  };
  const add = trpc.brands.addPrompts.useMutation({
    onSuccess: show,
    meta: { failed: "The prompts could not be added" },
  });
  const [isEverywhere, setEverywhere] = useState(false);
  const prompts = promptsIn(brand.prompts, market);
  const isAsked =
    brand.markets.length === 0 || brand.markets.some((one) => marketCode(one) === marketCodeOf(market));
  const track = (added: readonly EnteredPrompt[]) =>
    add.mutate({
      brandId: brand.id,
      prompts: added.map((one) => ({ ...one, market: isAsked && !isEverywhere ? market : null })),
    });
  const groups = Map.groupBy(prompts, ({ label }) => label ?? "");
  const labels = [...groups.keys()].sort((a, b) => (a === "" ? 1 : b === "" ? -1 : a < b ? -1 : 1));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_400px]">
      <section aria-labelledby="tracked" className="min-w-0">
        <h2 id="tracked" className="text-xl font-strong">
          {plural(prompts.length, "tracked prompt")}
          {market && ` in ${marketName(market)}`}
        </h2>
        <p className="mb-3.5 text-sm text-ink-3">
          {visitPrice({ ...brand, prompts: promptsByMarket(brand) })}
        </p>
        {prompts.length === 0 && (
          <p className={`${HEAVY_RULE} pt-4 text-ink-2`}>
            {isAsked
              ? "None yet. Add the questions that your buyers ask."
              : "Nothing is asked here any more. What was asked stands in the overview."}
          </p>
        )}
        {labels.map((label) => (
          <div key={label} className="mb-6">
            {labels.length > 1 && <h3 className="mb-1.5 font-strong">{label || "Without a label"}</h3>}
            <ul className={HEAVY_RULE}>
              {groups.get(label)?.map((prompt) => (
                <PromptItem key={prompt.id} brand={brand} prompt={prompt} onChanged={show} />
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section aria-labelledby="add-prompts">
        <h2 id="add-prompts" className="mb-3.5 text-xl font-strong">
          Add prompts
        </h2>
        {brand.markets.length > 1 && isAsked && (
          <div className="mb-3">
            <SelectField
              label="Asked in"
              value={isEverywhere ? "all" : "one"}
              onChange={({ target }) => setEverywhere(target.value === "all")}
            >
              <option value="one">{market && marketName(market)}</option>
              <option value="all">All {brand.markets.length} markets</option>
            </SelectField>
          </div>
        )}
        <PromptEntry known={prompts} isPending={add.isPending} onAdd={track} />
        <div className="mt-8">
          <PromptSuggestions domain={brand.domain} known={prompts} isPending={add.isPending} onAdd={track} />
        </div>
      </section>
    </div>
  );
}

interface PromptItemProps {
  readonly brand: BrandRecord;
  readonly prompt: BrandPrompt;
  readonly onChanged: (brand: BrandRecord) => void;
}

interface QuietFieldProps extends Pick<ComponentProps<"input">, "placeholder" | "maxLength" | "aria-label"> {
  readonly value: string;
  readonly onSave: (text: string) => void;
}

/** A field that looks like text until it is used; it is saved when it is left. */
function QuietField({ value, onSave, ...input }: QuietFieldProps) {
  return (
    <input
      // What is saved may be spelled otherwise.
      key={value}
      type="text"
      defaultValue={value}
      className="h-10 w-full min-w-0 rounded-2 border border-transparent bg-transparent px-2.5 text-sm hover:border-line-2 focus:border-line-2 max-sm:px-0"
      onBlur={({ target }) => {
        const text = target.value.trim();
        if (text !== value) onSave(text);
      }}
      onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      {...input}
    />
  );
}

/** A page of the brand's own domain as its path, another one whole. */
function shownPage(page: string | null, domain: string): string {
  if (page === null || !URL.canParse(page)) return page ?? "";
  const { hostname, pathname, search } = new URL(page);
  return hostname.replace(/^www\./, "") === domain ? pathname + search : page;
}

function PromptItem({
  brand: { id: brandId, domain },
  prompt: { id: promptId, prompt, label, page, kind },
  onChanged,
}: PromptItemProps) {
  const [isRemoving, setRemoving] = useState(false);
  const change = trpc.brands.changePrompt.useMutation({
    onSuccess: onChanged,
    meta: { failed: "The prompt could not be changed" },
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_130px_170px_auto]">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">“{prompt}”</span>
        <KindWord kind={kind} />
      </span>
      <div className="grid min-w-0 grid-cols-2 gap-x-3 max-sm:order-3 max-sm:col-span-2 sm:contents">
        <QuietField
          value={label ?? ""}
          maxLength={MAX_BRAND_LABEL}
          placeholder="No label"
          aria-label={`Label of “${prompt}”`}
          onSave={(text) => change.mutate({ brandId, promptId, label: text || null })}
        />
        <QuietField
          value={shownPage(page, domain)}
          placeholder="Add your page"
          aria-label={`Your page that answers to “${prompt}” are to cite`}
          onSave={(text) => change.mutate({ brandId, promptId, page: text || null })}
        />
      </div>
      <Button variant="ghost" size="icon" title="Remove" onClick={() => setRemoving(true)}>
        <Icon of={Trash2} />
        <span className="sr-only">Remove “{prompt}”</span>
      </Button>
      {isRemoving && (
        <RemovePrompt
          brandId={brandId}
          prompt={{ id: promptId, prompt }}
          onRemoved={onChanged}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}

interface RemovePromptProps {
  readonly brandId: string;
  readonly prompt: Pick<BrandPrompt, "id" | "prompt">;
  readonly onRemoved: (brand: BrandRecord) => void;
  readonly onClose: () => void;
}

function RemovePrompt({ brandId, prompt: { id: promptId, prompt }, onRemoved, onClose }: RemovePromptProps) {
  const { data = [], isPending } = trpc.experiments.list.useQuery({ brandId });
  const remove = trpc.brands.removePrompt.useMutation({
    onSuccess: onRemoved,
    meta: { failed: "The prompt could not be removed" },
  });
  return (
    <FormDialog
      title="Track it no more?"
      action="Remove"
      variant="danger"
      isReady={!isPending}
      isPending={remove.isPending}
      onSubmit={() => remove.mutate({ brandId, promptId })}
      onClose={onClose}
    >
      <p className="text-pretty text-ink-2">
        “{prompt}” is asked no more and leaves the tables. Its answers stay in the figures of past weeks.
        Added again, it goes on with them.
      </p>
      <LostPrompts names={namesNeeding(data, [promptId])} />
    </FormDialog>
  );
}
