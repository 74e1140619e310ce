// The limit: a bare script that asks the same five models the same through the `openai` SDK and reads their answers.
// Child process.
import OpenAI from "openai";

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

process.on(
  "message",
  async ({ id, call, atOnce = 1 }: { id: number; call: "search" | "cpu"; atOnce?: number }) => {
    const result =
      call === "cpu" ? process.cpuUsage() : await Promise.all(Array.from({ length: atOnce }, search));
    process.send?.({ id, result });
  },
);
process.send?.({ ready: true });
process.on("disconnect", () => process.exit());
