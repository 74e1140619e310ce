import { ANSWERS_BEHIND, plural } from "@standings/domain";
import {
  getBrand,
  getBrandAnswers,
  getBrandNames,
  getBrandOverview,
  getBrandSources,
  getCompetitorGrid,
  listBrandAlerts,
  listBrands,
  visitNow,
} from "@standings/services";
import { z } from "zod";
import { toBrand, toNames } from "../documents/brand.ts";
import { toAlerts, toBrandAnswers, toGrid, toSources } from "../documents/brand-details.ts";
import { FROM_MODELS, fromModel } from "../from-models.ts";
import { defineTool, type Tool } from "../tool.ts";

const brandIdInput = z.string().max(100).describe("id of a brand, as list_brands gives it.");
const DAYS_12_WEEKS = { span: "12w", model: null, label: null, webSearch: null } as const;

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
          ({ id, name, domain, listed, prompts, visits, alerts, nextVisitAt, isPaused }) => ({
            id,
            name: fromModel(name),
            domain,
            prompts,
            visits,
            is_paused: isPaused,
            listed_percent: listed === null ? null : Math.round(100 * listed),
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
      "places and real changes (others are within noise: do not tell them as changes), and sources to get onto. Costs nothing.",
    ].join(" "),
    scope: "read",
    input: z.object({ id: brandIdInput }),
    async call({ id: brandId }, { request, catalogue }) {
      const [brand, overview, names] = await Promise.all([
        getBrand(request, { brandId }),
        getBrandOverview(request, { brandId, ...DAYS_12_WEEKS }),
        getBrandNames(request, { brandId }),
      ]);
      return { ...toBrand(brand, overview, catalogue), ...toNames(names) };
    },
  }),
  defineTool({
    name: "brand_details",
    title: "Competitors, sources and alerts of a brand",
    description: [
      "One part of what the last four weeks say of a brand: `competitors`, who is listed for which question; `sources`, the domains",
      "and pages that answers cite, and where only rivals are listed; `alerts`, the real changes of a year. Costs nothing.",
    ].join(" "),
    scope: "read",
    input: z.object({ id: brandIdInput, part: z.enum(["competitors", "sources", "alerts"]) }),
    async call({ id: brandId, part }, { request, catalogue }) {
      const view = { brandId, ...DAYS_12_WEEKS };
      if (part === "competitors") return toGrid(await getCompetitorGrid(request, view));
      if (part === "sources") return toSources(await getBrandSources(request, view));
      return toAlerts(
        await getBrand(request, { brandId }),
        await listBrandAlerts(request, { brandId }),
        catalogue,
      );
    },
  }),
  defineTool({
    name: "brand_answers",
    title: "The answers behind a figure of a brand",
    description: [
      "What models wrote in the last four weeks, with the words about the brand or a competitor: all answers, those that list it, or",
      "those that name a rival and not the brand; of one question or source where given. Costs nothing.",
    ].join(" "),
    scope: "read",
    input: z.object({
      id: brandIdInput,
      behind: z.enum(ANSWERS_BEHIND).default("all"),
      company: z.string().max(300).optional().describe("Domain of a competitor; the brand when left out."),
      source: z.string().max(300).optional().describe("A domain that the answers cite."),
      prompt_id: z.string().max(100).optional().describe("As brand_details gives it."),
      from: z.int().min(0).max(1_000_000).default(0).describe("`next` of the answers before."),
    }),
    async call({ id: brandId, prompt_id: promptId, ...wanted }, { request, catalogue }) {
      return toBrandAnswers(
        await getBrandAnswers(request, { brandId, ...DAYS_12_WEEKS, promptId, ...wanted }),
        catalogue,
      );
    },
  }),
  defineTool({
    name: "visit_brand",
    title: "Visit a brand now",
    description: [
      "Asks all prompts of a brand now. Costs a credit for each prompt and round; all are held at the start, and those that",
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
  }),
];
