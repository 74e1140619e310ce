import { text } from "@standings/api";
import {
  ANSWERS_BEHIND,
  type BrandRecord,
  marketCode,
  marketCodeOf,
  NO_MARKET,
  plural,
  wholePoints,
} from "@standings/domain";
import {
  getBrand,
  getBrandAnswers,
  getBrandMarkets,
  getBrandNames,
  getBrandOverview,
  getBrandSearches,
  getBrandSources,
  getCompetitorGrid,
  getTrackedTopics,
  listBrandAlerts,
  listBrands,
  ServiceError,
  visitNow,
} from "@standings/services";
import { z } from "zod";
import { toBrand, toNames } from "../documents/brand.ts";
import {
  toAlerts,
  toBrandAnswers,
  toGrid,
  toMarkets,
  toSearches,
  toSources,
  toTopics,
} from "../documents/brand-details.ts";
import { FROM_MODELS, fromModel } from "../from-models.ts";
import { brandIdInput } from "../inputs.ts";
import { defineTool, type Tool } from "../tool.ts";

export const marketOfBrand = text(20)
  .optional()
  .describe(
    `Country and language as list_brands gives them, such as DE/de; "${NO_MARKET}" for what was asked in no market. Needed where a brand has two: figures of two markets are never averaged.`,
  );
const TWELVE_WEEKS = { span: "12w", model: null, label: null, webSearch: null } as const;

/** The market that figures of a brand are wanted of. Throws MARKET_NEEDED, which names them, where a brand has two and none is given. */
export function wantedMarket({ markets }: BrandRecord, wanted: string | undefined): string | null {
  if (wanted === undefined && markets.length > 1)
    throw new ServiceError("MARKET_NEEDED", { fields: { markets: markets.map(marketCode).join(", ") } });
  return wanted ?? null;
}

