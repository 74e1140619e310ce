import { ERRORS, IDENTITY_VERSION } from "@standings/domain";
import { addMadeAnswer, addMadeClaim, addMadeVisit } from "@standings/services/testing";
import { eventually } from "@standings/testing";
import { readXlsx } from "hucre/xlsx";
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  caller,
  FIVE,
  type Mail,
  mailsTo,
  type Product,
  SANDBOX_MODELS,
  type SignedUp,
  setCredits,
  signUp,
  startProduct,
} from "./product.ts";
import { createWebApp, serverOf } from "./server.ts";

let product: Product;
let maya: SignedUp;
let brandId: string;
beforeAll(async () => {
  product = await startProduct({ ...SANDBOX_MODELS, CLAIMS_MODEL: `${FIVE[2]}` });
  maya = await signUp(product);
  await setCredits(product, maya.userId, 50);
  brandId = await addBrand(maya);
  await maya.post(`/brands/${brandId}/visits`, {});
  await digestOf(maya);
});
afterAll(() => product.close());

async function addBrand(person: SignedUp): Promise<string> {
  const { body } = await person.post("/brands", {
    name: "HubSpot",
    domain: "hubspot.com",
    models: FIVE,
    rounds: 1,
    competitors: [{ name: "Salesforce", domain: "salesforce.com" }],
    prompts: [{ prompt: "=Best CRM for startups", label: "Startups" }, { prompt: "Best CRM" }],
  });
  return body.id;
}

interface BrandMail extends Mail {
  readonly unsubscribe: string;
  readonly unsubscribePost: string;
}

async function digestOf({ email }: SignedUp): Promise<BrandMail> {
  return eventually(async () => {
    const mails = (await mailsTo(product.sandbox, email)) as BrandMail[];
    return mails.find(({ subject }) => subject === "HubSpot this week");
  });
}

