import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PUBLIC_PAGES } from "@standings/domain";
import { eventually } from "@standings/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiToken, endMinute } from "./api-tokens.ts";
import { freePort } from "./balancer.ts";
import { caller, FIVE, type Product, setCredits, signUp, startProduct } from "./product.ts";

/** What the OpenAPI document says of the REST bridge. That every answer is as it says, `contract.ts` checks in all tests. */

interface Operation {
  readonly summary: string;
  readonly operationId: string;
  readonly "x-access": "anyone" | "read" | "run" | "session" | "admin";
  readonly security: readonly object[];
  readonly parameters?: readonly { readonly name: string }[];
}

const run = promisify(execFile);

let product: Product;
let folder: string;
let file: string;
// biome-ignore lint/suspicious/noExplicitAny: a document of OpenAPI
let document: any;
beforeAll(async () => {
  // Every call of the document is made in a minute.
  product = await startProduct({ READS_PER_MINUTE: "1000000" });
  folder = mkdtempSync(join(tmpdir(), "standings-openapi-"));
  file = join(folder, "openapi.json");
  document = (await caller(product).get("/openapi.json")).body;
  // A linter takes this machine's address for an oversight.
  writeFileSync(file, JSON.stringify({ ...document, servers: [{ url: "https://standings.test" }] }));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await product.close();
});

/** A tool of npm, which is no dependency for its weight. */
const npmTool = (name: string, bin: string) => ["exec", "--yes", `--package=${name}`, "--", bin];

