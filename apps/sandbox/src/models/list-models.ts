import { PERSONAS } from "./personas.ts";

const PARAMETERS = ["max_tokens", "temperature", "top_p", "seed", "stop", "tools", "tool_choice"];

/** The catalogue as OpenRouter lists models; prices are US dollars per token, as text. */
export function listModels() {
  return {
    data: PERSONAS.map(({ id, name, created, contextLength, price }) => ({
      id,
      canonical_slug: id,
      name,
      created,
      description: `${name} as the sandbox imitates it.`,
      context_length: contextLength,
      architecture: { modality: "text->text", input_modalities: ["text"], output_modalities: ["text"] },
      pricing: {
        prompt: perToken(price.prompt),
        completion: perToken(price.completion),
        request: "0",
        web_search: "0.02",
      },
      top_provider: { context_length: contextLength, max_completion_tokens: 16_384, is_moderated: false },
      supported_parameters: [...PARAMETERS, "response_format", "structured_outputs"],
    })),
  };
}

function perToken(perMillion: number): string {
  return (perMillion / 1e6).toFixed(9).replace(/0+$/, "");
}
