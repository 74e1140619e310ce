// The limit: a bare script that asks the same five models the same through the `openai` SDK and reads their answers.
// Child process.
import OpenAI from "openai";
import { serveParent } from "./child.ts";

const [url = "", models = "", asked = ""] = process.argv.slice(2);
const client = new OpenAI({ baseURL: url, apiKey: "bench" });
/** What the product sends, but for the model. */
const body = JSON.parse(asked) as OpenAI.ChatCompletionCreateParamsNonStreaming;

async function askOne(model: string): Promise<void> {
  const { choices } = await client.chat.completions.create({ ...body, model });
  JSON.parse(choices[0]?.message.content ?? "");
}

async function search(): Promise<number> {
  const started = performance.now();
  await Promise.all(models.split(",").map(askOne));
  return performance.now() - started;
}

serveParent({}, ({ call, atOnce = 1 }: { call: "search" | "cpu"; atOnce?: number }) =>
  call === "cpu" ? process.cpuUsage() : Promise.all(Array.from({ length: atOnce }, search)),
);
