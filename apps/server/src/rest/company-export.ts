import { domainSchema, modelIdSchema, text } from "@standings/api";
import { exportCompany } from "@standings/services";
import type { RouteOptions } from "../request-of.ts";
import { call, type RestServer } from "./call.ts";
import { sendFile } from "./headers.ts";

/**
 * What the page shows comes along as `historicalData`, `analysis` or `sourceAnalysis` and is not read: the report is made of the
 * server's own data (decisions "What the client may claim").
 */
const companyExportSchema = domainSchema.partial().extend({
  companyName: text(200).default(""),
  tabType: text(50).default(""),
  modelId: modelIdSchema.optional(),
});

/** A thousand searches of a company's history, as a client has them from `GET /search/historical/{term}`. */
const BODY_BYTES = 4 * 1024 * 1024;

export async function companyExportRoutes(
  server: RestServer,
  { userRequestOf }: RouteOptions,
): Promise<void> {
  server.post(
    "/analysis/export-pdf",
    {
      bodyLimit: BODY_BYTES,
      ...call("read", "A company on paper", {
        takes: { body: companyExportSchema },
        replies: { 200: "application/pdf" },
        errors: ["EXPORT_NOT_INCLUDED", "INVALID_DOMAIN", "EXPORT_FAILED", "ANALYSIS_NOT_FOUND"],
      }),
    },
    async (request, reply) => {
      const caller = await userRequestOf(request);
      const { domain = "", ...wanted } = request.body;
      return sendFile(reply, await exportCompany(caller, { ...wanted, domain }), "application/pdf");
    },
  );
}
