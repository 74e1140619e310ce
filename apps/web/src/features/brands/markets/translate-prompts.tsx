import {
  type BrandRecord,
  languageName,
  type Market,
  marketCode,
  marketPlace,
  plural,
  promptsIn,
  TRANSLATION_REFUSALS,
  type TranslatedPrompts,
  untranslatedPrompts,
} from "@standings/domain";
import { useState } from "react";
import { LostPrompts, useLostPrompts } from "../../../components/brand/lost-prompts.tsx";
import { SandboxBadge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { FormError } from "../../../components/ui/field.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { showBrand } from "../use-change-brand.ts";

/** Markets that ask in the words of the first: a model proposes theirs, a person takes them in. Nothing where each has its own. */
export function TranslatePrompts({ brand }: { brand: BrandRecord }) {
  const [first, ...others] = brand.markets;
  const waiting = others.flatMap((market) => {
    const prompts = first ? untranslatedPrompts(brand.prompts, first, market) : [];
    return prompts.length > 0 ? [{ market, count: prompts.length }] : [];
  });
  if (!first || waiting.length === 0) return null;
  return (
    <TitledSection title="In each market’s language" heading="pb-1">
      <p className="mb-3.5 max-w-160 text-sm text-pretty text-ink-3">
        A buyer asks in their own words. One model translates, two others check it by translating it back, and
        you take in what is right: it takes the place of the first market’s words from the next visit on.
        Free, ten times a day.
      </p>
      <ul className={HEAVY_RULE}>
        {waiting.map(({ market, count }) => (
          <li key={marketCode(market)} className="border-b border-line py-3.5">
            <OfMarket brand={brand} first={first} market={market} count={count} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

interface OfMarketProps {
  readonly brand: BrandRecord;
  readonly first: Market;
  readonly market: Market;
  /** Prompts in the words of the first market. */
  readonly count: number;
}

function OfMarket({ brand, first, market, count }: OfMarketProps) {
  const translate = trpc.brands.translatePrompts.useMutation();
  const language = languageName(market.language);
  const { data } = translate;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>
          {plural(count, "prompt")} in {marketPlace(market)} {count === 1 ? "is" : "are"} asked in{" "}
          {languageName(first.language)}.
        </p>
        <Button
          pending={translate.isPending}
          disabled={translate.isPending}
          onClick={() => translate.mutate({ brandId: brand.id, market: marketCode(market) })}
        >
          {data ? `Translate into ${language} again` : `Translate into ${language}`}
        </Button>
      </div>
      <FormError>{failureText(translate, "The prompts could not be translated.")}</FormError>
      {translate.isPending && <p role="status">Models translate and check. That takes a minute.</p>}
      {data && !translate.isPending && (
        <Proposed
          key={data.proposed.map(({ text }) => text).join()}
          brand={brand}
          market={market}
          found={data}
          onDone={translate.reset}
        />
      )}
    </div>
  );
}

interface ProposedProps {
  readonly brand: BrandRecord;
  readonly market: Market;
  readonly found: TranslatedPrompts;
  readonly onDone: () => void;
}

function Proposed({ brand, market, found: { proposed, refused, left, isSandbox }, onDone }: ProposedProps) {
  const utils = trpc.useUtils();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const add = trpc.brands.addPrompts.useMutation({
    onSuccess(changed) {
      showBrand(utils, changed);
      void utils.brands.invalidate();
      void utils.experiments.invalidate();
      onDone();
    },
  });
  const taken = proposed.filter(({ promptId }) => !leftOut.includes(promptId));
  const { names, isReading, mayTake, forget } = useLostPrompts(brand.id);
  const isPending = isReading || add.isPending;
  const pairs = brand.prompts.flatMap(({ id, pairId }) =>
    taken.some(({ promptId }) => promptId === id) ? [pairId] : [],
  );
  const replaced = promptsIn(brand.prompts, market).flatMap(({ id, pairId }) =>
    pairs.includes(pairId) ? [id] : [],
  );
  return (
    <div className="grid justify-items-start gap-3">
      {isSandbox && <SandboxBadge />}
      {proposed.length > 0 && (
        <ul aria-label="Proposed translations" className="w-full border-t border-line">
          {proposed.map(({ promptId, prompt, text, back }) => (
            <li key={promptId} className="border-b border-line py-2">
              <label className="flex cursor-pointer items-start gap-3">
                <input
                  type="checkbox"
                  className="mt-1 size-4 flex-none accent-ink"
                  checked={!leftOut.includes(promptId)}
                  onChange={({ target }) => {
                    forget();
                    setLeftOut(
                      target.checked ? leftOut.filter((id) => id !== promptId) : [...leftOut, promptId],
                    );
                  }}
                />
                <span className="min-w-0 wrap-anywhere">
                  <span lang={market.language} className="block font-medium">
                    “{text}”
                  </span>
                  <span className="block text-sm text-ink-3">
                    for “{prompt}” · translated back “{back}”
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <LostPrompts names={names} />
      {proposed.length > 0 && (
        <Button
          variant="primary"
          pending={isPending}
          disabled={isPending || taken.length === 0}
          onClick={async () => {
            if (!(await mayTake(replaced))) return;
            add.mutate({
              brandId: brand.id,
              prompts: taken.map(({ promptId, text }) => ({
                prompt: text,
                label: null,
                market,
                pairOf: promptId,
              })),
            });
          }}
        >
          Take in {plural(taken.length, "translation")}
          {names.length > 0 && " all the same"}
        </Button>
      )}
      <FormError>{failureText(add, "The translations could not be taken in.")}</FormError>
      {refused.length > 0 && (
        <div className="text-sm">
          <p className="font-strong">Not proposed ({refused.length})</p>
          <ul className="grid gap-1 text-ink-2">
            {refused.map(({ promptId, prompt, text, reason }) => (
              <li key={promptId} className="wrap-anywhere">
                “{text || prompt}” {TRANSLATION_REFUSALS[reason]}.
              </li>
            ))}
          </ul>
        </div>
      )}
      {left > 0 && <p className="text-sm text-ink-3">{plural(left, "prompt")} more the next time.</p>}
    </div>
  );
}
