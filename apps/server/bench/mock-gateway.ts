// A model gateway that does nothing but wait: five models, each with its own fixed delay. Child process.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Milliseconds; the slowest decides how long a search takes at least. */
const DELAYS: Record<string, number> = {
  "openai/gpt-4.1-mini": 120,
  "anthropic/claude-3.5-haiku": 190,
  "google/gemini-2.5-flash-lite": 260,
  "x-ai/grok-3-mini": 330,
  "meta-llama/llama-4-scout": 400,
};
const RESULTS = 20;

const results = Array.from({ length: RESULTS }, (_, index) => ({
  rank: index + 1,
  company_name: `Company ${index + 1}`,
  domain: `company${index + 1}.com`,
  description: "One neutral sentence that describes what this company sells and to whom it sells it.",
  rationale: "One sentence that says why it holds this place for this question and this buyer.",
}));
const annotations = Array.from({ length: 8 }, (_, index) => ({
  type: "url_citation",
  url_citation: { url: `https://source${index}.com/page`, title: "A page that was cited" },
}));
const content = JSON.stringify({ sector: "Technology", results });

function completion(model: string): string {
  const message = { role: "assistant", content, annotations };
  const usage = { prompt_tokens: 300, completion_tokens: 1200, total_tokens: 1500, cost: 0.001 };
  const choices = [{ index: 0, finish_reason: "stop", message }];
  return JSON.stringify({ id: "gen-1", object: "chat.completion", created: 1, model, choices, usage });
}

const bodies = new Map(Object.keys(DELAYS).map((model) => [model, completion(model)]));

const server = createServer(async (request, response) => {
  response.setHeader("content-type", "application/json");
  if (request.url?.endsWith("/models")) {
    response.end(
      JSON.stringify({ object: "list", data: Object.keys(DELAYS).map((id) => ({ id, object: "model" })) }),
    );
    return;
  }
  let text = "";
  for await (const chunk of request) text += chunk;
  const { model } = JSON.parse(text) as { model: string };
  const delay = request.url?.startsWith("/at-once") ? 0 : (DELAYS[model] ?? 0);
  setTimeout(() => response.end(bodies.get(model)), delay);
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit());
