/** What makes one model's answers look different from another's. Figures are typical, not measured. */

export type Voice = "plain" | "careful" | "upbeat" | "blunt" | "chatty" | "sourced";

/** How a model writes a company's address. */
export type AddressStyle = "bare" | "www" | "url";

export interface Persona {
  readonly id: string;
  readonly name: string;
  /** Whom the gateway says it asked. */
  readonly provider: string;
  /** Unix seconds */
  readonly created: number;
  readonly contextLength: number;
  /** US dollars per million tokens */
  readonly price: { readonly prompt: number; readonly completion: number };
  /** How many companies it names when it knows enough. */
  readonly listLength: number;
  /** 0 = lists only what everybody lists, 1 = full of surprises. */
  readonly taste: number;
  /** Share of names it writes in another common way. */
  readonly aliasRate: number;
  /** Share of entries it gives no address for. */
  readonly noAddressRate: number;
  readonly addressStyle: AddressStyle;
  /** Milliseconds an answer takes at speed 1. */
  readonly delay: readonly [min: number, max: number];
  readonly voice: Voice;
}

export const PERSONAS: readonly Persona[] = [
  {
    id: "openai/gpt-4.1-mini",
    name: "OpenAI: GPT-4.1 Mini",
    provider: "OpenAI",
    created: 1744651381,
    contextLength: 1_047_576,
    price: { prompt: 0.4, completion: 1.6 },
    listLength: 20,
    taste: 0.3,
    aliasRate: 0,
    noAddressRate: 0,
    addressStyle: "bare",
    delay: [900, 1900],
    voice: "plain",
  },
  {
    id: "anthropic/claude-3.5-haiku",
    name: "Anthropic: Claude 3.5 Haiku",
    provider: "Anthropic",
    created: 1730678400,
    contextLength: 200_000,
    price: { prompt: 0.8, completion: 4 },
    listLength: 14,
    taste: 0.35,
    aliasRate: 0,
    noAddressRate: 0.04,
    addressStyle: "bare",
    delay: [1000, 2100],
    voice: "careful",
  },
  {
    id: "google/gemini-2.5-flash-lite",
    name: "Google: Gemini 2.5 Flash Lite",
    provider: "Google",
    created: 1753200276,
    contextLength: 1_048_576,
    price: { prompt: 0.1, completion: 0.4 },
    listLength: 17,
    taste: 0.45,
    aliasRate: 0.1,
    noAddressRate: 0,
    addressStyle: "www",
    delay: [600, 1300],
    voice: "upbeat",
  },
  {
    id: "x-ai/grok-3-mini",
    name: "xAI: Grok 3 Mini",
    provider: "xAI",
    created: 1749583245,
    contextLength: 131_072,
    price: { prompt: 0.3, completion: 0.5 },
    listLength: 15,
    taste: 0.55,
    aliasRate: 0.15,
    noAddressRate: 0,
    addressStyle: "url",
    delay: [1300, 2500],
    voice: "blunt",
  },
  {
    id: "meta-llama/llama-4-scout",
    name: "Meta: Llama 4 Scout",
    provider: "DeepInfra",
    created: 1743881519,
    contextLength: 327_680,
    price: { prompt: 0.08, completion: 0.3 },
    listLength: 18,
    taste: 0.6,
    aliasRate: 0.3,
    noAddressRate: 0.12,
    addressStyle: "bare",
    delay: [700, 1600],
    voice: "chatty",
  },
  {
    id: "perplexity/sonar",
    name: "Perplexity: Sonar",
    provider: "Perplexity",
    created: 1738013808,
    contextLength: 127_072,
    price: { prompt: 1, completion: 1 },
    listLength: 10,
    taste: 0.45,
    aliasRate: 0.05,
    noAddressRate: 0.08,
    addressStyle: "bare",
    delay: [1200, 2400],
    voice: "sourced",
  },
  {
    id: "amazon/nova-lite-v1",
    name: "Amazon: Nova Lite 1.0",
    provider: "Amazon Bedrock",
    created: 1733437363,
    contextLength: 300_000,
    price: { prompt: 0.06, completion: 0.24 },
    listLength: 12,
    taste: 0.5,
    aliasRate: 0.1,
    noAddressRate: 0.1,
    addressStyle: "www",
    delay: [600, 1400],
    voice: "plain",
  },
  {
    id: "deepseek/deepseek-chat",
    name: "DeepSeek: DeepSeek V3",
    provider: "DeepSeek",
    created: 1735241320,
    contextLength: 163_840,
    price: { prompt: 0.3, completion: 1.2 },
    listLength: 20,
    taste: 0.5,
    aliasRate: 0.12,
    noAddressRate: 0,
    addressStyle: "bare",
    delay: [1400, 2500],
    voice: "upbeat",
  },
  {
    id: "qwen/qwen3-32b",
    name: "Qwen: Qwen3 32B",
    provider: "Groq",
    created: 1745875757,
    contextLength: 40_960,
    price: { prompt: 0.08, completion: 0.24 },
    listLength: 16,
    taste: 0.6,
    aliasRate: 0.2,
    noAddressRate: 0.05,
    addressStyle: "url",
    delay: [700, 1700],
    voice: "careful",
  },
];

const byId = new Map(PERSONAS.map((persona) => [persona.id, persona]));

export function findPersona(id: string): Persona | undefined {
  return byId.get(id);
}
