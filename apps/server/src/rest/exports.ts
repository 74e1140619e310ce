import { catalogueOf, exportPdf, exportTable } from "@standings/services";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";
import { call, type RestServer } from "./call.ts";
import { claimSchema, queryOf } from "./claims.ts";
import { sendFile } from "./headers.ts";
import { sendTable, TABLE_CALLS } from "./table-file.ts";

const VIEWS = ["aggregated", "by_model", "comparison"] as const;

const exportSchema = claimSchema.extend({
  type: z.enum(["archived_results", "model_comparison", "prompt_comparison", "expert_analysis"]).optional(),
  view: z.enum(VIEWS).optional(),
  results: z.array(z.unknown()).max(1000).optional(),
});

type ExportBody = z.infer<typeof exportSchema>;

/** Files made from the caller's own results: bodies only say which (decisions "What the client may claim"). */
export async function exportRoutes(server: RestServer, { userRequestOf }: RouteOptions): Promise<void> {
  server.post(
    "/export-pdf",
    call("read", "A ranking on paper", {
      takes: { body: exportSchema },
      replies: { 200: "application/pdf" },
      errors: [
        "EXPORT_NOT_INCLUDED",
        "SEARCH_NOT_FOUND",
        "INVALID_MODEL",
        "NO_RESULTS_TO_EXPORT",
        "EXPORT_FAILED",
      ],
    }),
    async (request, reply) => {
      const caller = await userRequestOf(request);
      const body = request.body;
      const file = await exportPdf(caller, { ...queryOf(body, catalogueOf(caller)), view: viewOf(body) });
      return sendFile(reply, file, "application/pdf");
    },
  );

  server.post(
    "/export-model-comparison-pdf",
    call("read", "Each model's list on paper", {
      takes: { body: exportSchema },
      replies: { 200: "application/pdf" },
      errors: [
        "EXPORT_NOT_INCLUDED",
        "SEARCH_NOT_FOUND",
        "INVALID_MODEL",
        "NO_RESULTS_TO_EXPORT",
        "EXPORT_FAILED",
      ],
    }),
    async (request, reply) => {
      const caller = await userRequestOf(request);
      const query = queryOf(request.body, catalogueOf(caller));
      return sendFile(reply, await exportPdf(caller, { ...query, view: "by_model" }), "application/pdf");
    },
  );

  for (const { format, words, type } of TABLE_CALLS) {
    server.post(
      `/export-${format}`,
      call("read", `A ranking as ${words}`, {
        takes: { body: exportSchema },
        replies: { 200: type },
        errors: ["SEARCH_NOT_FOUND", "INVALID_MODEL", "NO_RESULTS_TO_EXPORT", "EXPORT_FAILED"],
      }),
      async (request, reply) => {
        const caller = await userRequestOf(request);
        const body = request.body;
        const file = await exportTable(caller, {
          ...queryOf(body, catalogueOf(caller)),
          view: viewOf(body),
          format,
        });
        return sendTable(reply, file, format);
      },
    );
  }
}

/** A body with the aggregate wants the aggregate, one with the models' results those (spec part 1 §7). */
function viewOf({ view, type, results, modelResults }: ExportBody): (typeof VIEWS)[number] | undefined {
  if (view) return view;
  if (type === "prompt_comparison") return "comparison";
  return modelResults !== undefined && results === undefined ? "by_model" : "aggregated";
}
