import { test as base, expect, type Page } from "@playwright/test";
import { type Product, startProduct } from "./product.ts";
import { copyData } from "./product-data.ts";
import { PASSWORD, signUp } from "./sign-up.ts";

export { mailedCode } from "./sign-up.ts";
export { expect };

interface Fixtures {
  /** Signs a verified account in before the test. `signedInTest` sets it for tests that do not use its address. */
  readonly signedIn: boolean;
  /** Signs in if `signedIn` is set. */
  readonly session: undefined;
  /** Errors in the browser's console; a test fails on unexpected ones. */
  readonly complaints: Complaints;
  readonly account: Account;
}

export interface Complaints {
  /** Allows matching console errors, such as those of a request that is meant to fail. */
  allow(pattern: RegExp): void;
}

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

interface WorkerFixtures {
  readonly product: Product;
  /** The product has the sandbox's month of searches. */
  readonly demo: boolean;
  /** The sandbox's models answer a repeated question differently. */
  readonly varies: boolean;
  /** Name of a product that few files use: their figures are of everything there is. */
  readonly alone: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  demo: [true, { option: true, scope: "worker" }],
  alone: ["", { option: true, scope: "worker" }],
  varies: [false, { option: true, scope: "worker" }],
  // Waits for hydration, because users do not click earlier. Tests of earlier states set their own `waitUntil`.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (javaScriptEnabled && !options?.waitUntil) await page.waitForFunction(isHydrated);
      return response;
    };
    await use(page);
  },
  product: [
    async ({ demo, varies, alone: _ }, use) => {
      const variables: Record<string, string> = varies ? { SANDBOX_VARIES: "yes" } : {};
      const product = await startProduct(
        variables,
        await copyData(demo ? (varies ? "brand" : "month") : undefined),
      );
      await use(product);
      await product.close();
    },
    { scope: "worker", timeout: 1_800_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  complaints: [
    async ({ page, product }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning")
          found.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => found.push(`page: ${error.message}`));
      page.on("response", (response) => {
        if (response.status() >= 500) found.push(`status ${response.status()}: ${response.url()}`);
      });
      await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) =>
          console.error(`CSP: ${event.violatedDirective}`),
        );
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      await Promise.all([product.setFaults([]), product.setPaymentFaults([])]);
      expect(product.contractFaults()).toEqual([]);
      expect(found.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
  signedIn: [false, { option: true }],
  session: [
    async ({ page, product, signedIn }, use) => {
      if (signedIn) await signInAsMaya(page, product);
      await use(undefined);
    },
    { auto: true },
  ],
  /** A verified account, signed in on this page. */
  account: async ({ page, product }, use) => use(await signInAsMaya(page, product)),
});

/** A test with a page that is signed in to a new account. */
export const signedInTest = test.extend({ signedIn: true });

async function signInAsMaya(page: Page, product: Product): Promise<Account> {
  const email = `maya-${crypto.randomUUID().slice(0, 8)}@northwind.agency`;
  const { token } = await signUp(product, { name: "Maya Okonkwo-Lindqvist", email });
  await page.addInitScript((value) => localStorage.setItem("auth_token", value), token);
  return { email, password: PASSWORD, token };
}

/** True once React has hydrated the page; pages of other sites count as hydrated. */
function isHydrated(): boolean {
  const isOurs = document.querySelector("script[data-entry], script[src^='/assets/']") !== null;
  const isReacts = (node: Node) => Object.keys(node).some((key) => key.startsWith("__react"));
  return !isOurs || [document, ...document.querySelectorAll("h1")].every(isReacts);
}
