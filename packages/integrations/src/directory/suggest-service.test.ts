import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Outside, startOutside } from "../../test/outside.ts";
import { createSuggestService, type SuggestService } from "./suggest-service.ts";

const HUBSPOT = { name: "HubSpot", domain: "hubspot.com" };

let outside: Outside;
let now: number;
let failures: unknown[];
let service: SuggestService;

beforeEach(async () => {
  outside = await startOutside();
  now = 0;
  failures = [];
  service = serviceThatWaits(60_000);
});
afterEach(() => outside.close());

function serviceThatWaits(timeoutMs: number): SuggestService {
  return createSuggestService(
    {
      template: `${outside.url}/find?q={query}`,
      isSandbox: false,
      fetch: outside.client.fetch,
      timeoutMs,
      onFailure: (error) => failures.push(error),
    },
    () => now,
  );
}

const say = (body: unknown, status = 200) =>
  outside.answerWith((_request, response) =>
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body)),
  );

describe("the suggest service", () => {
  it("is asked once for the same words, until its answer is old", async () => {
    say([HUBSPOT]);
    expect(await Promise.all([service.suggest("a&b ü"), service.suggest("a&b ü")])).toEqual([
      [HUBSPOT],
      [HUBSPOT],
    ]);
    now += 9 * 60_000;
    await service.suggest("a&b ü");
    expect(outside.asked).toEqual(["/find?q=a%26b%20%C3%BC"]);
    now += 2 * 60_000;
    await service.suggest("a&b ü");
    expect(outside.asked).toHaveLength(2);
  });

  it("gives what can be read of an answer", async () => {
    say([null, 7, { name: "No domain" }, { ...HUBSPOT, logo: "x" }, { name: ["x"], domain: "x.com" }]);
    expect(await service.suggest("hub")).toEqual([HUBSPOT]);
  });

  it.each([
    ["an error", "oops", 500],
    ["no list", { companies: [] }, 200],
    ["no JSON", "<html>", 200],
    ["too much", "x".repeat(300_000), 200],
    ["a redirect", "", 302],
  ])("gives nothing for %s", async (_what, body, status) => {
    say(body, status);
    expect(await service.suggest("hub")).toEqual([]);
    expect(failures).toHaveLength(1);
  });

  it("is not waited for when its answer does not end", async () => {
    outside.answerWith((_request, response) => void response.write("["));
    expect(await serviceThatWaits(50).suggest("hub")).toEqual([]);
    expect(failures).toHaveLength(1);
  });

  it("is left alone for 30 s after three failures, and asked again then", async () => {
    say("oops", 500);
    for (const query of ["ha", "he", "hi", "ho", "hu"]) await service.suggest(query);
    expect(outside.asked).toHaveLength(3);
    now += 30_001;
    say([HUBSPOT]);
    expect(await service.suggest("hu")).toEqual([HUBSPOT]);
  });
});
