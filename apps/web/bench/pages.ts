import { chromium } from "@playwright/test";
import { blogPath, PUBLIC_PAGES } from "@standings/domain";
import { CHROMIUM_FLAGS, findChromium } from "@standings/testing/chromium";
import { startProduct } from "../e2e/product.ts";
import { embeddedDemo } from "../e2e/product-data.ts";
import { signUp } from "../e2e/sign-up.ts";
import { measureFirstRoute } from "./first-route.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureStudyPage } from "./study-page.ts";

/** The longest post of the demo, and a report. */
const POSTS = ["every-element-of-a-post", "how-ai-models-rank-hubspot"];

/** Measures P10 and P11 of the built and served app with the demo month. */
export async function measurePages() {
  const product = await startProduct({}, await embeddedDemo());
  const browser = await chromium.launch({
    executablePath: await findChromium(undefined),
    args: CHROMIUM_FLAGS,
  });
  try {
    const { token } = await signUp(product, { name: "Bench", email: "bench@northwind.agency" });
    const firstRoute = await measureFirstRoute(browser, product.url);
    const pages = Object.values(PUBLIC_PAGES).map((page) => page.path);
    const publicPaths = [...pages, ...POSTS.map(blogPath)];
    const site = { url: product.url, publicPaths, appPath: "/profile", token };
    const study = await measureStudyPage(browser, product.url);
    return [...firstRoute, ...study, ...(await measureLighthouse(site))];
  } finally {
    await browser.close();
    await product.close();
  }
}
