import { CALL_WEIGHTS } from "@standings/domain";
import type { FastifyRequest } from "fastify";

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
  ["/api/company/overview", "against"],
  ["/api/company/aggregated-sources", "field"],
  ["/api/company/against", "against"],
  ["/api/company/said-of-both", "against"],
  ["/api/studies/:id", "study"],
  ["/api/studies/:id/answers/:columnId", "study"],
  ["/api/studies/:id/searches", "study"],
  ["/api/brands/:id/names/preview", "against"],
]);

const EXPORT = /\/export(?:-|\/|$)/;
const TRPC = "/trpc/";

/** What a procedure of tRPC, or a route of REST by its pattern, counts as. */
export function weightOfCall(name: string): number {
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

/** What a request counts as: its route, or each procedure of a batch. */
export function weightOfRequest({ url, routeOptions }: FastifyRequest): number {
  if (!url.startsWith(TRPC)) return weightOfCall(routeOptions.url ?? "");
  const [path = ""] = url.slice(TRPC.length).split("?");
  return Math.max(1, weightOfCalls(path.split(/,|%2C/i)));
}
