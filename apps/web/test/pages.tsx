/** The web's pages in happy-dom over the real services: the router's own tree, calls by the library's in-process link. */
import { appRouter } from "@standings/api";
import { BUILT_IN_CATALOGUE } from "@standings/domain";
import { authenticate } from "@standings/services";
import { type Account, signUp, startServices, type TestServices } from "@standings/services/testing";
import { timeoutManager } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { configure, screen, within } from "@testing-library/dom";
import { PointerEventsCheckLevel, type UserEvent, userEvent } from "@testing-library/user-event";
import { unstable_localLink } from "@trpc/client";
import axe from "axe-core";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished } from "vitest";
import { createApi } from "../src/lib/api/create-api.ts";
import { authorization, storeTokens } from "../src/lib/session/token.ts";
import { createAppRouter } from "../src/router.tsx";

configure({
  // As patient as every other wait of the tests.
  asyncUtilTimeout: 60_000,
  // What a reader sees, in place of thousands of lines of markup.
  getElementError: (message, container) => {
    const shown = (container.textContent ?? "").slice(0, MOST_SHOWN);
    return new Error(`${message?.split("\n")[0]}\nShown: ${shown}`);
  },
});

/** How many times as often as in production a page looks again at what is under way. */
const HASTE = 10;
timeoutManager.setTimeoutProvider<NodeJS.Timeout>({
  setTimeout: (done, ms) => setTimeout(done, ms),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (look, ms) => setInterval(look, ms / HASTE),
  clearInterval: (timer) => clearInterval(timer),
});

/** Characters. */
const MOST_SHOWN = 2_000;

/** Services for pages. The SDK of models refuses to begin where a browser is, so one sign of it is hidden meanwhile. */
export async function startPages(...options: Parameters<typeof startServices>): Promise<TestServices> {
  const { navigator } = globalThis;
  Reflect.deleteProperty(globalThis, "navigator");
  try {
    return await startServices(...options);
  } finally {
    Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  }
}

let closePage = () => {};

/**
 * Opens an address of the product, signed in as `account` or as a guest; it stands until the test ends or opens another.
 * Gives who acts on it.
 */
export async function openPage({ guest }: TestServices, path: string, account?: Account): Promise<UserEvent> {
  closePage();
  localStorage.clear();
  if (account) storeTokens(account.token, account.refreshToken);
  history.replaceState(null, "", path);
  const link = unstable_localLink({
    router: appRouter,
    createContext: async () => ({
      request: await authenticate(guest, authorization().Authorization),
      streams: { add: () => () => {} },
    }),
  });
  const api = createApi(link);
  const site = { publicUrl: location.origin, hasLogoProviders: false, signupCredits: 5, featuredOn: null };
  const root = createRoot(document);
  root.render(<RouterProvider router={createAppRouter({ api, site, catalogue: BUILT_IN_CATALOGUE })} />);
  closePage = () => {
    root.unmount();
    api.queryClient.clear();
    closePage = () => {};
  };
  onTestFinished(() => closePage());
  // Radix turns pointers off by a style of the body and on again below, which only a layout knows.
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}

export async function signUpAdmin(services: TestServices): Promise<Account> {
  const account = await signUp(services);
  await services.db.updateTable("users").set({ role: "admin" }).where("id", "=", account.user.id).execute();
  return account;
}

export const findDialog = async (name?: string | RegExp) =>
  within(await screen.findByRole("dialog", name === undefined ? {} : { name }));

export const findRegion = async (name: string | RegExp) =>
  within(await screen.findByRole("region", { name }));

/** Browsers look at these: they need a layout, the style sheet, or to see through what a dialog hides. */
const NEEDS_A_BROWSER = [
  "aria-hidden-focus",
  "color-contrast",
  "landmark-one-main",
  "link-in-text-block",
  "page-has-heading-one",
  "scrollable-region-focusable",
  "target-size",
];

/** Names, roles, labels and order of headings of all that stands on the page now. */
export async function expectAccessible(): Promise<void> {
  const rules = Object.fromEntries(NEEDS_A_BROWSER.map((rule) => [rule, { enabled: false }]));
  // What breaks no rule is not described.
  const { violations } = await axe.run(document, { rules, resultTypes: ["violations"], selectors: false });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