function operations(): [string, Operation][] {
  const paths = Object.entries<Record<string, Operation>>(document.paths);
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path.replace(/^\/api/, "")}`,
      operation,
    ]),
  );
}

/** Calls of the specs (part 1 §7, part 2 §7) and of the decisions, each with who may make it. */
const CALLS = `
bearer GET /admin/blog
bearer POST /admin/blog
bearer GET /admin/blog/check-slug/{slug}
bearer GET /admin/blog/export
bearer GET /admin/blog/export/xlsx
bearer GET /admin/blog/{id}
bearer PUT /admin/blog/{id}
bearer DELETE /admin/blog/{id}
bearer GET /admin/changes
bearer GET /admin/changes/export
bearer GET /admin/changes/export/xlsx
bearer GET /admin/company-analysis
bearer GET /admin/company-analysis/by-domain/{domain}
bearer GET /admin/company-analysis/export
bearer GET /admin/company-analysis/export/xlsx
bearer GET /admin/company-analysis/{id}
bearer GET /admin/company-groups
bearer POST /admin/company-groups
bearer POST /admin/company-groups/apart
bearer GET /admin/company-groups/export
bearer GET /admin/company-groups/export/xlsx
bearer GET /admin/company-groups/suggestions
bearer DELETE /admin/company-groups/{domain}
bearer POST /admin/confirm
bearer GET /admin/contact-submissions
bearer GET /admin/contact-submissions/export
bearer GET /admin/contact-submissions/export/xlsx
bearer PUT /admin/contact-submissions/{id}
bearer GET /admin/models
bearer POST /admin/models
bearer PUT /admin/models/defaults
bearer GET /admin/models/export
bearer GET /admin/models/export/xlsx
bearer GET /admin/models/offered
bearer PUT /admin/models/order
bearer PUT /admin/models/{id}
bearer GET /admin/models/{id}/places
bearer POST /admin/models/{id}/places
bearer DELETE /admin/models/{id}/places/{country}
bearer PUT /admin/models/{id}/places/{country}
bearer GET /admin/searches
bearer GET /admin/searches/export
bearer GET /admin/searches/export/xlsx
bearer GET /admin/searches/{id}
bearer PUT /admin/searches/{id}/trending
bearer GET /admin/stats
bearer GET /admin/users
bearer POST /admin/users
bearer GET /admin/users/export
bearer GET /admin/users/export/xlsx
bearer GET /admin/users/{id}
bearer PUT /admin/users/{id}
bearer DELETE /admin/users/{id}
bearer DELETE /admin/users/{id}/second-factor
bearer DELETE /admin/users/{id}/sessions
bearer POST /analysis/aggregate-results
bearer POST /analysis/archived-search
bearer POST /analysis/display-results
bearer POST /analysis/export-csv
bearer POST /analysis/export-model-comparison-pdf
bearer POST /analysis/export-pdf
bearer POST /analysis/export-xlsx
bearer POST /analysis/query-model
bearer POST /analysis/query-models
anyone POST /auth/forgot-password
anyone POST /auth/google/login
anyone POST /auth/login
bearer POST /auth/logout
bearer GET /auth/me
anyone POST /auth/refresh
anyone POST /auth/register
anyone POST /auth/resend-verification
anyone POST /auth/reset-password
anyone POST /auth/second-factor
bearer GET /auth/sessions
bearer DELETE /auth/sessions
bearer DELETE /auth/sessions/{id}
anyone POST /auth/verify-email
anyone GET /blog
anyone GET /blog/company-analysis/by-domain/{domain}
anyone GET /blog/meta/filters
anyone GET /blog/{slug}
anyone GET /blog/{slug}/related
bearer GET /brands
bearer POST /brands
bearer GET /brands/suggestions
anyone POST /brands/unsubscribe
bearer GET /brands/{id}
bearer PATCH /brands/{id}
bearer DELETE /brands/{id}
bearer GET /brands/{id}/alerts
bearer GET /brands/{id}/answers
bearer GET /brands/{id}/claims
bearer GET /brands/{id}/claims/{claimId}
bearer GET /brands/{id}/competitors
bearer GET /brands/{id}/direct
bearer POST /brands/{id}/direct
bearer PATCH /brands/{id}/direct
bearer GET /brands/{id}/experiments
bearer POST /brands/{id}/experiments
bearer POST /brands/{id}/experiments/plan
bearer GET /brands/{id}/experiments/{experimentId}
bearer PUT /brands/{id}/experiments/{experimentId}
bearer DELETE /brands/{id}/experiments/{experimentId}
bearer POST /brands/{id}/experiments/{experimentId}/abandon
bearer POST /brands/{id}/experiments/{experimentId}/actions/{actionId}/live
bearer POST /brands/{id}/experiments/{experimentId}/freeze
bearer GET /brands/{id}/experiments/{experimentId}/looks/{number}/export
bearer GET /brands/{id}/experiments/{experimentId}/looks/{number}/export/pdf
bearer GET /brands/{id}/experiments/{experimentId}/looks/{number}/export/xlsx
bearer POST /brands/{id}/experiments/{experimentId}/stop
bearer GET /brands/{id}/export/csv
bearer GET /brands/{id}/export/labels/csv
bearer GET /brands/{id}/export/labels/xlsx
bearer GET /brands/{id}/export/pdf
bearer GET /brands/{id}/export/statements/csv
bearer GET /brands/{id}/export/statements/xlsx
bearer GET /brands/{id}/export/xlsx
bearer GET /brands/{id}/facts
bearer POST /brands/{id}/facts
bearer POST /brands/{id}/facts/{factId}/confirm
bearer POST /brands/{id}/facts/{factId}/end
bearer POST /brands/{id}/facts/{factId}/reject
bearer POST /brands/{id}/labels
bearer GET /brands/{id}/labels/next
bearer GET /brands/{id}/links
bearer POST /brands/{id}/links
bearer DELETE /brands/{id}/links/{linkId}
bearer POST /brands/{id}/logo
bearer DELETE /brands/{id}/logo
bearer GET /brands/{id}/markets
bearer GET /brands/{id}/names
bearer PUT /brands/{id}/names
bearer POST /brands/{id}/names/preview
bearer POST /brands/{id}/notes
bearer DELETE /brands/{id}/notes/{noteId}
bearer GET /brands/{id}/overview
bearer GET /brands/{id}/praise
bearer POST /brands/{id}/prompts
bearer POST /brands/{id}/prompts/translations
bearer PATCH /brands/{id}/prompts/{promptId}
bearer DELETE /brands/{id}/prompts/{promptId}
bearer GET /brands/{id}/searches
bearer GET /brands/{id}/sources
bearer GET /brands/{id}/topics
bearer POST /brands/{id}/readings
bearer POST /brands/{id}/topics
bearer DELETE /brands/{id}/topics/{topicId}
bearer POST /brands/{id}/visits
bearer GET /company/against
bearer POST /company/aggregated-sources
bearer GET /company/analysis
bearer POST /company/analysis
bearer POST /company/analysis/export-pdf
bearer GET /company/overview
bearer POST /company/prompt-discovery
bearer GET /company/prompt-discovery/{id}/export
bearer GET /company/prompt-discovery/{id}/export/xlsx
bearer GET /company/questions/export
bearer GET /company/questions/export/xlsx
bearer POST /company/said-of-both
bearer POST /company/source-analysis
bearer GET /company/sources/export
bearer GET /company/sources/export/xlsx
anyone GET /company/suggestions
anyone POST /contact
bearer POST /conversions/store-id
anyone GET /models
bearer POST /search
bearer GET /runs/{id}/events
bearer PATCH /studies/{id}
bearer POST /search/filter
bearer GET /search/historical/{term}
bearer GET /search/history
bearer GET /search/{id}
bearer PATCH /search/{id}
bearer DELETE /search/{id}
bearer POST /stripe/create-checkout-session
bearer POST /stripe/create-portal-session
bearer GET /stripe/customer
bearer GET /stripe/invoices
bearer GET /stripe/transactions
anyone POST /stripe/webhook
bearer POST /studies
bearer GET /studies
anyone GET /studies/{id}
bearer DELETE /studies/{id}
anyone GET /studies/{id}/answers/{columnId}
bearer GET /studies/{id}/events
bearer GET /studies/{id}/export/csv
bearer GET /studies/{id}/export/pdf
bearer GET /studies/{id}/export/xlsx
bearer POST /studies/{id}/extend
anyone GET /studies/{id}/searches
bearer POST /studies/{id}/stop
bearer POST /topics
bearer GET /topics
bearer GET /topics/{id}
bearer PATCH /topics/{id}
bearer DELETE /topics/{id}
bearer GET /topics/{id}/plan
bearer PATCH /topics/{id}/wordings
bearer POST /topics/{id}/wordings
bearer POST /topics/{id}/wordings/preview
bearer POST /topics/{id}/wordings/propose
bearer GET /tokens
bearer POST /tokens
bearer PATCH /tokens/{id}
bearer DELETE /tokens/{id}
anyone GET /trending
anyone POST /trending/filter
anyone GET /trending/sector/{sector}
anyone GET /trending/trending
anyone GET /trending/{id}
bearer POST /upload/image
bearer POST /upload/images
bearer GET /user/credits
bearer POST /user/deduct-credit
bearer GET /user/second-factor
bearer POST /user/second-factor
bearer DELETE /user/second-factor
bearer POST /user/second-factor/confirm
bearer POST /user/second-factor/recovery-codes
bearer GET /user/usage
bearer GET /user/ledger
bearer GET /user/ledger/export
bearer GET /user/ledger/export/xlsx
anyone GET /weather
anyone GET /weather/export
anyone GET /weather/export/xlsx
`;

it("describes every documented call and no other", () => {
  const who = ({ security }: Operation) =>
    security.some((one) => Object.keys(one).length === 0) ? "anyone" : "bearer";
  const described = operations().map(([name, operation]) => `${who(operation)} ${name}`);
  expect(described.sort()).toEqual(CALLS.trim().split("\n").sort());
});

it("lets files name no page of a list, which they have whole", () => {
  for (const [name, { parameters = [] }] of operations()) {
    const names = parameters.map((parameter) => parameter.name);
    if (/\/export(\/|$)/.test(name)) expect(names, name).not.toEqual(expect.arrayContaining(["page"]));
  }
});

it("names pages of ours that are there", async () => {
  const { contact, license } = document.info;
  for (const { url } of [contact, license]) {
    const { pathname } = new URL(url);
    expect(Object.values(PUBLIC_PAGES).map(({ path }) => path)).toContain(pathname);
  }
});

it("names each call, once", () => {
  const ids = operations().map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [name, { summary }] of operations()) expect(summary, name).toMatch(/^[A-Z].+[^.]$/);
});

it("says which calls happen once for an Idempotency-Key: all that charge", () => {
  const repeatable = operations().filter(([, { parameters = [] }]) =>
    parameters.some(({ name }) => name === "Idempotency-Key"),
  );
  expect(repeatable.map(([name]) => name).sort()).toEqual([
    "POST /analysis/query-model",
    "POST /analysis/query-models",
    "POST /brands",
    "POST /brands/{id}/direct",
    "POST /brands/{id}/readings",
    "POST /brands/{id}/visits",
    "POST /company/analysis",
    "POST /company/prompt-discovery",
    "POST /company/source-analysis",
    "POST /studies",
    "POST /studies/{id}/extend",
    "POST /topics/{id}/wordings/propose",
    "POST /user/deduct-credit",
  ]);
});

it("is kept by whoever has it, and has its own address in it", async () => {
  const url = `${product.url}/api/openapi.json`;
  const etag = (await fetch(url)).headers.get("etag") ?? "";
  expect((await fetch(url, { headers: { "if-none-match": etag } })).status).toBe(304);
  expect(document.servers).toEqual([{ url: "http://localhost:3000" }]);
});

it("leaves an outside linter nothing to say", { tags: "long" }, async () => {
  const lint = [...npmTool("@redocly/cli@2.77.0", "redocly"), "lint", "--format=json", file];
  const { stdout } = await run("npm", lint, {
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: "off" },
  });
  const { problems, totals } = JSON.parse(stdout.slice(stdout.indexOf("{")));
  expect([problems, totals.errors, totals.warnings]).toEqual([[], 0, 0]);
});

describe("behind a contract proxy", { tags: "long" }, () => {
  let proxy: { readonly url: string; close(): void };
  beforeAll(async () => {
    const port = await freePort();
    const args = [...npmTool("@stoplight/prism-cli@5.16.0", "prism"), "proxy", file, product.url, "--errors"];
    const child = spawn("npm", [...args, "--port", String(port), "--host", "127.0.0.1"], {
      cwd: folder,
      stdio: "ignore",
      detached: true,
    });
    const url = `http://127.0.0.1:${port}`;
    // It has processes of its own below npm.
    proxy = { url, close: () => void (child.pid && process.kill(-child.pid)) };
    await Promise.race([
      eventually(
        () =>
          fetch(`${url}/api/models`).then(
            ({ ok }) => ok,
            () => false,
          ),
        "the proxy answers",
      ),
      once(child, "exit").then(() => Promise.reject(new Error("The proxy ended"))),
    ]);
  });
  afterAll(() => proxy.close());

  it("calls of scripts pass in both directions", async () => {
    const maya = await signUp(product);
    await setCredits(product, maya.userId, 20);
    const token = await createApiToken(product, maya, ["read", "run"]);
    const script = caller({ url: proxy.url }, token.secret);
    const question = { prompt: "Best CRM for startups", model: FIVE[0] };
    const { body: answer } = await script.post("/analysis/query-model", question);
    expect(answer.results.length).toBeGreaterThan(0);
    const { body: study } = await script.post("/studies", { ...question, models: [FIVE[0]], rounds: 1 });
    const replies = [
      await script.get("/models"),
      await script.get("/auth/me"),
      await script.get("/user/credits"),
      await script.get("/user/usage"),
      await script.get("/search/history?limit=5"),
      await script.get(`/search/${answer.searchId}`),
      await script.post("/analysis/aggregate-results", { searchId: answer.searchId }),
      await script.get("/trending?limit=5"),
      await script.get("/company/suggestions?query=hub"),
      await script.post("/company/aggregated-sources", { domain: "hubspot.com" }),
      await script.get(`/studies/${study.id}`),
      await caller({ url: proxy.url }, maya.token).patch(`/studies/${study.id}`, { isPrivate: true }),
      await script.get("/studies"),
      await script.get("/blog"),
    ];
    expect(replies.map(({ status, body }) => (status === 200 ? status : body))).toEqual(
      replies.map(() => 200),
    );
  });

  it("refusals pass too", async () => {
    const maya = await signUp(product);
    const script = caller({ url: proxy.url }, maya.token);
    const replies = [
      await script.get("/search/nothing"),
      await script.get("/trending/nothing"),
      await script.post("/company/aggregated-sources", { domain: "no domain" }),
      await caller({ url: proxy.url }, "st_live_wrong").get("/user/credits"),
    ];
    expect(replies.map(({ status, body }) => [status, typeof body.error])).toEqual(
      [404, 404, 400, 401].map((status) => [status, "string"]),
    );
  });
});

