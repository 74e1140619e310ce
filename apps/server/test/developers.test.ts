import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import {
  CODE_ANSWERS,
  type CodeExample,
  clientStart,
  developerExamples,
  type ExampleCalls,
  LISTED_CALLS,
  LISTED_TOOLS,
  WEBHOOK_BODY,
} from "@standings/domain";
import { eventually } from "@standings/testing";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createApiToken, endMinute, type TestToken } from "./api-tokens.ts";
import { freePort } from "./balancer.ts";
import { type Product, type SignedUp, setCredits, signUp, startProduct } from "./product.ts";

/** The examples of `/developers`, each run as it stands there. */

const run = promisify(execFile);
/** Where `standardwebhooks` is installed. */
const SERVICES = join(import.meta.dirname, "../../../packages/services");

type Examples = ReturnType<typeof developerExamples>;

let product: Product;
let maya: SignedUp;
let token: TestToken;
let examples: Examples;
/** A search that has ended. */
let searchId: string;
beforeAll(async () => {
  product = await startProduct();
  maya = await signUp(product);
  token = await createApiToken(product, maya, ["read", "run"]);
  examples = developerExamples(product.url);
  await setCredits(product, maya.userId, 60);
  searchId = idIn(await print(examples.ask.curl)) ?? "";
});
beforeEach(async () => {
  await endMinute(product);
  await setCredits(product, maya.userId, 60);
});
afterAll(() => product.close());

const environment = () => ({
  PATH: process.env.PATH,
  STANDINGS_TOKEN: token.secret,
  SEARCH_ID: searchId,
});

/** What an example prints. */
async function print({ syntax, code }: CodeExample): Promise<string> {
  const options = { env: environment(), cwd: import.meta.dirname };
  if (syntax === "sh") return (await run("bash", ["-c", code], options)).stdout;
  const script = code.includes("createClient(") ? code : `${clientStart(product.url)}\n${code}`;
  return (await run(process.execPath, ["--input-type=module", "-e", script], options)).stdout;
}

/** Expects what was printed to hold every line of the page's answer, whatever stands for "…". */
function expectAnswer(printed: string, answer: string): void {
  const said = withoutSpaces(printed);
  for (const line of answer.split("\n")) {
    let from = 0;
    for (const part of withoutSpaces(line).split("…")) {
      const at = said.indexOf(part, from);
      expect(at, `${line}\n is not in\n${printed}`).toBeGreaterThanOrEqual(from);
      from = at + part.length;
    }
  }
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, "");

const RUN: readonly [keyof Examples, "client" | "curl"][] = [
  ["start", "client"],
  ["start", "curl"],
  ["tokens", "curl"],
  ["ask", "client"],
  ["ask", "curl"],
  ["resume", "client"],
  ["resume", "curl"],
  ["study", "client"],
  ["study", "curl"],
  ["limits", "curl"],
];

it.each(RUN)("%s: %s runs, and prints what the page says", async (section, way) => {
  const ways: ExampleCalls = examples[section];
  const printed = await print(ways[way] ?? expect.fail("There is no such example"));
  expect(printed).not.toContain('"error":');
  expectAnswer(printed, CODE_ANSWERS[section]?.[way] ?? "ranked");
});

it("names every example that there is", () => {
  const own = ["webhooks client", "errors curl", "start mcp", "ask mcp", "mcp mcp"];
  const all = Object.entries(examples).flatMap(([section, ways]) =>
    Object.keys(ways).map((way) => `${section} ${way}`),
  );
  expect(all.sort()).toEqual([...RUN.map((names) => names.join(" ")), ...own].sort());
});

it("lists calls that the document has", async () => {
  const { paths } = (await token.get("/openapi.json")).body;
  for (const { method, path } of LISTED_CALLS) expect(paths[path], path).toHaveProperty(method.toLowerCase());
});

