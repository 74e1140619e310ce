import type { Page } from "@playwright/test";
import { renderPost } from "@standings/markdown/render-post";
import { expect, test } from "./fixtures.ts";
import { hostileInputs } from "./hostile-inputs.ts";

const IMAGES = { "/blog/images/a.svg": { width: 1200, height: 500 } };
const A_PAGE = 200;
/** Of an address that is none, such as one with a word for a port, a browser has nothing but the colon. */
const SCHEMES = [":", "http:", "https:", "mailto:", "irc:", "ircs:", "xmpp:"];

/** What a page of posts did and has that it must not. */
interface Found {
  readonly ran: number;
  readonly violations: readonly string[];
  readonly odd: readonly string[];
}

/** Runs before everything else in the page. */
function setTrap(): void {
  const found = { ran: 0, violations: [] as string[] };
  Object.assign(window, { found });
  const value = () => {
    found.ran += 1;
  };
  for (const name of ["trap", "alert", "confirm", "prompt"])
    Object.defineProperty(window, name, { value, writable: false });
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample, blockedURI }) => {
    found.violations.push(`${violatedDirective} ${blockedURI} ${sample}`);
  });
}

/** Tries every link that is none of ours or another site's, and lists what an author must not be able to make. */
async function tryPosts(schemes: readonly string[]): Promise<Found> {
  const odd: string[] = [];
  for (const element of document.querySelectorAll("main *")) {
    for (const { name, value } of element.attributes) {
      if (/^on|^style$|^srcdoc$|^name$|^form/.test(name)) odd.push(`${name}=${value}`);
      if (name === "id" && !/^(section-|user-content-|footnote-label$)/.test(value)) odd.push(`id=${value}`);
    }
    if (/^(script|style|iframe|object|embed|base|link|meta|form|svg|math)$/i.test(element.tagName))
      odd.push(element.tagName);
    if (element instanceof HTMLAnchorElement && element.href !== "" && !schemes.includes(element.protocol)) {
      odd.push(element.href);
      element.click();
    }
  }
  for (const name of ["location", "attributes", "cookie", "forms"])
    if (Reflect.get(document, name) instanceof HTMLElement) odd.push(`document.${name}`);
  await new Promise((resolve) => setTimeout(resolve));
  return { ...Reflect.get(window, "found"), odd };
}

async function load(page: Page, address: string, policy: string, html: string): Promise<Found> {
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
  await page.route(address, (route) =>
    route.fulfill({ headers, body: `<!doctype html><main>${html}</main>` }),
  );
  await page.goto(address, { waitUntil: "load" });
  return page.evaluate(tryPosts, SCHEMES);
}

test("nothing in hostile posts runs, breaks the policy, asks another host or takes the page's names", async ({
  page,
  product,
  request,
  complaints,
}) => {
  complaints.allow(/./);
  const policy = (await request.get("/")).headers()["content-security-policy"] ?? "";
  expect(policy).toContain("script-src");
  await page.addInitScript(setTrap);
  const outside: string[] = [];
  page.on("request", (asked) => {
    if (new URL(asked.url()).host !== new URL(product.url).host) outside.push(asked.url());
  });

  // The traps see what they are set for.
  const caught = await load(
    page,
    `${product.url}/control`,
    policy,
    '<img src="https://evil.example/x" onerror="trap(1)"><a href="javascript:trap(1)">a</a><b id=x></b>',
  );
  expect(caught.violations.length).toBeGreaterThan(1);
  expect(caught.odd).toHaveLength(3);
  outside.length = 0;

  const inputs = hostileInputs();
  expect(inputs.length).toBeGreaterThan(2_000);
  for (let start = 0; start < inputs.length; start += A_PAGE) {
    const posts = inputs.slice(start, start + A_PAGE).map((text) => renderPost(text, IMAGES).html);
    const html = posts.map((post) => `<article>${post}</article>`).join("\n");
    expect(await load(page, `${product.url}/hostile/${start}`, policy, html)).toEqual({
      ran: 0,
      violations: [],
      odd: [],
    });
  }
  expect(outside).toEqual([]);
});