export const brandTools = (): Tool[] => [
  defineTool({
    name: "list_brands",
    title: "Brands of this account",
    description:
      "The companies that this account watches, each with the share of answers that list it and its next visit. Costs nothing.",
    scope: "read",
    input: z.object({}),
    async call(_input, { request }) {
      const brands = await listBrands(request);
      return {
        notice: FROM_MODELS,
        brands: brands.map(
          ({
            id,
            name,
            domain,
            markets,
            market,
            listed,
            prompts,
            visits,
            alerts,
            nextVisitAt,
            isPaused,
          }) => ({
            id,
            name: fromModel(name),
            domain,
            markets: markets.map(marketCode),
            figures_are_of_market: marketCodeOf(market),
            prompts,
            visits,
            is_paused: isPaused,
            listed_percent: listed === null ? null : wholePoints(listed),
            alerts_in_30_days: alerts,
            next_visit_at: nextVisitAt,
          }),
        ),
      };
    },
  }),
  defineTool({
    name: "brand_overview",
    title: "Where a brand stands",
    description: [
      "What twelve weeks of visits say of a brand: how often answers list it and its competitors, with ranges, its prompts with",
      "places and real changes (others are within noise: do not tell them as changes), and sources to get onto.",
      "Of one market, never over two. Costs nothing.",
    ].join(" "),
    scope: "read",
    input: z.object({ id: brandIdInput, market: marketOfBrand }),
    async call({ id: brandId, market: given }, { request, catalogue }) {
      const brand = await getBrand(request, { brandId });
      const market = wantedMarket(brand, given);
      const [overview, names] = await Promise.all([
        getBrandOverview(request, { brandId, market, ...TWELVE_WEEKS }),
        getBrandNames(request, { brandId }),
      ]);
      return { ...toBrand(brand, overview, catalogue), ...toNames(names) };
    },
  }),
  defineTool({
    name: "brand_details",
    title: "Competitors, sources, web searches, topics and alerts of a brand",
    description: [
      "One part of what the last four weeks say of a brand: `competitors`, who is listed for which question; `sources`, the domains",
      "and pages that answers cite, and where only rivals are listed; `searches`, what models searched the web for, and how many of",
      "these answers list the brand; `markets`, all its markets side by side; `topics`, how often the brand is listed however buyers ask, where its visits ask topics;",
      "`alerts`, the real changes of a year; one that is `to_check` rests on the verdict of a model that is often wrong:",
      "a person has to check it, do not tell it as a fact. Costs nothing.",
    ].join(" "),
    scope: "read",
    input: z.object({
      id: brandIdInput,
      part: z.enum(["competitors", "sources", "searches", "markets", "topics", "alerts"]),
      market: marketOfBrand,
    }),
    async call({ id: brandId, part, market: given }, { request, catalogue }) {
      const brand = await getBrand(request, { brandId });
      if (part === "markets")
        return toMarkets(brand, await getBrandMarkets(request, { brandId, webSearch: null }), catalogue);
      const market = wantedMarket(brand, given);
      const view = { brandId, market, ...TWELVE_WEEKS };
      if (part === "competitors") return toGrid(await getCompetitorGrid(request, view));
      if (part === "sources") return toSources(await getBrandSources(request, view));
      if (part === "searches") return toSearches(await getBrandSearches(request, view), catalogue);
      if (part === "topics") return toTopics(brand, await getTrackedTopics(request, view));
      return toAlerts(brand, await listBrandAlerts(request, { brandId, market }), catalogue);
    },
  }),
  defineTool({
    name: "brand_answers",
    title: "The answers behind a figure of a brand",
    description: [
      "What models wrote in the last four weeks, with the words about the brand or a competitor: all lists, those that list it,",
      "those that name a rival and not it, or plain answers (asked for no list) that speak of it; of one question or source. Costs nothing.",
    ].join(" "),
    scope: "read",
    input: z.object({
      id: brandIdInput,
      behind: z.enum(ANSWERS_BEHIND).default("all"),
      company: text(300).optional().describe("Domain of a competitor; the brand when left out."),
      source: text(300).optional().describe("A domain that the answers cite."),
      page: text(2_000).optional().describe("Address of a page that they cite, whatever its spelling."),
      prompt_id: text(100).optional().describe("As brand_details gives it."),
      from: z.int().min(0).max(1_000_000).default(0).describe("`next` of the answers before."),
      market: marketOfBrand,
    }),
    async call({ id: brandId, prompt_id: promptId, market: given, ...wanted }, { request, catalogue }) {
      const market = wantedMarket(await getBrand(request, { brandId }), given);
      const answers = await getBrandAnswers(request, {
        brandId,
        market,
        ...TWELVE_WEEKS,
        promptId,
        ...wanted,
      });
      return toBrandAnswers(answers, catalogue);
    },
  }),
  visitTool(),
];

const visitTool = (): Tool =>
  defineTool({
    name: "visit_brand",
    title: "Visit a brand now",
    description: [
      "Asks all prompts of a brand now, in all its markets. Costs a credit for each prompt and round, twice that where the brand asks in plain words, too; all are held at the start, and those that",
      "bring no answer come back. Ask the user before you spend more than they said.",
    ].join(" "),
    scope: "run",
    input: z.object({
      id: brandIdInput,
      visit_id: z
        .uuid()
        .optional()
        .describe("Of your choice: sent again with the same one, it happens once."),
    }),
    async call({ id: brandId, visit_id: clientVisitId = crypto.randomUUID() }, { request }) {
      const { visitCost } = await getBrand(request, { brandId });
      const { visitId, creditsHeld, remainingCredits } = await visitNow(request, { brandId, clientVisitId });
      return {
        visit_id: visitId,
        status: "running",
        credits_held: creditsHeld,
        credits_left: remainingCredits,
        next: `It takes minutes and at most ${plural(visitCost, "credit")}. brand_overview tells it when it has ended.`,
      };
    },
  });
