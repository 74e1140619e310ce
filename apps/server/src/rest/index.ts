import swagger from "@fastify/swagger";
import type { Services } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { EventStreams } from "../http/event-streams.ts";
import { refuseUnknownRoutes } from "../http/unknown-routes.ts";
import type { RouteOptions } from "../request-of.ts";
import { stripeWebhook } from "../webhooks/stripe.ts";
import { adminRoutes } from "./admin/index.ts";
import { analysisRoutes } from "./analysis.ts";
import { authRoutes } from "./auth.ts";
import { blogRoutes } from "./blog.ts";
import { brandRoutes } from "./brands.ts";
import { guardCalls } from "./call.ts";
import { companyRoutes } from "./company.ts";
import { companyAnalysisRoutes } from "./company-analysis.ts";
import { companyExportRoutes } from "./company-export.ts";
import { discoveryRoutes } from "./discovery.ts";
import { exportRoutes } from "./exports.ts";
import { openApiOptions, openApiRoute } from "./openapi.ts";
import { runRoutes } from "./runs.ts";
import { searchRoutes } from "./search.ts";
import { secondFactorRoutes } from "./second-factor.ts";
import { contactRoutes, conversionRoutes, modelRoutes, weatherRoutes } from "./single-calls.ts";
import { stripeRoutes } from "./stripe.ts";
import { studyRoutes } from "./studies.ts";
import { tokenRoutes } from "./tokens.ts";
import { topicRoutes } from "./topics.ts";
import { trendingRoutes } from "./trending.ts";
import { uploadRoutes } from "./upload.ts";
import { userRoutes } from "./user.ts";

/** The documented /api paths: thin adapters over the same verbs as tRPC. */
export async function restBridge(
  server: FastifyInstance,
  options: RouteOptions & { readonly services: Services; readonly streams: EventStreams },
): Promise<void> {
  acceptJsonAlone(server);
  await server.register(swagger, openApiOptions(options.services.settings.publicUrl));
  guardCalls(server, options);
  openApiRoute(server);
  refuseUnknownRoutes(server);
  await server.register(adminRoutes, { ...options, prefix: "/admin" });
  await server.register(authRoutes, { ...options, prefix: "/auth" });
  await server.register(blogRoutes, { ...options, prefix: "/blog" });
  await server.register(brandRoutes, { ...options, prefix: "/brands" });
  await server.register(contactRoutes, { ...options, prefix: "/contact" });
  await server.register(companyAnalysisRoutes, { ...options, prefix: "/company" });
  await server.register(companyRoutes, { ...options, prefix: "/company" });
  await server.register(companyExportRoutes, { ...options, prefix: "/company" });
  await server.register(discoveryRoutes, { ...options, prefix: "/company" });
  await server.register(conversionRoutes, { ...options, prefix: "/conversions" });
  await server.register(uploadRoutes, { ...options, prefix: "/upload" });
  await server.register(userRoutes, { ...options, prefix: "/user" });
  await server.register(secondFactorRoutes, { ...options, prefix: "/user/second-factor" });
  await server.register(analysisRoutes, { ...options, prefix: "/analysis" });
  await server.register(exportRoutes, { ...options, prefix: "/analysis" });
  await server.register(modelRoutes, { ...options, prefix: "/models" });
  await server.register(weatherRoutes, { ...options, prefix: "/weather" });
  await server.register(stripeRoutes, { ...options, prefix: "/stripe" });
  await server.register(stripeWebhook, { ...options, prefix: "/stripe/webhook" });
  await server.register(runRoutes, { ...options, prefix: "/runs" });
  await server.register(searchRoutes, { ...options, prefix: "/search" });
  await server.register(studyRoutes, { ...options, prefix: "/studies" });
  await server.register(topicRoutes, { ...options, prefix: "/topics" });
  await server.register(tokenRoutes, { ...options, prefix: "/tokens" });
  await server.register(trendingRoutes, { ...options, prefix: "/trending" });
}

/** Bodies are JSON and nothing else; calls without one often say `application/json` all the same. */
function acceptJsonAlone(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.removeContentTypeParser("text/plain");
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
    if (body === "") done(null, undefined);
    else parse(request, body, done);
  });
}
