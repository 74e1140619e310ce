import type { AdminCatalogue } from "@standings/domain";
import type { ServiceContext } from "../../context.ts";
import { secondReading } from "../../models/second-reading.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { readModelRows, toAdminModel } from "./model-rows.ts";

/** All models in their order, also those that are not asked any more. For admins. */
export async function getCatalogue(request: ServiceRequest): Promise<AdminCatalogue> {
  const { services } = await requireAdmin(request);
  await services.directory.refresh();
  return readCatalogue(services);
}

export async function readCatalogue(services: ServiceContext): Promise<AdminCatalogue> {
  const { version, rows } = await readModelRows(services.db);
  return {
    version: Number(version),
    models: rows.map((row) => toAdminModel(row, services)),
    secondReading: {
      isOn: services.settings.extraction !== null,
      upstreamId: secondReading(services)?.upstreamId ?? null,
    },
  };
}
