import type { ModelId } from "@standings/domain";
import type { ModelGateway, OfferedModel } from "./gateway.ts";

/** Maps catalogue models to gateway ids and knows which of them the gateway offers. */
export interface ModelDirectory {
  upstreamId(modelId: ModelId): string;
  /** Whether the environment says what the gateway calls a model, which goes before what admins say. */
  isMapped(modelId: ModelId): boolean;
  /** Takes the gateway's ids that admins have given to models, by catalogue id. */
  setUpstreamIds(ids: ReadonlyMap<string, string>): void;
  /** False when the gateway's list lacks the model; true while the list is not known. */
  isAvailable(modelId: ModelId): boolean;
  /** What the gateway's list says of a model; null while it is not known, or lacks the model. */
  offered(modelId: ModelId): OfferedModel | null;
  /**
   * Waits for the gateway's list while none is known, at most once a second; later readings, a minute apart, happen in the
   * background.
   */
  refresh(): Promise<void>;
  /** The gateway's list, at most a minute old. Throws ModelError when it cannot be read. */
  listOffered(): Promise<readonly OfferedModel[]>;
}

const FRESH_MS = 60_000;
/** After a reading that failed while no list is known: without it a model may be sent what it does not take. */
const RETRY_MS = 1_000;

/** `mapped`: ids that the environment gives, by catalogue id. */
export function createModelDirectory(
  gateway: ModelGateway,
  mapped: Readonly<Record<string, string>>,
  now: () => number = Date.now,
): ModelDirectory {
  let stored: ReadonlyMap<string, string> = new Map();
  let offered: readonly OfferedModel[] | null = null;
  let offeredIds: ReadonlySet<string> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  /** When the list that is kept was read. */
  let listedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<readonly OfferedModel[]> | null = null;

  async function readList(): Promise<readonly OfferedModel[]> {
    try {
      const list = await gateway.listModels();
      offered = list;
      listedAt = now();
      // An empty list means that the endpoint does not support listing.
      offeredIds = list.length > 0 ? new Set(list.map(({ upstreamId }) => upstreamId)) : null;
      return list;
    } finally {
      readAt = now();
      reading = null;
    }
  }

  function read(): Promise<readonly OfferedModel[]> {
    reading ??= readList();
    return reading;
  }

  const upstreamId = (modelId: ModelId) => mapped[modelId] ?? stored.get(modelId) ?? modelId;
  return {
    upstreamId,
    isMapped: (modelId) => mapped[modelId] !== undefined,
    setUpstreamIds(ids) {
      stored = ids;
    },
    isAvailable: (modelId) => offeredIds?.has(upstreamId(modelId)) ?? true,
    offered: (modelId) => offered?.find((model) => model.upstreamId === upstreamId(modelId)) ?? null,
    async refresh() {
      const isUnknown = offered === null;
      if (now() - readAt < (isUnknown ? RETRY_MS : FRESH_MS)) return;
      // The previous list stays; the search itself will report a dead gateway.
      const reads = read().catch(() => {});
      if (isUnknown) await reads;
    },
    async listOffered() {
      return offered !== null && now() - listedAt < FRESH_MS ? offered : read();
    },
  };
}

/** Reads `MODEL_MAP`: comma-separated `catalogue-id=gateway-id`. Whether the catalogue has the ids is seen at the start. */
export function parseModelMap(value: string): Record<string, string> {
  const pairs = value
    .split(",")
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const [id = "", upstream = ""] = pair.split("=").map((part) => part.trim());
      if (id === "" || upstream === "") throw new Error(`"${pair}" is not catalogue-id=gateway-id`);
      return [id, upstream];
    }),
  );
}
