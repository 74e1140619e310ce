import { readerUserAgent, SITE_LIMITS } from "@standings/domain";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Internet, type Reply, redirectTo, send, startInternet } from "../../test/internet.ts";
import { readCitedPage } from "./read-cited-page.ts";

let internet: Internet;
beforeEach(async () => {
  internet = await startInternet();
});
afterEach(() => internet.close());

function read(replies: Readonly<Record<string, Reply>>) {
  internet.serve("prices.com", replies);
  const options = { get: internet.client.get, userAgent: readerUserAgent("https://a.example") };
  return readCitedPage("https://prices.com/crm", options);
}
const unread = (reason: string, value: string | null = null) => ({ text: null, unread: { reason, value } });
const whole = (text: string) => ({ text, unread: null });

it("a page is its visible text, each block and cell on a line", async () => {
  const html = `<title>Prices</title><nav>Home</nav><script>let x = "$1"</script><p>Prices of
    <b>Acme</b></p><table><tr><td>Solo</td><td>$24</td></tr></table><p hidden>$2</p><p>&#0;Fine.</p>`;
  expect(await read({ "/crm": html })).toEqual(whole("Home\nPrices of Acme\nSolo\n$24\n\ufffdFine."));
  expect(internet.asked).toEqual(["prices.com/robots.txt", "prices.com/crm"]);
});

it("a page may lead to another site, whose robots.txt is asked, too", async () => {
  internet.serve("elsewhere.com", {
    "/robots.txt": send("User-agent: *\nDisallow: /secret"),
    "/crm": "<p>There</p>",
  });
  expect(await read({ "/crm": redirectTo("https://elsewhere.com/crm") })).toEqual(whole("There"));
  const closed = await read({ "/crm": redirectTo("https://elsewhere.com/secret") });
  expect(closed).toEqual(unread("forbidden", "line 2: Disallow: /secret"));
  expect(internet.asked).not.toContain("elsewhere.com/secret");
});

it.each<[string, Readonly<Record<string, Reply>>, ReturnType<typeof unread>]>([
  [
    "robots.txt forbids it",
    { "/robots.txt": send("User-agent: *\nDisallow: /") },
    unread("forbidden", "line 2: Disallow: /"),
  ],
  [
    "robots.txt can't be read",
    { "/robots.txt": 503, "/crm": "x" },
    unread("robots_unreachable", "it answered 503"),
  ],
  ["it is gone", {}, unread("bad_status", "404")],
  [
    "it is no page",
    { "/crm": send("a", { "content-type": "application/pdf" }) },
    unread("not_html", "application/pdf"),
  ],
  [
    "it leads into our network",
    { "/crm": redirectTo("http://10.0.0.1/crm") },
    unread("robots_unreachable", "it leads to an address that is not public"),
  ],
])("a page says why it could not be read: %s", async (_, replies, why) => {
  expect(await read(replies)).toEqual(why);
});

it("a page of which only a part could be read says so, beside that part", async () => {
  const start = "<p>Solo is $24.</p>";
  const long = `${start}${"<p>More of it.</p>".repeat(20_000)}`;
  const large = `${start}<!--${"x".repeat(SITE_LIMITS.bytes)}-->`;
  for (const html of [long, large])
    expect(await read({ "/crm": html })).toEqual({
      text: expect.stringMatching(/^Solo is \$24\./),
      unread: { reason: "cut", value: null },
    });
});

it.each([
  ["without words", "", "<p hidden>Solo</p>"],
  ["that scripts fill", "Loading", '<div id="root">Loading</div><script src="/app.js"></script>'],
])("a page %s has no text", async (_, text, html) => {
  expect(await read({ "/crm": html })).toEqual({ text, unread: { reason: "no_text", value: null } });
});
