import { brandAnswersSchema, brandViewSchema, claimsSchema, withModel } from "@standings/api";
import {
  CLAIM_FILES,
  exportBrandClaims,
  exportBrandPdf,
  exportBrandTable,
  getBrandAnswers,
  getBrandMarkets,
  getBrandOverview,
  getBrandSearches,
  getBrandSources,
  getCompetitorGrid,
  getTrackedTopics,
  listBrandAlerts,
} from "@standings/services";
import { z } from "zod";
import type { callsOf } from "./call.ts";
import { sendFile } from "./headers.ts";
import {
  brandAlerts,
  brandAnswers,
  brandMarkets,
  brandOverview,
  brandSearches,
  brandSources,
  competitorGrid,
  trackedTopics,
} from "./replies/brands.ts";
import { sendTable, TABLE_CALLS } from "./table-file.ts";
import { toBrandMarkets, toTrackedTopic } from "./topic-document.ts";

export type BrandCalls = ReturnType<typeof callsOf>;

const claimFileQuery = claimsSchema.pick({ market: true, study: true });

/** What visits found. */
export function brandViewRoutes({ read }: BrandCalls): void {
  const errors = ["BRAND_NOT_FOUND", "INVALID_MARKET"] as const;

  read.get(
    "/:id/overview",
    "What the visits of a brand say",
    { query: viewSchema, answers: brandOverview, errors },
    (caller, { id: brandId, ...view }) => getBrandOverview(caller, { brandId, ...view }),
  );

  read.get(
    "/:id/sources",
    "Sources of the last four weeks of a brand",
    { query: viewSchema, answers: brandSources, errors },
    (caller, { id: brandId, ...view }) => getBrandSources(caller, { brandId, ...view }),
  );

  read.get(
    "/:id/searches",
    "What models searched the web for in the last four weeks to answer a brand's prompts",
    { query: viewSchema, answers: brandSearches, errors },
    (caller, { id: brandId, ...view }) => getBrandSearches(caller, { brandId, ...view }),
  );

  read.get(
    "/:id/competitors",
    "Prompts and companies of a brand",
    { query: viewSchema, answers: competitorGrid, errors },
    (caller, { id: brandId, ...view }) => getCompetitorGrid(caller, { brandId, ...view }),
  );

  read.get(
    "/:id/markets",
    "The markets of a brand side by side",
    {
      query: z.object({ webSearch: viewFields.webSearch }),
      answers: brandMarkets,
      errors: ["BRAND_NOT_FOUND"],
    },
    async (caller, { id: brandId, webSearch }) =>
      toBrandMarkets(await getBrandMarkets(caller, { brandId, webSearch })),
  );

  read.get(
    "/:id/topics",
    "The topics that the visits of a brand ask, with figures over ways of asking",
    {
      query: z.object({ market: viewFields.market, span: viewFields.span, webSearch: viewFields.webSearch }),
      answers: trackedTopics,
      errors,
    },
    async (caller, { id: brandId, ...view }) => {
      const topics = await getTrackedTopics(caller, { brandId, ...view });
      return { topics: topics.map(toTrackedTopic) };
    },
  );

  read.get(
    "/:id/answers",
    "The answers behind a figure of a brand, page by page",
    { query: answersSchema, answers: brandAnswers, errors },
    (caller, { id: brandId, ...page }) => getBrandAnswers(caller, { brandId, ...page }),
  );

  read.get(
    "/:id/alerts",
    "Real changes, first listings, new versions of models and new false claims, of a year",
    { query: z.object({ market }), answers: brandAlerts, errors },
    (caller, { id: brandId, market }) => listBrandAlerts(caller, { brandId, market }),
  );
}

/** A brand as files. */
export function brandFileRoutes({ read }: BrandCalls): void {
  for (const { format, words, type } of TABLE_CALLS) {
    read.get(
      `/:id/export/${format}`,
      `Every answer of a brand's visits as ${words}`,
      {
        query: viewSchema,
        answers: type,
        errors: ["BRAND_NOT_FOUND", "INVALID_MARKET", "NO_RESULTS_TO_EXPORT"],
      },
      async (caller, { id: brandId, ...view }, _request, reply) =>
        sendTable(reply, await exportBrandTable(caller, { brandId, ...view, format }), format),
    );
  }

  for (const what of CLAIM_FILES)
    for (const { format, words, type } of TABLE_CALLS)
      read.get(
        `/:id/export/${what}/${format}`,
        what === "statements"
          ? `Statements of four weeks, or of a study that was read, about a brand and its competitors as ${words}`
          : `What its owner said of verdicts as ${words}`,
        {
          query: claimFileQuery,
          answers: type,
          errors: ["BRAND_NOT_FOUND", "INVALID_MARKET", "STUDY_NOT_FOUND", "NO_RESULTS_TO_EXPORT"],
        },
        async (caller, { id: brandId, ...wanted }, _request, reply) =>
          sendTable(reply, await exportBrandClaims(caller, { brandId, ...wanted, what, format }), format),
      );

  read.get(
    "/:id/export/pdf",
    "A brand's report on paper",
    {
      query: viewSchema,
      answers: "application/pdf",
      errors: [
        "BRAND_NOT_FOUND",
        "EXPORT_NOT_INCLUDED",
        "INVALID_MARKET",
        "NO_RESULTS_TO_EXPORT",
        "EXPORT_FAILED",
      ],
    },
    async (caller, { id: brandId, ...view }, _request, reply) =>
      sendFile(reply, await exportBrandPdf(caller, { brandId, ...view }), "application/pdf"),
  );
}

const { market } = brandViewSchema.shape;
/** In addresses everything is a text. */
const viewFields = {
  market,
  span: brandViewSchema.shape.span,
  model: brandViewSchema.shape.model,
  label: brandViewSchema.shape.label,
  webSearch: z
    .enum(["true", "false"])
    .optional()
    .transform((on) => (on === undefined ? null : on === "true")),
};
const viewSchema = z.object(viewFields).transform(withModel);

const { behind, company, source, page, promptId, topicId, visitId } = brandAnswersSchema.shape;
const answersSchema = z
  .object({
    ...viewFields,
    behind,
    company,
    source,
    page,
    promptId,
    topicId,
    visitId,
    from: z.coerce.number().int().min(0).max(1_000_000).default(0),
  })
  .transform(withModel);
