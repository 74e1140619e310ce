import type { CatalogueModel } from "./catalogue.ts";

/** Most models that a search asks by itself. */
const DEFAULTS_MAX = 5;

/** Why these models are no catalogue, in a sentence for the admin; null when they are one. */
export function catalogueProblem(models: readonly CatalogueModel[]): string | null {
  const names = models.map(({ name }) => name.toLowerCase().replaceAll(".", "_"));
  if (new Set(models.map(({ id }) => id)).size < models.length) return "Two models have the same id";
  if (new Set(names).size < models.length) return "Two models have the same name";
  const defaults = models.filter(({ isDefault }) => isDefault);
  if (defaults.some(({ status, forSearches }) => status !== "active" || !forSearches))
    return "A default model must be active and for searches";
  if (defaults.length === 0) return "At least one model must be a default one";
  if (defaults.length > DEFAULTS_MAX) return `At most ${DEFAULTS_MAX} models can be default ones`;
  if (!models.some(({ status, forDiscovery }) => status === "active" && forDiscovery))
    return "At least one active model must be for discovery";
  return null;
}