it("each call lets in who it says, before it reads a body", async () => {
  const maya = await signUp(product);
  const tokens = {
    read: await createApiToken(product, maya, ["read"]),
    run: await createApiToken(product, maya, ["run"]),
  };
  for (const [name, operation] of operations()) {
    const [method = "", path = ""] = name.split(" ");
    const access = operation["x-access"];
    await endMinute(product);
    const answers = async (token: string | null) => {
      const response = await fetch(`${product.url}/api${path.replace(/\{\w+\}/g, "none")}`, {
        method,
        headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
        ...(method !== "GET" && { body: "{" }),
      });
      const body: unknown = await response.json().catch(() => ({}));
      return (body as { errorType?: string }).errorType ?? response.status;
    };
    const [guest, reader, runner] = [
      await answers(null),
      await answers(tokens.read.secret),
      await answers(tokens.run.secret),
    ];
    if (access === "anyone" || access === "read")
      expect([401, 403, "scope_missing"], name).not.toContain(reader);
    else expect(reader, name).toBe(access === "run" ? "scope_missing" : "session_required");
    if (access === "session" || access === "admin") expect(runner, name).toBe("session_required");
    else expect([401, 403, "scope_missing", "session_required"], name).not.toContain(runner);
    expect(guest === 401, name).toBe(access !== "anyone");
  }
});

it("an answer has the id of its request", async () => {
  const reply = await fetch(`${product.url}/api/models`, { headers: { "x-request-id": "my-request.0001" } });
  expect(reply.headers.get("x-request-id")).toBe("my-request.0001");
  for (const wrong of ["short", "a b c d e f g h", "x".repeat(101)]) {
    const other = await fetch(`${product.url}/api/models`, { headers: { "x-request-id": wrong } });
    expect(other.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  }
});
