import { expect, it } from "vitest";
import { gatewayKindOf } from "./capabilities.ts";

it.each([
  ["https://openrouter.ai/api/v1", "openrouter"],
  ["https://eu.openrouter.ai/api/v1", "openrouter"],
  ["https://openrouter.ai.evil.example/v1", "generic"],
  ["https://notopenrouter.ai/v1", "generic"],
  ["https://api.openai.com/v1", "openai"],
  ["http://127.0.0.1:11434/v1", "ollama"],
  ["http://litellm:4000", "generic"],
  ["https://api.mistral.ai/v1", "generic"],
])("%s is %s", (url, kind) => expect(gatewayKindOf(url)).toBe(kind));
