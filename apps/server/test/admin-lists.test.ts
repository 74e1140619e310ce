import { eventually } from "@standings/testing";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIVE, type Product, type Reply, type SignedUp, signUp, startProduct } from "./product.ts";
import { saveSearch } from "./saved-searches.ts";

/** The documented calls of the admin panel's searches, messages and analyses (spec part 2 §7). */

let product: Product;
let admin: SignedUp;
let maya: SignedUp;
let shared: string;
let secret: string;
const [GPT = ""] = FIVE;
const LISTS = { [GPT]: ["acme.com", "bolt.com"] };

beforeAll(async () => {
  product = await startProduct();
  [admin, maya] = [await signUp(product), await signUp(product)];
  await product.db.updateTable("users").set({ role: "admin" }).where("id", "=", admin.userId).execute();
  const common = { userId: maya.userId, sector: "Technology", lists: LISTS } as const;
  shared = await saveSearch(product, { ...common, prompt: "=Best CRM", daysAgo: 1 });
  secret = await saveSearch(product, { ...common, prompt: "Hush hush", isPrivate: true, daysAgo: 2 });
});
afterAll(() => product.close());

async function put({ token }: SignedUp, path: string, body: unknown): Promise<Omit<Reply, "headers">> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const response = await fetch(`${product.url}/api${path}`, {
    method: "PUT",
    headers,
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const file = async (path: string) => {
  const headers = { authorization: `Bearer ${admin.token}` };
  const response = await fetch(`${product.url}/api${path}`, { headers });
  return { type: response.headers.get("content-type"), text: await response.text() };
};

describe("GET /admin/searches", () => {
  it("gives the documented fields with the owner, and of private ones no words", async () => {
    const { status, body } = await admin.get(
      "/admin/searches?page=1&limit=20&sortBy=createdAt&sortOrder=desc",
    );
    expect(status).toBe(200);
    expect(body.pagination).toEqual({ page: 1, limit: 20, total: 2, pages: 1, isLowerBound: false });
    const user_id = { _id: maya.userId, name: "Maya Okonkwo", email: maya.email };
    expect(body.searches).toMatchObject([
      {
        _id: shared,
        search_type: "model_comparison",
        prompt: "=Best CRM",
        trending: false,
        user_id,
        was_censored: false,
        web_search_enabled: true,
        domain: null,
        models_queried: [GPT],
        model_results: {
          "GPT 4_1": [
            { rank: 1, domain: "acme.com" },
            { rank: 2, domain: "bolt.com" },
          ],
        },
      },
      { _id: secret, prompt: null, sector: null, results: [], model_results: {}, is_private: true, user_id },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/hush/i);
  });

  it.each([
    ["search=hush", 0],
    ["search=best&user=&trending=", 1],
    ["trending=true", 0],
    ["trending=false&sortOrder=asc", 2],
    ["limit=1&page=2", 1],
    ["page=10000&limit=100", 0],
    ["search=%25", 0],
  ])("?%s lists %i", async (query, count) => {
    expect((await admin.get(`/admin/searches?${query}`)).body.searches).toHaveLength(count);
  });

  it.each([
    "page=0",
    "limit=101",
    "user=me",
    "trending=maybe",
    "sortBy=prompt",
    "search=%00",
    "sortOrder=up",
  ])("?%s is refused", async (query) => {
    expect((await admin.get(`/admin/searches?${query}`)).status).toBe(400);
    expect(
      (await admin.get(`/admin/searches/export?${query.replace(/^(page|limit)=/, "user=")}`)).status,
    ).toBe(400);
  });

  it("is saved as a file whose cells are no formulas, without private words", async () => {
    const { type, text } = await file("/admin/searches/export?sortOrder=asc");
    expect(type).toBe("text/csv; charset=utf-8");
    expect(text.split("\r\n")).toHaveLength(4);
    expect(text).toContain(",'=Best CRM,");
    expect(text).not.toMatch(/hush/i);
  });

  it("is saved as a spreadsheet of the same rows, its dates as dates", async () => {
    const path = "/admin/searches/export/xlsx?sortOrder=asc";
    const response = await fetch(`${product.url}/api${path}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(response.headers.get("content-disposition")).toMatch(/standings-searches-[\d-]{10}\.xlsx"$/);
    const [sheet] = (await readXlsx(await response.arrayBuffer())).sheets;
    const [head = [], ...rows] = sheet?.rows ?? [];
    expect([sheet?.name, rows.length]).toEqual(["Searches", 2]);
    expect(rows.map((row) => row[head.indexOf("Prompt")])).toContain("=Best CRM");
    for (const row of rows) expect(row[head.indexOf("Date")]).toBeInstanceOf(Date);
    expect(JSON.stringify(rows)).not.toMatch(/hush/i);
  });
});

describe("PUT /admin/searches/{id}/trending", () => {
  it("puts a shared search on Trending and takes it off", async () => {
    const isListed = async () => JSON.stringify((await maya.get("/trending")).body).includes(shared);
    for (const trending of [true, false]) {
      const { status, body } = await put(admin, `/admin/searches/${shared}/trending`, { trending });
      expect([status, body]).toEqual([200, { _id: shared, id: shared, trending }]);
      await eventually(async () => (await isListed()) === trending);
    }
  });

  it("says why another one can't be there", async () => {
    const { status, body } = await put(admin, `/admin/searches/${secret}/trending`, { trending: true });
    expect([status, body.error]).toEqual([409, "Private searches can’t be on Trending"]);
    const wrong = [
      [`/admin/searches/${crypto.randomUUID()}/trending`, { trending: true }, 404],
      ["/admin/searches/nonsense/trending", { trending: true }, 404],
      [`/admin/searches/${shared}/trending`, { trending: "yes" }, 400],
      [`/admin/searches/${shared}/trending`, {}, 400],
    ] as const;
    for (const [path, choice, expected] of wrong)
      expect((await put(admin, path, choice)).status).toBe(expected);
  });
});

it("a message of the contact form is listed, set and saved with its documented fields", async () => {
  const message = {
    name: "Sofia",
    email: "s@a.example",
    subject: null,
    message: "Hello",
    inquiry_type: "press",
  };
  await maya.post("/contact", message);
  const { body } = await admin.get("/admin/contact-submissions?status=new&inquiry_type=press&search=sof");
  expect(body).toMatchObject({ submissions: [{ ...message, status: "new" }], pagination: { total: 1 } });
  const [{ _id: id, createdAt }] = body.submissions;
  const path = `/admin/contact-submissions/${id}`;
  expect(await put(admin, path, { status: "resolved" })).toEqual({
    status: 200,
    body: { ...message, _id: id, id, createdAt, status: "resolved" },
  });
  expect((await put(admin, path, { status: "gone" })).status).toBe(400);
  expect((await put(admin, "/admin/contact-submissions/1", { status: "read" })).status).toBe(404);
  expect((await file("/admin/contact-submissions/export")).text).toContain(
    "Sofia,s@a.example,Press & Media,Resolved",
  );
});

it("an analysis is listed with its owner and its documented fields, and by its company", async () => {
  // Its site cannot be read: the analysis rests on the search that lists it.
  const order = { domain: "acme.com", modelId: GPT, analysisType: "seo", forceRerun: true };
  expect((await maya.post("/company/analysis", order)).status).toBe(200);
  const { body } = await admin.get("/admin/company-analysis?analysisType=seo&search=acme&sortBy=domain");
  expect(body.analysis).toMatchObject([
    {
      domain: "acme.com",
      analysis_type: "seo",
      model_id: GPT,
      company_analysis: null,
      source_analysis: null,
      seo_analysis: { summary: expect.any(String) },
      user_id: { email: maya.email },
      is_sandbox: false,
    },
  ]);
  const [{ _id: id }] = body.analysis;
  expect((await admin.get(`/admin/company-analysis/${id}`)).body).toEqual(body.analysis[0]);
  expect((await admin.get("/admin/company-analysis?analysisType=company")).body.analysis).toEqual([]);
  expect((await admin.get("/admin/company-analysis/by-domain/acme.com")).body).toMatchObject({
    analysis: [{ domain: "acme.com", seo_analysis: { model_id: GPT } }],
    historicalData: expect.any(Array),
    top50Sources: expect.any(Array),
  });
  expect((await file("/admin/company-analysis/export")).text).toContain(`${maya.email},acme.com`);
});

it("joins sites of a company, lists and files them, and takes it back", async () => {
  const path = "/admin/company-groups";
  expect(await admin.post(path, { domains: ["kora.com", "www.kora.com"] })).toMatchObject({
    status: 422,
    body: { error: "Please give two different sites" },
  });
  expect((await admin.post(path, { domains: ["kora.com", "kora.de"] })).body).toEqual({
    joined: ["kora.com", "kora.de"],
  });
  const { body } = await admin.get(`${path}?search=kora.d&evidence=admin`);
  expect(body).toMatchObject({
    groups: [
      {
        id: "kora.com",
        sites: [
          { domain: "kora.com", country: null, evidence: ["admin"] },
          { domain: "kora.de", country: "DE", evidence: ["admin"] },
        ],
      },
    ],
    pagination: { total: 1 },
  });
  expect((await file(`${path}/export?search=kora`)).text).toContain("kora.com,kora.de,Germany,admin");
  expect((await admin.get(`${path}/suggestions`)).body).toMatchObject({ suggestions: [] });
  expect((await admin.delete(`${path}/nonsense`)).status).toBe(400);
  expect((await admin.delete(`${path}/kora.de`)).body).toEqual({ parted: ["kora.com"] });
  expect((await admin.get(`${path}?search=kora`)).body.groups).toEqual([]);
});

it.each([
  ["GET", "/admin/company-groups"],
  ["POST", "/admin/company-groups"],
  ["GET", "/admin/company-groups/export"],
  ["GET", "/admin/company-groups/suggestions"],
  ["DELETE", "/admin/company-groups/a.com"],
  ["GET", "/admin/searches"],
  ["GET", "/admin/searches/export"],
  ["GET", "/admin/searches/export/xlsx"],
  ["GET", "/admin/searches/1"],
  ["PUT", "/admin/searches/1/trending"],
  ["GET", "/admin/contact-submissions"],
  ["GET", "/admin/contact-submissions/export"],
  ["GET", "/admin/contact-submissions/export/xlsx"],
  ["PUT", "/admin/contact-submissions/1"],
  ["GET", "/admin/company-analysis"],
  ["GET", "/admin/company-analysis/export"],
  ["GET", "/admin/company-analysis/export/xlsx"],
  ["GET", "/admin/company-analysis/1"],
  ["GET", "/admin/company-analysis/by-domain/a.com"],
])("%s %s is for admins alone", async (method, path) => {
  const call = (headers: Record<string, string>) => fetch(`${product.url}/api${path}`, { method, headers });
  expect((await call({})).status).toBe(401);
  expect((await call({ authorization: `Bearer ${maya.token}` })).status).toBe(403);
});
