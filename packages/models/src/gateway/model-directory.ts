import { describeModel, type ModelId } from "@standings/domain";
import type { ModelGateway } from "./gateway.ts";

/** Maps catalogue models to gateway ids and knows which of them the gateway offers. */
export interface ModelDirectory {
  upstreamId(modelId: ModelId): string;
  /** False when the gateway's list lacks the model; true while the list is not known. */
  isAvailable(modelId: ModelId): boolean;
  /** Waits for the first reading of the gateway's list; later ones, a minute apart, happen in the background. */
  refresh(): Promise<void>;
}

const FRESH_MS = 60_000;

export function createModelDirectory(
  gateway: ModelGateway,
  upstreamIds: Readonly<Record<string, string>>,
  now: () => number = Date.now,
): ModelDirectory {
  let offered: ReadonlySet<string> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    try {
      const ids = await gateway.listModels();
      // An empty list means that the endpoint does not support listing.
      offered = ids.size > 0 ? ids : null;
    } catch {
      // The previous list stays; the search itself will report a dead gateway.
    }
    readAt = now();
    reading = null;
  }

  const upstreamId = (modelId: ModelId) => upstreamIds[modelId] ?? modelId;
  return {
    upstreamId,
    isAvailable: (modelId) => offered?.has(upstreamId(modelId)) ?? true,
    async refresh() {
      if (now() - readAt < FRESH_MS) return;
      reading ??= read();
      if (readAt === Number.NEGATIVE_INFINITY) await reading;
    },
  };
}

/**
 * Reads `MODEL_MAP`: comma-separated `catalogue-id=gateway-id`. Throws on an id outside the catalogue.
 */
export function parseModelMap(value: string): Record<string, string> {
  const pairs = value
    .split(",")
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const [id = "", upstream = ""] = pair.split("=").map((part) => part.trim());
      if (describeModel(id) === undefined || upstream === "")
        throw new Error(`"${pair}" is not catalogue-id=gateway-id`);
      return [id, upstream];
    }),
  );
}
