// A model gateway that does nothing but wait: five models, each with its own fixed delay. Child process.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serveParent } from "./child.ts";

/** Milliseconds; the slowest decides how long a search takes at least. */
const DELAYS: Record<string, number> = {
  "openai/gpt-4.1-mini": 120,
  "anthropic/claude-3.5-haiku": 190,
  "google/gemini-2.5-flash-lite": 260,
  "x-ai/grok-3-mini": 330,
  "meta-llama/llama-4-scout": 400,
};
const RESULTS = 20;

/** Companies that models list, each its own twenty. Names like "Company 1" would be read as placeholders, without domains. */
const NAMES = [
  ...["Alderon", "Brightly", "Corvexa", "Dunmore", "Evergate", "Farrowby", "Glenhaven", "Hollins", "Ivorine"],
  ...["Jaspero", "Kestrelle", "Lumenta", "Marlowe", "Norvane", "Oakhurst", "Pellucid", "Quillon", "Ravensby"],
  ...[
    "Solvanta",
    "Thornbury",
    "Umberly",
    "Veridano",
    "Wexcombe",
    "Yarrowin",
    "Zephyra",
    "Ashcombe",
    "Brackwell",
  ],
];

function resultsFrom(first: number) {
  return Array.from({ length: RESULTS }, (_, index) => {
    const name = NAMES[(first + index) % NAMES.length] ?? "";
    return {
      rank: index + 1,
      company_name: name,
      domain: `${name.toLowerCase()}.com`,
      description: "One neutral sentence that describes what this company sells and to whom it sells it.",
      rationale: "One sentence that says why it holds this place for this question and this buyer.",
    };
  });
}

const annotations = Array.from({ length: 8 }, (_, index) => ({
  type: "url_citation",
  url_citation: { url: `https://source${index}.com/page`, title: "A page that was cited" },
}));

function completion(model: string, index: number): string {
  const content = JSON.stringify({ sector: "Technology", results: resultsFrom(2 * index) });
  const message = { role: "assistant", content, annotations };
  const usage = { prompt_tokens: 300, completion_tokens: 1200, total_tokens: 1500, cost: 0.001 };
  const choices = [{ index: 0, finish_reason: "stop", message }];
  return JSON.stringify({ id: "gen-1", object: "chat.completion", created: 1, model, choices, usage });
}

const bodies = new Map(Object.keys(DELAYS).map((model, index) => [model, completion(model, index)]));

/** What was asked last, for a script that is to ask the same. */
let lastAsked = "";

const server = createServer(async (request, response) => {
  response.setHeader("content-type", "application/json");
  if (request.url?.endsWith("/models")) {
    response.end(
      JSON.stringify({ object: "list", data: Object.keys(DELAYS).map((id) => ({ id, object: "model" })) }),
    );
    return;
  }
  if (request.url?.endsWith("/last-asked")) {
    response.end(lastAsked);
    return;
  }
  let text = "";
  for await (const chunk of request) text += chunk;
  lastAsked = text;
  const { model } = JSON.parse(text) as { model: string };
  setTimeout(() => response.end(bodies.get(model)), DELAYS[model] ?? 0);
});
server.listen(0, "127.0.0.1", () => serveParent({ port: (server.address() as AddressInfo).port }));