async function file(path: string, { token }: SignedUp = maya) {
  const response = await fetch(`${product.url}/api/brands/${brandId}/export/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const disposition = response.headers.get("content-disposition") ?? "";
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    name: /filename="([^"]+)"/.exec(disposition)?.[1],
    bytes,
  };
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text;
}

interface SentLogo {
  readonly error?: string;
  readonly agency: { readonly name: string; readonly logoUrl: string | null };
}

async function sendLogo(bytes: Uint8Array, { token }: Pick<SignedUp, "token"> = maya) {
  const form = new FormData();
  form.append("image", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "logo.png");
  const response = await fetch(`${product.url}/api/brands/${brandId}/logo`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as SentLogo };
}

const logo = () =>
  sharp({ create: { width: 300, height: 90, channels: 3, background: "#4a2" } })
    .png()
    .toBuffer();

it("a brand is added once for an Idempotency-Key or a clientBrandId", async () => {
  const noah = await signUp(product);
  const wish = { name: "HubSpot", domain: "hubspot.com", models: FIVE };
  const clientBrandId = crypto.randomUUID();
  for (const [body, headers] of [
    [wish, { "idempotency-key": "tab-1" }],
    [{ ...wish, clientBrandId }, {}],
  ] as const) {
    const made = await Promise.all([1, 2].map(() => noah.post("/brands", body, headers)));
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    expect(made[1]?.body.id).toBe(made[0]?.body.id);
  }
});

describe("a brand as a file", () => {
  it("is every answer as CSV, without formulas", async () => {
    const { status, type, name, bytes } = await file("csv");
    expect({ status, type }).toEqual({ status: 200, type: "text/csv; charset=utf-8" });
    expect(name).toMatch(/^standings-brand-hubspot-\d{8}-\d{6}\.csv$/);
    const [head, ...lines] = new TextDecoder().decode(bytes).trim().split("\r\n");
    expect(head).toContain("Rank of HubSpot,Rank of Salesforce");
    expect(lines).toHaveLength(2 * FIVE.length);
    for (const line of lines) expect(line).toMatch(/,Sandbox data$/);
    expect(lines.filter((line) => line.includes(",'=Best CRM for startups,Startups,"))).toHaveLength(
      FIVE.length,
    );
    const labelled = await file("csv?label=Startups");
    expect(new TextDecoder().decode(labelled.bytes).trim().split("\r\n")).toHaveLength(1 + FIVE.length);
  });

  it("is the same as a spreadsheet, whose texts begin as they were written", async () => {
    const { status, name, bytes } = await file("xlsx?label=Startups");
    expect({ status, name }).toEqual({
      status: 200,
      name: expect.stringMatching(/^standings-brand-hubspot-.*\.xlsx$/),
    });
    const [sheet] = (await readXlsx(bytes)).sheets;
    const [head, ...rows] = sheet?.rows ?? [];
    expect(head?.slice(0, 3)).toEqual(["Visit", "Prompt", "Label"]);
    expect(rows).toHaveLength(FIVE.length);
    for (const row of rows)
      expect(row.slice(0, 3)).toEqual([expect.any(Date), "=Best CRM for startups", "Startups"]);
    expect((await file("xlsx?span=nonsense")).status).toBe(400);
  });

  it("is a PDF with its figures, and nobody else's", async () => {
    const { status, type, bytes } = await file("pdf");
    expect({ status, type }).toEqual({ status: 200, type: "application/pdf" });
    const text = await pdfText(bytes);
    for (const said of ["HubSpot", "Salesforce", "Best CRM for startups", "Sandbox data", "1 round a visit"])
      expect(text).toContain(said);
    // One visit tells no change, as its page says.
    expect(text).toContain("None is told in this span.");
    const ada = await signUp(product);
    expect((await file("pdf", ada)).status).toBe(404);
    for (const format of ["csv", "xlsx"]) expect((await file(format, ada)).status).toBe(404);
    const empty = await addBrand(maya);
    const none = await maya.get(`/brands/${empty}/export/pdf`);
    expect(none).toMatchObject({ status: 422, body: { error: "No results available to export" } });
  });
});

it("a prompt without answers has no figure, and a market that is asked no more says so, over REST and on paper", async () => {
  const { body: added } = await maya.post(`/brands/${brandId}/prompts`, {
    prompts: [{ prompt: "CRM for lawyers" }],
  });
  const asked = (await maya.get(`/brands/${brandId}/overview`)).body;
  expect(asked.tracked).toEqual({ prompts: 3, isAsked: true });
  expect(asked.prompts.at(-1)).toMatchObject({ prompt: "CRM for lawyers", listed: null, score: null });
  expect(await pdfText((await file("pdf")).bytes)).toContain("No answers yet");
  await maya.patch(`/brands/${brandId}`, { markets: [{ country: "DE", language: "de" }] });
  const gone = (await maya.get(`/brands/${brandId}/overview?market=none`)).body;
  expect(gone).toMatchObject({ tracked: { prompts: 2, isAsked: false }, answers: asked.answers });
  const paper = await pdfText((await file("pdf?market=none")).bytes);
  for (const said of [
    "2 prompts asked of 5 models until the last visit shown and no more",
    "Asked no more since the visit of",
  ])
    expect(paper.replace(/\s+/gu, " ")).toContain(said);
  const { body: back } = await maya.patch(`/brands/${brandId}`, { markets: [] });
  const ids = ({ prompts }: typeof back) => prompts.map(({ id }: { id: string }) => id);
  expect(ids(back)).toEqual(ids(added));
  await maya.delete(`/brands/${brandId}/prompts/${ids(back).at(-1)}`);
});

describe("an agency's logo", () => {
  it("is drawn anew, stands in reports, and goes again", async () => {
    await maya.patch(`/brands/${brandId}`, { agency: { name: "Northwind" } });
    const plain = (await file("pdf")).bytes.length;
    const { status, body } = await sendLogo(await logo());
    expect({ status, agency: body.agency }).toEqual({
      status: 200,
      agency: { name: "Northwind", logoUrl: expect.stringMatching(/^\/uploads\/[\da-f]{32}-300\.webp$/) },
    });
    const served = await fetch(product.url + body.agency.logoUrl);
    expect(served.headers.get("content-type")).toBe("image/webp");
    const { bytes } = await file("pdf");
    expect(bytes.length).toBeGreaterThan(plain);
    expect(Buffer.from(bytes).toString("latin1")).toContain("/Subtype /Image");
    expect(await pdfText(bytes)).toContain("Northwind");
    // A new name keeps it; nobody's address can be put in its place.
    const renamed = await maya.patch(`/brands/${brandId}`, {
      agency: { name: "North", logoUrl: "https://evil.example/pixel.png" },
    });
    expect(renamed.body.agency).toEqual({ name: "North", logoUrl: body.agency.logoUrl });
    expect((await maya.delete(`/brands/${brandId}/logo`)).body.agency).toEqual({
      name: "North",
      logoUrl: null,
    });
    expect((await maya.patch(`/brands/${brandId}`, { agency: null })).body.agency).toBeNull();
  });

  it("is a picture, of the brand's owner, signed in", async () => {
    expect(await sendLogo(Buffer.from("<svg onload=alert(1)>"))).toMatchObject({
      status: 400,
      body: { error: "Please select an image file" },
    });
    const large = Buffer.concat([await logo(), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await sendLogo(large)).toMatchObject({
      status: 413,
      body: { error: "Image size must be less than 5MB" },
    });
    const ada = await signUp(product);
    expect((await sendLogo(await logo(), ada)).status).toBe(404);
    expect((await sendLogo(await logo(), { token: "nobody's" })).status).toBe(401);
    expect((await maya.post(`/brands/${brandId}/logo`, { image: "x" })).status).toBe(400);
  });
});

describe("the weekly mail", () => {
  it("shows the picture, and is ended by its provider's one click", async () => {
    const { text, html, unsubscribe, unsubscribePost } = await digestOf(maya);
    expect(text).toMatch(/^HubSpot is listed in/);
    expect(text).toContain("Sandbox data: the models are imitated.");
    const png = /src="data:image\/png;base64,([^"]+)"/.exec(html)?.[1] ?? "";
    expect(await sharp(Buffer.from(png, "base64")).metadata()).toMatchObject({ width: 1_200, height: 560 });
    expect(unsubscribePost).toBe("List-Unsubscribe=One-Click");
    const address = new URL(/^<(.+)>$/.exec(unsubscribe)?.[1] ?? "");
    expect(address.pathname).toBe("/api/brands/unsubscribe");
    // As providers send it: a form, without cookies or tokens.
    const parts = new FormData();
    parts.set("List-Unsubscribe", "One-Click");
    const post = (body: FormData | URLSearchParams) =>
      fetch(`${product.url}${address.pathname}${address.search}`, { method: "POST", body });
    // A look at the link ends nothing.
    await fetch(`${product.url}/unsubscribe${address.search}`);
    expect((await maya.get(`/brands/${brandId}`)).body.digestMails).toBe(true);
    expect((await post(parts)).status).toBe(200);
    expect((await post(new URLSearchParams({ "List-Unsubscribe": "One-Click" }))).status).toBe(200);
    const { digestMails, alertMails } = (await maya.get(`/brands/${brandId}`)).body;
    expect({ digestMails, alertMails }).toEqual({ digestMails: false, alertMails: true });
    const wrong = await caller(product).post(`/brands/unsubscribe?token=${brandId}.digest.x`);
    expect(wrong).toMatchObject({ status: 404, body: { error: "This link does not work any more." } });
  });
});

describe("over REST", () => {
  it("a new brand is suggested competitors and prompts", async () => {
    const { status, body } = await maya.get("/brands/suggestions?domain=hubspot.com");
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["competitors", "prompts"]);
    expect((await maya.get("/brands/suggestions?domain=nothing")).status).toBe(400);
  });

  it("every view takes web search as an address writes it", async () => {
    for (const view of ["overview", "sources", "searches", "competitors", "markets", "topics"]) {
      const read = (webSearch: string) => maya.get(`/brands/${brandId}/${view}?webSearch=${webSearch}`);
      expect([view, (await read("false")).status, (await read("maybe")).status]).toEqual([view, 200, 400]);
    }
  });

  it("the answers behind a figure come page by page", async () => {
    const { prompts, companies } = (await maya.get(`/brands/${brandId}/overview`)).body;
    const first = await maya.get(`/brands/${brandId}/answers?promptId=${prompts[0].promptId}`);
    expect(first.status).toBe(200);
    expect(first.body.answers).toHaveLength(FIVE.length);
    expect(first.body.next).toBeNull();
    const listed = await maya.get(`/brands/${brandId}/answers?behind=listed&company=${companies[0].key}`);
    for (const { rank } of listed.body.answers) expect(rank).toBeGreaterThan(0);
    expect((await maya.get(`/brands/${brandId}/answers?behind=nothing`)).status).toBe(400);
    const ada = await signUp(product);
    expect((await ada.get(`/brands/${brandId}/answers`)).status).toBe(404);
  });

  it("notes, labels and links are written and taken away", async () => {
    const day = new Date().toISOString().slice(0, 10);
    const note = await maya.post(`/brands/${brandId}/notes`, { day, text: "Published the guide" });
    expect(note).toMatchObject({ status: 201, body: { day, text: "Published the guide" } });
    for (const wrong of ["yesterday", "0000-01-01"])
      expect((await maya.post(`/brands/${brandId}/notes`, { day: wrong, text: "x" })).status).toBe(400);
    expect((await maya.delete(`/brands/${brandId}/notes/%00`)).status).toBe(200);
    expect((await maya.get(`/brands/${brandId}/overview`)).body.notes).toEqual([note.body]);
    await maya.delete(`/brands/${brandId}/notes/${note.body.id}`);
    expect((await maya.get(`/brands/${brandId}/overview`)).body.notes).toEqual([]);
    const [first] = (await maya.get(`/brands/${brandId}`)).body.prompts;
    const labelled = await maya.patch(`/brands/${brandId}/prompts/${first.id}`, { label: "Founders" });
    expect(labelled.body.prompts[0]).toMatchObject({ label: "Founders" });
    const { status, body } = await maya.post(`/brands/${brandId}/links`, { days: 30 });
    expect({ status, url: body.url }).toEqual({ status: 201, url: expect.stringContaining("/shared/") });
    expect((await maya.post(`/brands/${brandId}/links`, { days: 31 })).status).toBe(400);
    await maya.delete(`/brands/${brandId}/links/${body.link.id}`);
    expect((await maya.get(`/brands/${brandId}/links`)).body.links).toMatchObject([{ isRevoked: true }]);
  });
});

describe("names over REST", () => {
  it("are read with their version, tried, and saved by whoever read the newest", async () => {
    const read = await maya.get(`/brands/${brandId}/names`);
    expect(read.body).toMatchObject({
      ...{ version: 1, counted: { version: 1, matcher: IDENTITY_VERSION } },
      recount: null,
    });
    const companies = read.body.companies.map(
      ({ name: _name, domain: _domain, ...names }: Record<string, unknown>) => names,
    );
    const [own, ...rivals] = companies;
    const more = { companies: [{ ...own, sites: [...own.sites, "zoho.com"] }, ...rivals] };
    const tried = await maya.post(`/brands/${brandId}/names/preview`, more);
    expect(tried.body.after).toBeGreaterThanOrEqual(tried.body.before);
    const [changed] = tried.body.changed;
    expect(changed).toMatchObject({
      ...{ was: null, is: "", company: { domain: "zoho.com" } },
      answer: { studyId: expect.any(String), columnId: expect.any(String), modelId: expect.any(String) },
    });
    const put = (body: unknown, headers: Record<string, string>) =>
      fetch(`${product.url}/api/brands/${brandId}/names`, {
        method: "PUT",
        headers: {
          authorization: `Bearer ${maya.token}`,
          "content-type": "application/json",
          ...headers,
        },
        body: JSON.stringify(body),
      });
    expect((await put(more, {})).status).toBe(400);
    const saved = await put(more, { "if-match": '"1"' });
    expect([saved.status, saved.headers.get("etag")]).toEqual([202, '"2"']);
    const late = await put(more, { "if-match": '"1"' });
    const { error, recount: _recount, counted: _counted, ...wanted } = await late.json();
    const {
      recount: _counting,
      counted: _figures,
      ...newest
    } = (await maya.get(`/brands/${brandId}/names`)).body;
    expect([late.status, error, wanted]).toEqual([409, ERRORS.NAMES_CHANGED.message, newest]);
    expect([newest.version, newest.companies[0].sites]).toEqual([2, expect.arrayContaining(["zoho.com"])]);
    await eventually(async () => {
      const { body } = await maya.get(`/brands/${brandId}/names`);
      return body.counted.version === 2 && body.recount === null;
    });
  });
});

describe("facts and claims over REST", () => {
  it("are read, and facts added, confirmed, ended and taken away", async () => {
    const fact = {
      ...{ attribute: "price", subject: "Solo" },
      value: { kind: "money", amount: 7, currency: "USD", period: "month", unit: null },
    };
    const added = await maya.post(`/brands/${brandId}/facts`, fact);
    expect([added.status, added.body.version, added.body.facts[0].market]).toEqual([201, 1, null]);
    const [{ id }] = added.body.facts;
    expect((await maya.post(`/brands/${brandId}/facts/${id}/confirm`)).body.version).toBe(1);
    const ended = await maya.post(`/brands/${brandId}/facts/${id}/end`, { to: "2024-12-31" });
    expect(ended.body.facts).toMatchObject([{ state: "confirmed", to: "2024-12-31" }]);
    expect((await maya.post(`/brands/${brandId}/facts/${id}/end`, { to: "soon" })).status).toBe(400);
    const nowhereAsked = await maya.post(`/brands/${brandId}/facts`, {
      ...fact,
      market: { country: "DE", language: "de" },
    });
    expect([nowhereAsked.status, nowhereAsked.body.error]).toEqual([400, ERRORS.INVALID_MARKET.message]);
    const bad = await maya.post(`/brands/${brandId}/facts`, { ...fact, attribute: "founded" });
    expect([bad.status, bad.body.error]).toEqual([400, "This attribute has no value of this kind"]);
    expect((await maya.post(`/brands/${brandId}/facts/${id}/reject`)).body).toMatchObject({
      version: 3,
      facts: [],
    });
    expect((await maya.get(`/brands/${brandId}/facts`)).body).toMatchObject({ version: 3, facts: [] });
    const claims = await maya.get(`/brands/${brandId}/claims?attribute=price`);
    expect([claims.status, claims.body.arm]).toEqual([200, "list"]);
    expect((await maya.get(`/brands/${brandId}/claims/${id}`)).status).toBe(404);
    expect(claims.body).toMatchObject({ rate: null, byAttribute: [], sentiment: null, queue: { left: 0 } });
    const queue = await maya.get(`/brands/${brandId}/labels/next`);
    expect([queue.status, queue.body]).toMatchObject([200, { labels: 0, left: 0, repeated: 0, next: null }]);
    const label = { claimId: id, runId: id, shown: "true", verdict: "true", isDrawn: true };
    const nowhere = await maya.post(`/brands/${brandId}/labels`, { ...label, columnId: "nobody_round1" });
    expect([nowhere.status, nowhere.body.error]).toEqual([404, ERRORS.STATEMENT_NOT_FOUND.message]);
    const hostile = await maya.post(`/brands/${brandId}/labels`, { ...label, columnId: "a\u0000" });
    expect(hostile.status).toBe(400);
  });

  it("direct questions are told, asked once however often they are sent, and repeated", async () => {
    const own = await addBrand(maya);
    await maya.patch(`/brands/${own}`, { models: FIVE.slice(0, 1) });
    const direct = `/brands/${own}/direct`;
    const { status, body } = await maya.get(direct);
    expect([status, body.questions[0], body.cost, body.last]).toEqual([
      200,
      "What does HubSpot cost?",
      30,
      null,
    ]);
    expect((await maya.patch(direct, { repeats: true })).body).toMatchObject({ repeats: true });
    expect((await maya.patch(direct, { repeats: "yes" })).status).toBe(400);
    await setCredits(product, maya.userId, 0);
    const short = await maya.post(direct, {});
    expect([short.status, short.body.creditsRequired]).toEqual([ERRORS.INSUFFICIENT_CREDITS.status, 30]);
    await setCredits(product, maya.userId, 50);
    const ask = () => maya.post(direct, {}, { "idempotency-key": "once" });
    const [first, again] = [await ask(), await ask()];
    expect([first.status, first.body]).toEqual([201, { ...again.body, state: "running", creditsHeld: 30 }]);
    expect((await maya.post(direct, {})).status).toBe(409);
    await eventually(async () => (await maya.get(direct)).body.last?.state === "completed");
    const claims = await maya.get(`/brands/${own}/claims?asked=direct`);
    expect([claims.status, claims.body.arm]).toEqual([200, "direct"]);
    expect((await maya.get(`/brands/${own}/claims?asked=nobody`)).status).toBe(400);
    expect((await maya.get(`/brands/${own}/praise?asked=direct`)).body).toMatchObject({ arm: "direct" });
    const ada = await signUp(product);
    for (const call of [ada.get(direct), ada.post(direct, {}), ada.patch(direct, { repeats: true })])
      expect((await call).status).toBe(404);
  });

  it("praise, files of claims and alerts on new false ones are as the contract says", async () => {
    const own = await addBrand(maya);
    for (const file of ["statements/csv", "labels/xlsx"])
      expect((await maya.get(`/brands/${own}/export/${file}`)).status).toBe(422);
    const visit = await addMadeVisit(product, own);
    const claimId = await addMadeClaim(product, own, { verdict: "false", text: "=It is dear" });
    const says = [{ claimId, polarity: "praised", aspect: "price" }] as const;
    for (const round of [1, 2]) await addMadeAnswer(product, visit, { round, arm: "natural", says });
    const praise = await maya.get(`/brands/${own}/praise?against=salesforce.com`);
    expect(praise.body).toMatchObject({
      arm: "natural",
      answers: 2,
      aspects: [{ aspect: "price", praisedIn: 2 }],
    });
    const told = async (query: string) => {
      const { status, body } = await maya.get(`/brands/${own}/claims?${query}`);
      return [status, body.claims?.length];
    };
    const today = visit.at.toISOString().slice(0, 10);
    expect(await told(`verdict=false&from=${today}&to=${today}`)).toEqual([200, 1]);
    expect(await told("verdict=true")).toEqual([200, 0]);
    expect(await told("to=2026-01-01")).toEqual([200, 0]);
    for (const bad of ["verdict=wrong", "from=yesterday", "from=2026-01-02&to=2026-01-01", "from=2024-01-01"])
      expect(await told(bad)).toEqual([400, undefined]);
    expect((await maya.get(`/brands/${own}/praise?company=%00`)).status).toBe(400);
    expect((await maya.get(`/brands/${own}/praise?market=Germany`)).status).toBe(400);
    expect((await maya.get("/brands/nothing/praise")).status).toBe(404);
    const file = await maya.get(`/brands/${own}/export/statements/csv`);
    expect(file.status).toBe(200);
    expect(file.body).toContain("'=It is dear");
    const details = {
      ...{
        type: "claim",
        claimId,
        text: "=It is dear",
        verdict: "false",
        by: "code",
        because: "Your fact: no",
      },
      ...{
        quote: "It is dear.",
        statements: 2,
        read: 2,
        arm: "natural",
        models: [FIVE[0]],
        versions: [],
        waits: false,
      },
    };
    await product.db
      .insertInto("brand_alerts")
      .values({
        ...{ id: crypto.randomUUID(), brand_id: own, visit_id: visit.visitId, prompt_id: null },
        ...{ subject: claimId, type: "claim", details: JSON.stringify(details), at: visit.at },
      })
      .execute();
    const { alerts } = (await maya.get(`/brands/${own}/alerts`)).body;
    expect(alerts).toMatchObject([{ type: "claim", claimId, quote: "It is dear." }]);
  });
});

it("the page of a link to a brand is a 404 as soon as it is revoked, and where nobody made it", async () => {
  const web = createWebApp();
  const { renderPage } = web;
  // As `renderPage` answers: a page that the browser has kept is a 304 without a body.
  const server = await serverOf(product, {
    web: {
      ...web,
      renderPage: async (page, admit) =>
        page.headers["if-none-match"] ? { status: 304, headers: {}, html: "" } : renderPage(page, admit),
    },
  });
  const open = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, body } = await server.inject({ url, headers });
    return [statusCode, body];
  };
  const kept = { "if-none-match": '"1"' };
  const { body } = await maya.post(`/brands/${brandId}/links`, { days: 7 });
  const { pathname } = new URL(body.url);
  const page = "<p>A page</p>";
  expect([await open(pathname), await open(pathname, kept)]).toEqual([
    [200, page],
    [304, ""],
  ]);
  await maya.delete(`/brands/${brandId}/links/${body.link.id}`);
  for (const url of [
    pathname,
    `${pathname}/?span=12w`,
    "/shared/unknown",
    "/shared/experiment-1",
    "/shared/%00",
  ])
    expect([url, ...(await open(url, kept))]).toEqual([url, 404, page]);
  await server.close();
  web.remove();
});
