import { MODEL_PRICE_MAX, type ModelFields } from "@standings/domain";

/** A model while it is edited: prices as they are typed. */
export interface ModelDraft extends Omit<ModelFields, "inputPrice" | "outputPrice"> {
  readonly inputPrice: string;
  readonly outputPrice: string;
}

export const EMPTY_DRAFT: ModelDraft = {
  upstreamId: "",
  name: "",
  provider: "openai",
  version: "",
  search: null,
  structuredOutput: null,
  inputPrice: "",
  outputPrice: "",
  forSearches: true,
  forDiscovery: true,
};

export function toDraft(fields: ModelFields): ModelDraft {
  const { upstreamId, name, provider, version, search, structuredOutput, inputPrice, outputPrice } = fields;
  const { forSearches, forDiscovery } = fields;
  return {
    upstreamId,
    name,
    provider,
    version,
    search,
    structuredOutput,
    forSearches,
    forDiscovery,
    inputPrice: inputPrice === null ? "" : String(inputPrice),
    outputPrice: outputPrice === null ? "" : String(outputPrice),
  };
}

/** What the draft says; null while something is missing. */
export function readDraft(draft: ModelDraft): ModelFields | null {
  const [inputPrice, outputPrice] = [readPrice(draft.inputPrice), readPrice(draft.outputPrice)];
  const isComplete = draft.name.trim() !== "" && draft.upstreamId.trim() !== "";
  if (!isComplete || inputPrice === undefined || outputPrice === undefined) return null;
  return { ...draft, inputPrice, outputPrice };
}

/** Null when nobody knows, undefined when it is no price. */
function readPrice(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const price = Number(text);
  return price >= 0 && price <= MODEL_PRICE_MAX ? price : undefined;
}
