// The limit: a bare script that asks the same five models and reads their answers. Child process.
import { Agent, request } from "undici";

const [url = "", models = ""] = process.argv.slice(2);
const agent = new Agent({ connections: 256 });

async function askOne(model: string): Promise<void> {
  const { body } = await request(`${url}/chat/completions`, {
    dispatcher: agent,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model, messages: [{ role: "user", content: "Best CRM for startups" }] }),
  });
  const reply = (await body.json()) as { choices: { message: { content: string } }[] };
  JSON.parse(reply.choices[0]?.message.content ?? "");
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
