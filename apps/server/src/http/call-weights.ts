import { CALL_WEIGHTS } from "@standings/domain";
import type { FastifyRequest } from "fastify";
import { z } from "zod";

/** Which weight a procedure of tRPC or a route of REST has; whatever is not named here counts once. */
const WEIGHT_OF = new Map<string, keyof typeof CALL_WEIGHTS>([
  ["company.overview", "field"],
  ["company.shared", "field"],
  ["company.questions", "field"],
  ["company.weeks", "field"],
  ["company.sources", "field"],
  ["company.competition", "field"],
  ["company.against", "against"],
  ["company.saidOfBoth", "against"],
  ["study.byId", "study"],
  ["study.answer", "study"],
  ["study.searches", "study"],
  ["account.export", "export"],
  ["brands.previewNames", "against"],
  ["topic.previewQueries", "field"],
  ["topic.addWordings", "field"],
  ["experiments.plan", "field"],
  ["/api/company/overview", "against"],
  ["/api/company/aggregated-sources", "field"],
  ["/api/company/against", "against"],
  ["/api/company/said-of-both", "against"],
  ["/api/studies/:id", "study"],
  ["/api/studies/:id/answers/:columnId", "study"],
  ["/api/studies/:id/searches", "study"],
  ["/api/brands/:id/names/preview", "against"],
  ["/api/topics/:id/wordings", "field"],
  ["/api/topics/:id/wordings/preview", "field"],
  ["/api/brands/:id/experiments/plan", "field"],
]);

/** The procedures of tRPC that a tool of MCP reads as much as, at most; a tool that is not named here counts once. */
const READS_OF_TOOL = new Map<string, readonly string[]>([
  ["get_ranking", ["search.getOwnOrShared", "search.repeats"]],
  ["company_visibility", ["company.overview", "company.sources", "company.competition"]],
  ["company_against", ["company.against", "company.saidOfBoth"]],
  ["credits", ["credits.balance", "credits.usage"]],
  // Before its rounds, and after them.
  ["get_study", ["study.byId", "study.byId"]],
  ["read_topic", ["topic.byId", "study.byId"]],
  ["brand_overview", ["brands.byId", "brands.overview", "brands.names"]],
  ["brand_details", ["brands.byId", "brands.grid"]],
  ["plan_experiment", ["experiments.plan"]],
  ["brand_answers", ["brands.byId", "brands.answers"]],
  // With a verdict, its claims and all of them.
  ["what_models_say", ["brands.byId", "brands.claims", "brands.claims", "brands.claimStatements"]],
]);

const EXPORT = /\/export(?:-|\/|$)/;
const TRPC = "/trpc/";
const MCP = "/mcp";
const toolCallSchema = z.object({ method: z.literal("tools/call"), params: z.object({ name: z.string() }) });

/** Signed by the payment provider, whose events come from a few addresses. */
const UNLIMITED = "/api/stripe/webhook";

/** What a procedure of tRPC, or a route of REST by its pattern, counts as. */
export function weightOfCall(name: string): number {
  if (name === UNLIMITED) return 0;
  if (EXPORT.test(name)) return CALL_WEIGHTS.export;
  const weight = WEIGHT_OF.get(name);
  return weight === undefined ? 1 : CALL_WEIGHTS[weight];
}

/** What procedures that are called together count as. */
export function weightOfCalls(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + weightOfCall(name), 0);
}

/** What mutations that are called together count as: only those that read as much as a heavy query. */
export function weightOfMutations(names: readonly string[]): number {
  return weightOfCalls(names.filter((name) => WEIGHT_OF.has(name)));
}

/** What a message to the MCP server counts as: a tool's call as what it reads, all else once. */
function weightOfMessage(message: unknown): number {
  const call = toolCallSchema.safeParse(message).data;
  const reads = call && READS_OF_TOOL.get(call.params.name);
  return reads ? weightOfCalls(reads) : 1;
}

/** What a request counts as: its route, each procedure of a batch, or the tool that its body, once it is read, calls. */
export function weightOfRequest({ url, routeOptions, body }: FastifyRequest): number {
  if (routeOptions.url?.startsWith(MCP)) return weightOfMessage(body);
  if (!url.startsWith(TRPC)) return weightOfCall(routeOptions.url ?? "");
  const [path = ""] = url.slice(TRPC.length).split("?");
  return Math.max(1, weightOfCalls(path.split(/,|%2C/i)));
}
