// @module-tag long
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApiToken, type TestToken } from "./api-tokens.ts";
import { type Product, setCredits, signUp, startProduct } from "./product.ts";

/** The package of the client, as somebody gets it who has nothing of the monorepo. */

const run = promisify(execFile);
const PACKAGE = fileURLToPath(new URL("../../../packages/client", import.meta.url));
const GUIDE = fileURLToPath(new URL("../../../docs/scripting.md", import.meta.url));
const TSC = fileURLToPath(new URL("../../../node_modules/typescript/bin/tsc", import.meta.url));

const SCRIPT = `
import { createClient, StandingsError, type ModelUpdate } from "@standings/client";

const standings = createClient({ url: process.argv[2] ?? "", token: process.argv[3] });
const updates: ModelUpdate[] = [];
const run = await standings.rank("best crm for startups", { models: ["openai/gpt-4.1-mini"] });
for await (const update of run) updates.push(update);
const [first] = await run.aggregate();
const points: number | undefined = first?.points;
// @ts-expect-error There is no such procedure.
standings.api.search.nothing;
// @ts-expect-error A prompt is text.
await standings.rank(7).catch(() => {});
try {
  await standings.run("no-search").result();
} catch (error) {
  if (!(error instanceof StandingsError) || error.code !== "SEARCH_NOT_FOUND") throw error;
}
// @ts-expect-error No error has this code.
const isKnown = new StandingsError("").code === "NO_SUCH_CODE";
console.log(updates.length, points, isKnown);
`;

/** What the guide has somebody type in a folder of theirs, up to the question; this package in place of an installation's. */
function stepsOfGuide(tarball: string): string {
  const [, block = ""] = /## The typed client.*?```sh\n(.*?)```/s.exec(readFileSync(GUIDE, "utf8")) ?? [];
  const [init = "", install = "", ...rest] = block.trim().split("\n").slice(0, -1);
  expect(readFileSync(join(PACKAGE, "README.md"), "utf8")).toContain(`${init}\nnpm install `);
  const flags = "--no-audit --no-fund --prefer-offline @types/node@24";
  return [init, install.replace(/http:\S+/, `${flags} ${tarball}`), ...rest].join(" && ");
}

/** What the README of the package asks for. */
const TSCONFIG = {
  compilerOptions: {
    module: "nodenext",
    target: "es2024",
    strict: true,
    skipLibCheck: true,
    types: ["node"],
  },
  files: ["script.ts", "rank.ts"],
};

let folder: string;
let product: Product;
let token: TestToken;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "standings-client-"));
  product = await startProduct();
  const maya = await signUp(product);
  await setCredits(product, maya.userId, 20);
  token = await createApiToken(product, maya, ["read", "run"]);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await product.close();
});

it("installs from its tarball into an empty folder, is typed there, and ranks", async () => {
  await run(process.execPath, ["build.ts"], { cwd: PACKAGE });
  const { stdout: packed } = await run("pnpm", ["pack", "--json", "--pack-destination", folder], {
    cwd: PACKAGE,
  });
  const { filename, files } = JSON.parse(packed);
  const paths = files.map(({ path }: { path: string }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(["README.md", "dist/index.d.ts", "dist/index.js", "examples/rank.ts"]),
  );
  expect(paths.filter((path: string) => path.startsWith("src"))).toEqual([]);

  await run("sh", ["-c", stepsOfGuide(filename)], { cwd: folder });
  const manifest = JSON.parse(
    readFileSync(join(folder, "node_modules/@standings/client/package.json"), "utf8"),
  );
  expect(Object.keys(manifest.dependencies)).toEqual(["@trpc/client", "@trpc/server"]);

  writeFileSync(join(folder, "script.ts"), SCRIPT);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(TSCONFIG));
  const checked = await run(process.execPath, [TSC, "--noEmit"], { cwd: folder }).catch(({ stdout }) => ({
    stdout,
  }));
  expect(checked.stdout).toBe("");

  const { stdout } = await run(process.execPath, ["script.ts", product.url, token.secret], { cwd: folder });
  expect(stdout).toMatch(/^1 20 false$/m);
});

const exampleAt = (url: string, ...args: string[]) =>
  run(process.execPath, ["rank.ts", ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, STANDINGS_URL: url, STANDINGS_TOKEN: token.secret },
  });
const example = (...args: string[]) => exampleAt(product.url, ...args);

it("shows each model at work, and the ranking as a table, as JSON or as CSV", async () => {
  const table = await example("best crm for startups");
  expect(table.stderr.match(/: is asked$/gm)).toHaveLength(5);
  expect(table.stderr.match(/: ranks \d+ in \d+\.\d s$/gm)).toHaveLength(5);
  const lines = table.stdout.trim().split("\n");
  expect(lines[2]).toMatch(/^ +Name +Website +Points +Average rank +Models$/);
  expect(lines[3]).toMatch(/^ 1 {2}\S.+ \d+ +\d+\.\d +\d of 5$/);

  const search = JSON.parse((await example("best crm for startups", "--json")).stdout);
  const csv = (await example("best crm for startups", "--csv")).stdout.trim().split("\n");
  expect(csv[0]).toBe("rank,name,domain,points,average_rank,models");
  const { name, domain, points } = search.results[0];
  expect(csv[1]).toMatch(new RegExp(`^1,"?${name}"?,${domain},${points},`));
  expect(csv).toHaveLength(search.results.length + 1);
});

it("says what was wrong, with a code that scripts can read", async () => {
  const refused = await example("best crm", "--models", "nobody/nothing").catch((error) => error);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/\(INVALID_\w+\)\n$/)]);
  const away = await exampleAt("http://127.0.0.1:1", "best crm").catch((error) => error);
  expect([away.code, away.stderr]).toEqual([
    1,
    expect.stringMatching(/^No answer came from http:\/\/127\.0\.0\.1:1: .+\n$/),
  ]);
  for (const args of [[], ["best crm", "--nothing"]]) {
    const unused = await example(...args).catch((error) => error);
    expect([unused.code, unused.stderr]).toEqual([
      2,
      expect.stringMatching(/^(Unknown option .*\n)?Usage: .*\n$/),
    ]);
  }
});