it("charges an example that is sent again once", async () => {
  const { curl } = examples.ask;
  const first = await print(curl);
  const { credits } = (await maya.get("/user/credits")).body;
  const again = await print(curl);
  expect(idIn(again)).toBe(idIn(first));
  expect((await maya.get("/user/credits")).body.credits).toBe(credits);
});

it("prints a refusal, which charges nothing", async () => {
  const { curl } = CODE_ANSWERS.errors ?? {};
  expect((await print(examples.errors.curl)).trim()).toBe(curl);
  expect((await maya.get("/user/credits")).body.credits).toBe(60);
});

it("reaches the MCP server as the configuration says, and asks", async () => {
  expect(examples.start.mcp).toBe(examples.mcp.mcp);
  const { mcpServers } = JSON.parse(examples.mcp.mcp.code);
  const { url, headers } = mcpServers.standings;
  const authorization = headers.Authorization.replace("st_live_…", token.secret);
  const client = new Client({ name: "test", version: "1.0.0" });
  const requestInit = { headers: { authorization } };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual(LISTED_TOOLS.map(({ name }) => name).sort());
  const { isError, structuredContent } = await client.callTool(JSON.parse(examples.ask.mcp.code));
  expect([isError, structuredContent]).toEqual([false, expect.objectContaining({ status: "completed" })]);
  await client.close();
});

it("verifies a webhook that the product signed, and nobody else's", async () => {
  const box = `${product.sandbox.url}/webhooks/${crypto.randomUUID()}`;
  const wishes = { url: box, events: ["search.completed"], lowCredits: 5 };
  const { body: made } = await maya.trpc("webhooks.create", wishes);
  await print(examples.start.client);
  const [message] = await eventually(async () => {
    const found = (await (await fetch(box)).json()) as { headers: Record<string, string>; body: string }[];
    return found.length > 0 && found;
  });
  expectAnswer(message?.body ?? "", WEBHOOK_BODY);

  const port = await freePort();
  const receiver = spawn(process.execPath, ["--input-type=module", "-e", examples.webhooks.client.code], {
    env: { PATH: process.env.PATH, STANDINGS_WEBHOOK_SECRET: made.result.data.secret, PORT: String(port) },
    cwd: SERVICES,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const send = (body: string) =>
      fetch(`http://127.0.0.1:${port}`, { method: "POST", headers: signatureOf(message?.headers), body });
    const heard = once(receiver.stdout, "data");
    const accepted = await eventually(() => send(message?.body ?? "").catch(() => null));
    expect(accepted.status).toBe(204);
    expect(String((await heard)[0])).toContain(`search.completed ${JSON.parse(message?.body ?? "").data.id}`);
    expect((await send(`${message?.body} `)).status).toBe(401);
  } finally {
    receiver.kill();
  }
});

function signatureOf(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith("webhook-")));
}

function idIn(stream: string): string | undefined {
  return /"searchId":"([^"]+)"/.exec(stream)?.[1];
}

it("the calls of docs/scripting.md work as they stand, one after the other", async () => {
  const page = await readFile(join(import.meta.dirname, "../../../docs/scripting.md"), "utf8");
  const blocks = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = ""]) => block);
  // Posts are the demo's.
  const lines = blocks
    .filter((block) => block.startsWith("curl"))
    .map((block) => block.replace(/^.*\/blog.*$/gm, ""));
  expect(lines.length).toBeGreaterThan(4);
  const script = `curl() { command curl --fail-with-body --silent --show-error "$@"; }\n${lines.join("\n")}`;
  const folder = await mkdtemp(join(tmpdir(), "standings-scripting-"));
  const env = { PATH: process.env.PATH, TOKEN: token.secret };
  const { stdout } = await run(
    "bash",
    ["-e", "-c", script.replaceAll("http://localhost:3000", product.url)],
    {
      env,
      cwd: folder,
      maxBuffer: 50_000_000,
    },
  );
  expect(stdout).toContain('"creditsHeld"');
  expect((await readFile(join(folder, "ranking.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
  await rm(folder, { recursive: true });
});
