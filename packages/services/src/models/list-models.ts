import { MODEL_CATALOGUE, type ModelOption } from "@standings/domain";
import { allowAnyone, type ServiceRequest } from "../request.ts";

export interface ModelList {
  readonly models: readonly (ModelOption & { readonly available: boolean })[];
  /** Whether the gateway can search the web. */
  readonly webSearch: boolean;
  /** Whether models answer from the sandbox. */
  readonly sandbox: boolean;
}

/** The catalogue with what the gateway offers right now. */
export async function listModels(request: ServiceRequest): Promise<ModelList> {
  const { directory, gateway, settings } = allowAnyone(request).services;
  await directory.refresh();
  return {
    models: MODEL_CATALOGUE.map((model) => ({ ...model, available: directory.isAvailable(model.id) })),
    webSearch: gateway.capabilities.webSearch !== "none",
    sandbox: settings.modelsAreSandbox,
  };
}
