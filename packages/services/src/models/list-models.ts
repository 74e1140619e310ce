import { MODEL_CATALOGUE, type ModelOption } from "@standings/domain";
import type { ServiceContext } from "../context.ts";

export interface ModelList {
  readonly models: readonly (ModelOption & { readonly available: boolean })[];
  /** Whether the gateway can search the web. */
  readonly webSearch: boolean;
  /** Whether models answer from the sandbox. */
  readonly sandbox: boolean;
}

/** The catalogue with what the gateway offers right now. */
export async function listModels({ directory, gateway, settings }: ServiceContext): Promise<ModelList> {
  await directory.refresh();
  return {
    models: MODEL_CATALOGUE.map((model) => ({ ...model, available: directory.isAvailable(model.id) })),
    webSearch: gateway.capabilities.webSearch !== "none",
    sandbox: settings.modelsAreSandbox,
  };
}
