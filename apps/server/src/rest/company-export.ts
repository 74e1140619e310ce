import { fieldSchema, modelIdSchema, text } from "@standings/api";
import { exportCompany } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../request-of.ts";
import { callsOf } from "./call.ts";
import { sendFile } from "./headers.ts";

/**
 * What the page shows comes along as `historicalData`, `analysis` or `sourceAnalysis` and is not read: the report is made of the
 * server's own data (decisions "What the client may claim").
 */
const companyExportSchema = fieldSchema.partial().extend({
  companyName: text(200).default(""),
  tabType: text(50).default(""),
  modelId: modelIdSchema.optional(),
});

/** A thousand searches of a company's history, as a client has them from `GET /search/historical/{term}`. */
const BODY_BYTES = 4 * 1024 * 1024;

export async function companyExportRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  callsOf(server, options).read.post(
    "/analysis/export-pdf",
    "A company on paper",
    {
      body: companyExportSchema,
      bodyLimit: BODY_BYTES,
      answers: "application/pdf",
      errors: [
        "EXPORT_NOT_INCLUDED",
        "INVALID_DOMAIN",
        "EXPORT_FAILED",
        "ANALYSIS_NOT_FOUND",
        "NO_RESULTS_TO_EXPORT",
      ],
    },
    async (caller, { domain = "", ...wanted }, _request, reply) =>
      sendFile(reply, await exportCompany(caller, { ...wanted, domain }), "application/pdf"),
  );
}
