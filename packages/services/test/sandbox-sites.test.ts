import {
  type FactStatus,
  readerUserAgent,
  type SiteFactId,
  siteFacts,
  unreadSiteText,
} from "@standings/domain";
import { createGuardedClient, createSiteReader } from "@standings/integrations";
import { startSandbox } from "@standings/sandbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: ReturnType<typeof createGuardedClient>;
beforeAll(async () => {
  sandbox = await startSandbox();
  client = createGuardedClient({ sandboxOrigin: null, gateway: `${sandbox.url}/sites` });
});
afterAll(async () => {
  await client.close();
  await sandbox.close();
});

/** Reads a site of the sandbox; a request that never ends is given up after a second instead of ten. */
const read = (domain: string, timeoutMs = 10_000) =>
  createSiteReader({
    get: (url, options) => client.get(url, { ...options, timeoutMs }),
    userAgent: readerUserAgent("http://localhost:3000"),
  }).read(domain);

/** Facts that are not good, with what is special about them. */
type Ailments = Partial<Record<SiteFactId, readonly [FactStatus, string]>>;

describe("the sandbox's sites, read through its gateway", () => {
  it.each<[string, string, Ailments]>([
    ["hubspot.com", "is complete", {}],
    ["ahrefs.com", "is complete, with an index of packed sitemaps", {}],
    [
      "pipedrive.com",
      "has next to no descriptions",
      {
        llms_txt: ["neutral", "404 at /llms.txt"],
        descriptions: ["warning", "Missing on / (linked from all 3 other pages)"],
        structured_data: ["warning", "None on /pricing and /blog"],
      },
    ],
    [
      "webflow.com",
      "shuts out some training, and scripts write a page",
      {
        crawlers_training: ["warning", "meta-externalagent from every page (line 8)"],
        llms_txt: ["neutral", "404"],
        descriptions: ["warning", "Missing on /made-in-webflow"],
        words_without_scripts: ["warning", "Less than 90% on /made-in-webflow"],
        structured_data: ["warning", "None on /pricing and /made-in-webflow"],
        freshness: ["warning", "/cms since"],
      },
    ],
    [
      "monday.com",
      "shuts out those who answer",
      {
        crawlers_on_request: ["bad", "ChatGPT-User from every page (line 3)"],
        crawlers_search: ["bad", "OAI-SearchBot from every page (line 6)"],
        llms_txt: ["neutral", "404"],
      },
    ],
    ["uniqlo.com", "is Japanese, with a page in Shift_JIS", { llms_txt: ["neutral", "404"] }],
    [
      "wise.com",
      "declares two encodings",
      { llms_txt: ["neutral", "404"], encoding: ["warning", "header windows-1252, page utf-8"] },
    ],
    [
      "klaviyo.com",
      "has broken JSON-LD",
      { llms_txt: ["neutral", "404"], structured_data: ["warning", "JSON-LD that is no JSON on /"] },
    ],
    [
      "semrush.com",
      "hides two pages",
      {
        crawlers_training: ["warning", "GPTBot from every page (line 9)"],
        llms_txt: ["neutral", "404"],
        indexing: ["bad", "noindex keeps /pricing and /kb out"],
      },
    ],
    [
      "revolut.com",
      "redirects in a circle",
      {
        crawlers_on_request: ["warning", "DuckAssistBot from 1 of 3 pages (line 8)"],
        crawlers_training: ["warning", "Bytespider from every page (line 5)"],
        llms_txt: ["neutral", "404"],
        pages_read: ["warning", "/pricing: it redirects too often."],
      },
    ],
  ])("%s %s", async (domain, _state, ailments) => {
    const reading = await read(domain);
    expect(unreadSiteText(reading)).toBeNull();
    const facts = siteFacts(reading).filter(({ status }) => status !== "good");
    expect(facts.map(({ id, status }) => [id, status])).toEqual(
      Object.entries(ailments).map(([id, [status]]) => [id, status]),
    );
    for (const { id, detail } of facts) expect(detail).toContain(ailments[id]?.[1]);
  });

  it.each([
    ["linear.app", "its robots.txt does not let StandingsBot in (line 3: Disallow: /)"],
    ["hoka.com", "its robots.txt could not be read (it answered 503), and then no crawler may read on"],
    ["zoho.com", "it did not answer within 10 seconds"],
    ["example.com", "its name has no address on the internet"],
  ])("%s cannot be read", async (domain, why) => {
    expect(unreadSiteText(await read(domain, 1_000))).toBe(`We could not read ${domain}: ${why}.`);
  });

  it("attio.com is an empty shell, and says so without a share", async () => {
    const fact = siteFacts(await read("attio.com")).find(({ id }) => id === "words_without_scripts");
    expect(fact).toMatchObject({ status: "bad", values: [{ path: "/", value: { share: null } }] });
    expect(fact?.detail).toContain("No scripts were run.");
  });

  it("webflow.com's showcase holds 41% of its words without scripts", async () => {
    const fact = siteFacts(await read("webflow.com")).find(({ id }) => id === "words_without_scripts");
    expect(fact?.values).toContainEqual({ path: "/made-in-webflow", value: { words: 35, share: 41 } });
  });
});
