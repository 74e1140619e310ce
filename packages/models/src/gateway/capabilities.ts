/** Features of each kind of OpenAI-compatible endpoint (decisions "Models"). */

export const GATEWAY_KINDS = ["openrouter", "openai", "ollama", "generic"] as const;
export type GatewayKind = (typeof GATEWAY_KINDS)[number];

export interface Capabilities {
  /** Web search of the endpoint; "none": answers come from training data, which results say. */
  readonly webSearch: "openrouter-tool" | "none";
  /** Whether `response_format: json_schema` may be sent. */
  readonly jsonSchema: boolean;
}

export const CAPABILITIES: Record<GatewayKind, Capabilities> = {
  openrouter: { webSearch: "openrouter-tool", jsonSchema: true },
  openai: { webSearch: "none", jsonSchema: true },
  ollama: { webSearch: "none", jsonSchema: true },
  generic: { webSearch: "none", jsonSchema: false },
};

/** Kind of the endpoint at `url`, told by its host and port; LiteLLM, vLLM and LM Studio are generic. */
export function gatewayKindOf(url: string): GatewayKind {
  const { hostname, port } = new URL(url);
  if (hostname === "openrouter.ai" || hostname.endsWith(".openrouter.ai")) return "openrouter";
  if (hostname === "api.openai.com") return "openai";
  return port === "11434" ? "ollama" : "generic";
}
