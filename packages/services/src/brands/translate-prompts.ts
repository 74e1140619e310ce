import {
  type BrandPrompt,
  checkTranslation,
  MAX_TRANSLATED,
  type MadeTranslation,
  type ModelOption,
  marketCode,
  type OfMarket,
  type ProposedTranslation,
  promptKey,
  promptsIn,
  questionKinds,
  type RefusedTranslation,
  type TranslatedPrompts,
  type TranslationRefusal,
  untranslatedPrompts,
} from "@standings/domain";
import { askTranslations, comparePairs } from "@standings/models";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { countUse } from "../limits/rate-limit.ts";
import { countCost } from "../models/count-cost.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { directoryFinder } from "../topics/names-of-directory.ts";
import type { OfBrand } from "./change-brand.ts";
import { chosenMarket, marketsOf } from "./markets.ts";
import { readCountedNames } from "./names/read-names.ts";
import { findBrand, readPrompts } from "./read-brand.ts";

export interface TranslationWish extends OfBrand, OfMarket {}

/**
 * Proposes, in the language of a market of a brand of the viewer, the prompts that it asks in the words of the first market: one model
 * translates, code and two other models check (`names-claims-topics-markets.md` §4.4). Free, ten times a day. Nothing is changed: a
 * person takes each in (`addPrompts`). Throws BRAND_NOT_FOUND, INVALID_MARKET, NOTHING_TO_TRANSLATE, TRANSLATION_FAILED or
 * TOO_MANY_REQUESTS.
 */
export async function translatePrompts(
  request: ServiceRequest,
  { brandId, market: code }: TranslationWish,
): Promise<TranslatedPrompts> {
  const { services, viewer } = requireScope(request, "run");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const [first] = marketsOf(brand);
  const market = chosenMarket(brand, { market: code });
  if (!first || market === null || !brand.markets.includes(marketCode(market)))
    throw new ServiceError("INVALID_MARKET");
  const asked = await readPrompts(db, brand.id);
  const waiting = untranslatedPrompts(asked, first, market);
  if (waiting.length === 0) throw new ServiceError("NOTHING_TO_TRANSLATE");
  await countUse(services, "translate", viewer);
  await services.directory.refresh();
  const now = waiting.slice(0, MAX_TRANSLATED);
  const made = await ask(services, now, { from: first.language, to: market.language });
  const names = await readCountedNames(db, brand.id);
  const kindOf = questionKinds(names[0], names.slice(1));
  const isOfDirectory = await directoryFinder(
    services,
    made.flatMap((one) => one?.text ?? []),
    now.map(({ prompt }) => prompt).join(" / "),
  );
  const keys = new Set(promptsIn(asked, market).map(({ prompt }) => promptKey(prompt)));
  const rules = {
    language: market.language,
    isAsked: (key: string) => keys.has(key),
    namesCompany: (text: string) => kindOf(text) !== "open" || isOfDirectory(text),
  };
  const refused: RefusedTranslation[] = [];
  const passed: { readonly source: BrandPrompt; readonly text: string }[] = [];
  for (const [nth, source] of now.entries()) {
    const one = made[nth] ?? null;
    const checked = checkTranslation(source.prompt, one, rules);
    if (typeof checked === "string") refused.push(toRefused(source, one?.text ?? null, checked));
    else passed.push({ source, ...checked });
  }
  const told = await compare(services, passed, { from: market.language, to: first.language });
  const proposed: ProposedTranslation[] = [];
  for (const [nth, { source, text }] of passed.entries()) {
    const one = told[nth];
    if (typeof one !== "object") refused.push(toRefused(source, text, one ?? "unchecked"));
    else proposed.push({ promptId: source.id, prompt: source.prompt, text, back: one.back });
  }
  return {
    proposed,
    refused,
    left: waiting.length - now.length,
    isSandbox: services.settings.modelsAreSandbox,
  };
}

function toRefused(
  { id, prompt }: BrandPrompt,
  text: string | null,
  reason: TranslationRefusal,
): RefusedTranslation {
  return { promptId: id, prompt, text, reason };
}

interface Languages {
  readonly from: string;
  readonly to: string;
}

/** The model that translates, one that translates back, and one that compares: of other makers where there are. */
function modelsFor({
  catalogue,
  directory,
}: ServiceContext): readonly [ModelOption, ModelOption, ModelOption] {
  const { defaultDiscoveryId, forDiscovery } = catalogue.now();
  const offered = forDiscovery.filter(({ id }) => directory.isAvailable(id));
  const maker = offered.find(({ id }) => id === defaultDiscoveryId) ?? offered[0];
  const others = offered.filter(({ id }) => id !== maker?.id);
  const back = others.find(({ provider }) => provider !== maker?.provider) ?? others[0];
  const judge = others.find(({ id, provider }) => id !== back?.id && provider !== maker?.provider) ?? back;
  if (!maker || !back || !judge) throw new ServiceError("TRANSLATION_FAILED");
  return [maker, back, judge];
}

function optionsOf({ gateway, breaker, settings }: ServiceContext) {
  const { modelDeadlineMs: deadlineMs, modelBackoffMs: backoffMs } = settings.patience;
  return { gateway, breaker, deadlineMs, backoffMs, signal: AbortSignal.timeout(deadlineMs) };
}

/** Throws TRANSLATION_FAILED. */
async function ask(
  services: ServiceContext,
  prompts: readonly BrandPrompt[],
  languages: Languages,
): Promise<readonly (MadeTranslation | null)[]> {
  const [maker] = modelsFor(services);
  return translate(
    services,
    maker,
    prompts.map(({ prompt }) => prompt),
    languages,
  );
}

async function translate(
  services: ServiceContext,
  { id: modelId }: ModelOption,
  prompts: readonly string[],
  languages: Languages,
): Promise<readonly (MadeTranslation | null)[]> {
  const upstreamId = services.directory.upstreamId(modelId);
  const outcome = await services.limitCalls(() =>
    askTranslations({ modelId, upstreamId, prompts, ...languages }, optionsOf(services)),
  );
  await countCost(services, outcome);
  if (outcome.status === "error")
    throw new ServiceError("TRANSLATION_FAILED", {
      message: `The prompts could not be translated: ${outcome.detail}`,
    });
  return outcome.value;
}

/** What each translation is called in the first language again, or why it is not let through. Throws TRANSLATION_FAILED. */
async function compare(
  services: ServiceContext,
  passed: readonly { readonly source: BrandPrompt; readonly text: string }[],
  languages: Languages,
): Promise<readonly ({ readonly back: string } | TranslationRefusal)[]> {
  if (passed.length === 0) return [];
  const [, other, { id: modelId }] = modelsFor(services);
  const backs = await translate(
    services,
    other,
    passed.map(({ text }) => text),
    languages,
  );
  const upstreamId = services.directory.upstreamId(modelId);
  const pairs = passed.map(({ source }, nth): [string, string] => [source.prompt, backs[nth]?.text ?? ""]);
  const outcome = await services.limitCalls(() =>
    comparePairs({ modelId, upstreamId, pairs }, optionsOf(services)),
  );
  await countCost(services, outcome);
  if (outcome.status === "error")
    throw new ServiceError("TRANSLATION_FAILED", {
      message: `The translations could not be checked: ${outcome.detail}`,
    });
  return passed.map((_, nth) => {
    const [back, told] = [backs[nth]?.text.trim() ?? "", outcome.value[nth]];
    if (back === "" || !told) return "unchecked";
    return told.sameNeed && told.answeredByList ? { back } : "need";
  });
}
