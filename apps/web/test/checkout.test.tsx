import { beginCheckout, payAtSandbox, signUp, type TestServices } from "@standings/services/testing";
import { screen } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

it("the receipt of a plan says what was paid", async () => {
  const maya = await signUp(services);
  const checkoutId = await beginCheckout(maya.request, { plan: "pro" });
  await payAtSandbox(services, checkoutId);
  await openPage(services, `/checkout/success?session_id=${checkoutId}`, maya);
  await screen.findByRole("heading", { name: "You are on Pro now" });
  expect(screen.getByText("Paid").nextSibling?.textContent).toBe("$99.00");
  await expectAccessible();
});

it.each([
  ["/company-ranking/CRM", "Back to your search", "/company-ranking/CRM"],
  ["/brands/b-1/claims?tab=facts", "Back to your brand", "/brands/b-1/claims?tab=facts"],
  ["/study/s-1", "Back to your study", "/study/s-1"],
  ["/study/topic-t-1", "Back to your topic", "/study/topic-t-1"],
  ["/study/topics", "Back to where you were", "/study/topics"],
  ["/brands/new", "Back to where you were", "/brands/new"],
  ["/trending", "Back to where you were", "/trending"],
  ["/", "Start a New Search", "/"],
  ["/?mode=expert", "Start a New Search", "/"],
  ["/verify-email?token=x", "Start a New Search", "/"],
  ["https://elsewhere.example/", "Start a New Search", "/"],
])("a buyer who came from %s goes on with %j", async (place, label, href) => {
  const maya = await signUp(services);
  const checkoutId = await beginCheckout(maya.request, { creditPackage: "20" });
  await payAtSandbox(services, checkoutId);
  sessionStorage.setItem("checkout_return", place);
  await openPage(services, `/checkout/success?session_id=${checkoutId}`, maya);
  const link = await screen.findByRole("link", { name: label });
  expect(link.getAttribute("href")).toBe(href);
});
