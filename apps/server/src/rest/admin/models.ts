import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../request-of.ts";

export async function adminCatalogueRoutes(_server: FastifyInstance, _options: RouteOptions): Promise<void> {}
