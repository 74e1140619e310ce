import { brandAnswersSchema, brandViewSchema, withModel } from "@standings/api";
import {
  exportBrandPdf,
  exportBrandTable,
  getBrandAnswers,
  getBrandOverview,
  getBrandSources,
  getCompetitorGrid,
  listBrandAlerts,
} from "@standings/services";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";
import { byId, call, type RestServer } from "./call.ts";
import { sendFile } from "./headers.ts";
import { brandAlerts, brandAnswers, brandOverview, brandSources, competitorGrid } from "./replies/brands.ts";
import { sendTable, TABLE_CALLS } from "./table-file.ts";

/** What visits found. */
export function brandViewRoutes(server: RestServer, { userRequestOf }: RouteOptions): void {
  const takes = { params: byId, querystring: viewSchema };
  const errors = ["BRAND_NOT_FOUND"] as const;

  server.get(
    "/:id/overview",
    call("read", "What the visits of a brand say", { takes, replies: { 200: brandOverview }, errors }),
    async (request) =>
      getBrandOverview(await userRequestOf(request), { brandId: request.params.id, ...request.query }),
  );

  server.get(
    "/:id/sources",
    call("read", "Sources of the last four weeks of a brand", {
      takes,
      replies: { 200: brandSources },
      errors,
    }),
    async (request) =>
      getBrandSources(await userRequestOf(request), { brandId: request.params.id, ...request.query }),
  );

  server.get(
    "/:id/competitors",
    call("read", "Prompts and companies of a brand", { takes, replies: { 200: competitorGrid }, errors }),
    async (request) =>
      getCompetitorGrid(await userRequestOf(request), { brandId: request.params.id, ...request.query }),
  );

  server.get(
    "/:id/answers",
    call("read", "The answers behind a figure of a brand, page by page", {
      takes: { params: byId, querystring: answersSchema },
      replies: { 200: brandAnswers },
      errors,
    }),
    async (request) =>
      getBrandAnswers(await userRequestOf(request), { brandId: request.params.id, ...request.query }),
  );

  server.get(
    "/:id/alerts",
    call("read", "Real changes and new versions of models, of a year", {
      takes: { params: byId },
      replies: { 200: brandAlerts },
      errors,
    }),
    async (request) => ({
      alerts: await listBrandAlerts(await userRequestOf(request), { brandId: request.params.id }),
    }),
  );
}

/** A brand as files. */
export function brandFileRoutes(server: RestServer, { userRequestOf }: RouteOptions): void {
  const takes = { params: byId, querystring: viewSchema };

  for (const { format, words, type } of TABLE_CALLS) {
    server.get(
      `/:id/export/${format}`,
      call("read", `Every answer of a brand's visits as ${words}`, {
        takes,
        replies: { 200: type },
        errors: ["BRAND_NOT_FOUND", "NO_RESULTS_TO_EXPORT"],
      }),
      async (request, reply) => {
        const view = { brandId: request.params.id, ...request.query, format };
        return sendTable(reply, await exportBrandTable(await userRequestOf(request), view), format);
      },
    );
  }

  server.get(
    "/:id/export/pdf",
    call("read", "A brand's report on paper", {
      takes,
      replies: { 200: "application/pdf" },
      errors: ["BRAND_NOT_FOUND", "EXPORT_NOT_INCLUDED", "NO_RESULTS_TO_EXPORT", "EXPORT_FAILED"],
    }),
    async (request, reply) => {
      const view = { brandId: request.params.id, ...request.query };
      return sendFile(reply, await exportBrandPdf(await userRequestOf(request), view), "application/pdf");
    },
  );
}

const viewFields = {
  span: brandViewSchema.shape.span,
  model: brandViewSchema.shape.model,
  label: brandViewSchema.shape.label,
  webSearch: z
    .enum(["true", "false"])
    .optional()
    .transform((on) => (on === undefined ? null : on === "true")),
};
const viewSchema = z.object(viewFields).transform(withModel);

const { behind, company, source, promptId, visitId } = brandAnswersSchema.shape;
const answersSchema = z
  .object({
    ...viewFields,
    behind,
    company,
    source,
    promptId,
    visitId,
    from: z.coerce.number().int().min(0).max(1_000_000).default(0),
  })
  .transform(withModel);
