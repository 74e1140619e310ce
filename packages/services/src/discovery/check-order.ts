import {
  cleanTrade,
  companySite,
  DISCOVERY_PROMPTS,
  type DiscoveryRequest,
  findOwnPromptProblems,
  MAX_MODELS,
  type ModelCatalogue,
  type ModelId,
  type NamedCompany,
  NO_PROMPTS_LEFT,
  normalisePrompt,
  TOO_MANY_OWN_PROMPTS,
  type Trade,
} from "@standings/domain";
import { ServiceError } from "../errors.ts";

export interface DiscoveryOrder {
  /** An address or domain. */
  readonly domain: string;
  readonly companyName: string;
  /** The default model when neither is said. */
  readonly modelId?: string | undefined;
  /** One to five, in place of `modelId`; the first proposes the prompts. */
  readonly modelIds?: readonly string[] | undefined;
  readonly trade?: Trade | undefined;
  /** One to ten, tested in place of what a model would propose. */
  readonly prompts?: readonly string[] | undefined;
  /** Only the viewer sees the tested prompts; true without. */
  readonly isPrivate?: boolean | undefined;
  /** 1 to 100 characters, chosen by the client; repeated, it gives the same discovery. */
  readonly clientRunId: string;
}

/** The request of an order. Throws DISCOVERY_INCOMPLETE, INVALID_DOMAIN, INVALID_MODEL or INVALID_PROMPT. */
export function checkOrder(
  order: DiscoveryOrder,
  isDraft: boolean,
  catalogue: ModelCatalogue,
): DiscoveryRequest {
  const companyName = order.companyName.replace(/\s+/gu, " ").trim();
  if (order.domain.trim() === "" || companyName === "") throw new ServiceError("DISCOVERY_INCOMPLETE");
  const domain = companySite(order.domain);
  if (domain === null) throw new ServiceError("INVALID_DOMAIN");
  return {
    domain,
    companyName,
    modelIds: checkModels(order, catalogue),
    trade: order.trade ? cleanTrade(order.trade) : null,
    prompts: isDraft || !order.prompts ? null : checkPrompts(order.prompts, { domain, companyName }),
    isDraft,
  };
}

function checkModels(
  { modelId, modelIds }: DiscoveryOrder,
  { defaultDiscoveryId, findDiscoveryModel }: ModelCatalogue,
): ModelId[] {
  const asked = [...new Set(modelIds ?? [modelId ?? defaultDiscoveryId])];
  const known = asked.flatMap((id) => findDiscoveryModel(id)?.id ?? []);
  const areKnown = known.length === asked.length && known.length > 0 && known.length <= MAX_MODELS;
  if (!areKnown) throw new ServiceError("INVALID_MODEL");
  return known;
}

/** The first problem is told with the number of its prompt. */
function checkPrompts(prompts: readonly string[], company: NamedCompany): string[] {
  if (prompts.length === 0) throw new ServiceError("INVALID_PROMPT", { message: NO_PROMPTS_LEFT });
  if (prompts.length > DISCOVERY_PROMPTS)
    throw new ServiceError("INVALID_PROMPT", { message: TOO_MANY_OWN_PROMPTS });
  const problems = findOwnPromptProblems(prompts, company);
  const bad = problems.findIndex((problem) => problem !== null);
  if (bad >= 0) throw new ServiceError("INVALID_PROMPT", { message: `Prompt ${bad + 1}: ${problems[bad]}` });
  return prompts.map(normalisePrompt);
}
