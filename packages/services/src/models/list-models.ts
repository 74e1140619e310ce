import type { ModelCatalogue, ModelOption } from "@standings/domain";
import { allowAnyone, type ServiceRequest } from "../request.ts";

interface ListedModel extends ModelOption {
  readonly available: boolean;
  /** Asked unless others are chosen. */
  readonly isDefault: boolean;
}

export interface ModelList {
  readonly models: readonly ListedModel[];
  /** Those that a discovery can ask. */
  readonly discoveryModels: readonly ListedModel[];
  /** Whether the gateway can search the web. */
  readonly webSearch: boolean;
  /** Whether models answer from the sandbox. */
  readonly sandbox: boolean;
}

/** The models of this moment, for transports. */
export function catalogueOf(request: ServiceRequest): ModelCatalogue {
  return allowAnyone(request).services.catalogue.now();
}

/** The catalogue with what the gateway offers right now. */
export async function listModels(request: ServiceRequest): Promise<ModelList> {
  const { services } = allowAnyone(request);
  const { directory, gateway, settings } = services;
  const catalogue = services.catalogue.now();
  await directory.refresh();
  const defaults = catalogue.defaultIds;
  const list = ({ id, name, provider }: ModelOption) => {
    const available = directory.isAvailable(id);
    return { id, name, provider, available, isDefault: defaults.includes(id) };
  };
  return {
    models: catalogue.forSearches.map(list),
    discoveryModels: catalogue.forDiscovery.map(list),
    webSearch: gateway.capabilities.webSearch !== "none",
    sandbox: settings.modelsAreSandbox,
  };
}
