import { catalogueOf, exportPdf, exportTable } from "@standings/services";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";
import { callsOf } from "./call.ts";
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
export async function exportRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { read } = callsOf(server, options);
  const errors = ["SEARCH_NOT_FOUND", "INVALID_MODEL", "NO_RESULTS_TO_EXPORT", "EXPORT_FAILED"] as const;
  const paper = {
    body: exportSchema,
    answers: "application/pdf",
    errors: ["EXPORT_NOT_INCLUDED", ...errors],
  } as const;

  read.post("/export-pdf", "A ranking on paper", paper, async (caller, body, _request, reply) => {
    const query = queryOf(body, catalogueOf(caller));
    return sendFile(reply, await exportPdf(caller, { ...query, view: viewOf(body) }), paper.answers);
  });

  read.post(
    "/export-model-comparison-pdf",
    "Each model's list on paper",
    paper,
    async (caller, body, _request, reply) => {
      const query = queryOf(body, catalogueOf(caller));
      return sendFile(reply, await exportPdf(caller, { ...query, view: "by_model" }), paper.answers);
    },
  );

  for (const { format, words, type } of TABLE_CALLS) {
    read.post(
      `/export-${format}`,
      `A ranking as ${words}`,
      { body: exportSchema, answers: type, errors },
      async (caller, body, _request, reply) => {
        const query = queryOf(body, catalogueOf(caller));
        const file = await exportTable(caller, { ...query, view: viewOf(body), format });
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
