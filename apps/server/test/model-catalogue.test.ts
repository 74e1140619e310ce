import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { eventually } from "@standings/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MAIN, type ServerProcess, type Stack, startStack } from "./processes.ts";
import { caller, register, type SignedUp, sandboxVariables } from "./product.ts";
import { openStream } from "./stream.ts";

/** Two servers over one database: a change made at one is asked, listed and rendered by the other. */

const NEW = {
  id: "openai/gpt-5-mini",
  upstreamId: "openai/gpt-5-mini",
  name: "GPT </script> 5",
  provider: "openai",
  version: "2025-08",
};
const SONAR = "perplexity/sonar";

let stack: Stack;
let first: ServerProcess;
let second: ServerProcess;
let ines: SignedUp;
beforeAll(async () => {
  stack = await startStack();
  first = await stack.processes.start();
  second = await stack.processes.start({ MODEL_MAP: `${SONAR}=x-ai/grok-3-mini` });
  ines = await register({ url: first.url, sandbox: stack.sandbox });
  await stack.database.db.updateTable("users").set({ role: "admin" }).where("id", "=", ines.userId).execute();
});
afterAll(() => stack.close());

const at = ({ url }: ServerProcess) => caller({ url }, ines.token);
const listedAt = async (server: ServerProcess): Promise<string[]> => {
  const response = await fetch(`${server.url}/trpc/models.list`);
  const { result } = (await response.json()) as { result: { data: { models: { id: string }[] } } };
  return result.data.models.map(({ id }) => id);
};
const versionNow = async () => (await at(first).get("/admin/models")).body.version;

/** Asks a model at a server: the status, and the upstream model that answered. */
async function ask(
  server: ServerProcess,
  model: string,
): Promise<[status: number, servedModel?: string | null]> {
  const body = {
    prompt: `Best CRM ${crypto.randomUUID()}`,
    models: [model],
    clientRunId: crypto.randomUUID(),
  };
  const stream = await openStream({ url: server.url, token: ines.token, body });
  if (stream.status !== 200) return [stream.status];
  const [start] = await stream.all();
  const answer = await stack.database.db
    .selectFrom("model_answers")
    .select("served_model")
    .where("run_id", "=", String(start?.data.searchId))
    .executeTakeFirstOrThrow();
  return [200, answer.served_model];
}

it("a model added at one server is listed and asked by the other", async () => {
  const { status } = await at(first).post("/admin/models", { version: await versionNow(), model: NEW });
  expect(status).toBe(201);
  expect(await listedAt(first)).toContain(NEW.id);
  await eventually(async () => (await listedAt(second)).includes(NEW.id));
  expect(await ask(second, NEW.id)).toEqual([200, NEW.upstreamId]);
});

it("a location that is being proved at one server is told, and forgotten, at the other", async () => {
  const path = `/admin/models/${encodeURIComponent(SONAR)}/places`;
  expect(await at(first).post(path, { country: "Germany" })).toMatchObject({ status: 400 });
  const begun = await at(first).post(path, { country: "DE" });
  expect([begun.status, begun.body.places]).toEqual([
    202,
    [expect.objectContaining({ country: "DE", state: "running" })],
  ]);
  expect((await at(second).get(path)).body.places).toMatchObject([{ country: "DE", renews: false }]);
  expect((await at(second).put(`${path}/DE`, { renews: true })).body.places).toMatchObject([
    { renews: true },
  ]);
  expect(await at(second).delete(`${path}/DE`)).toMatchObject({ status: 200, body: { places: [] } });
  expect(await at(second).delete(`${path}/DE`)).toMatchObject({ status: 404 });
});

it("a model retired at one server is refused by the other", { tags: "long" }, async () => {
  const version = await versionNow();
  const changes = { status: "retired" };
  await at(second).put(`/admin/models/${encodeURIComponent(NEW.id)}`, { version, changes });
  await eventually(async () => !(await listedAt(first)).includes(NEW.id));
  expect(await ask(first, NEW.id)).toEqual([422]);
  await eventually(async () => !(await listedAt(second)).includes(NEW.id));
});

it("the environment of a server wins over what admins say, and it says so", { tags: "long" }, async () => {
  const version = await versionNow();
  const changes = { upstreamId: "qwen/qwen3-32b" };
  await at(first).put(`/admin/models/${encodeURIComponent(SONAR)}`, { version, changes });
  const seenAt = async (server: ServerProcess) => {
    const { body } = await at(server).get("/admin/models");
    return body.models.find(({ id }: { id: string }) => id === SONAR);
  };
  expect(await seenAt(first)).toMatchObject({ upstreamId: "qwen/qwen3-32b", mappedTo: null });
  expect(await seenAt(second)).toMatchObject({ upstreamId: "qwen/qwen3-32b", mappedTo: "x-ai/grok-3-mini" });
  expect(await ask(first, SONAR)).toEqual([200, "qwen/qwen3-32b"]);
  expect(await ask(second, SONAR)).toEqual([200, "x-ai/grok-3-mini"]);
});

it("MODEL_MAP with a model that the catalogue lacks is no start, and says so", async () => {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const variables = { ...sandboxVariables(stack.sandbox), DATABASE_URL: stack.database.url, PORT: "0" };
  const env = { PATH, NODE_COMPILE_CACHE, ...variables, MODEL_MAP: "nobody/at-all=x" };
  const ended = promisify(execFile)(process.execPath, [MAIN], { env });
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("MODEL_MAP: no model of the catalogue is nobody/at-all"),
  });
});

it("a signal that was lost is made up for, and a wrong table leaves the last catalogue", {
  tags: "long",
}, async () => {
  const { db } = stack.database;
  const bump = () =>
    db
      .updateTable("model_catalogue")
      .set((eb) => ({ version: eb("version", "+", "1") }))
      .execute();
  const rename = (name: string) =>
    db
      .updateTable("models")
      .set({ name })
      .where("id", "=", "qwen/qwen3-32b" as never)
      .execute();
  await rename("Qwen Three");
  await bump();
  const namesAt = async (server: ServerProcess) => (await fetch(`${server.url}/trpc/models.list`)).text();
  await eventually(async () => (await namesAt(first)).includes("Qwen Three"));
  await eventually(async () => (await namesAt(second)).includes("Qwen Three"));
  await db.updateTable("models").set({ is_default: false }).execute();
  await bump();
  await eventually(async () => first.log().includes("model catalogue not read"));
  expect(await listedAt(first)).toContain("qwen/qwen3-32b");
});
