import { readerUserAgent } from "@standings/domain";
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
const unread = (reason: string, value: string | null = null) => ({ unread: { reason, value } });

it("a page is its visible text, each block and cell on a line", async () => {
  const html = `<title>Prices</title><nav>Home</nav><script>let x = "$1"</script><p>Prices of
    <b>Acme</b></p><table><tr><td>Solo</td><td>$24</td></tr></table><p hidden>$2</p><p>&#0;Fine.</p>`;
  expect(await read({ "/crm": html })).toEqual({
    text: "Home\nPrices of Acme\nSolo\n$24\n\ufffdFine.",
  });
  expect(internet.asked).toEqual(["prices.com/robots.txt", "prices.com/crm"]);
});

it("a page may lead to another site, whose robots.txt is asked, too", async () => {
  internet.serve("elsewhere.com", {
    "/robots.txt": send("User-agent: *\nDisallow: /secret"),
    "/crm": "<p>There</p>",
  });
  expect(await read({ "/crm": redirectTo("https://elsewhere.com/crm") })).toEqual({ text: "There" });
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
