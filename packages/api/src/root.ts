import { router } from "./procedures.ts";
import { accountRouter, creditsRouter, tokensRouter } from "./routers/account.ts";
import { adminRouter } from "./routers/admin.ts";
import { analysisRouter } from "./routers/analysis.ts";
import { authRouter } from "./routers/auth.ts";
import { billingRouter } from "./routers/billing.ts";
import { blogRouter } from "./routers/blog.ts";
import { brandsRouter } from "./routers/brands.ts";
import { companyRouter } from "./routers/company.ts";
import { discoveryRouter } from "./routers/discovery.ts";
import { experimentsRouter } from "./routers/experiments.ts";
import { contactRouter, modelsRouter, trendingRouter, weatherRouter } from "./routers/public.ts";
import { searchRouter } from "./routers/search.ts";
import { secondFactorRouter } from "./routers/second-factor.ts";
import { studyRouter } from "./routers/study.ts";
import { topicRouter } from "./routers/topic.ts";
import { webhooksRouter } from "./routers/webhooks.ts";

export const appRouter = router({
  account: accountRouter,
  admin: adminRouter,
  analysis: analysisRouter,
  auth: authRouter,
  billing: billingRouter,
  blog: blogRouter,
  brands: brandsRouter,
  company: companyRouter,
  contact: contactRouter,
  credits: creditsRouter,
  discovery: discoveryRouter,
  models: modelsRouter,
  experiments: experimentsRouter,
  search: searchRouter,
  secondFactor: secondFactorRouter,
  study: studyRouter,
  topic: topicRouter,
  tokens: tokensRouter,
  trending: trendingRouter,
  weather: weatherRouter,
  webhooks: webhooksRouter,
});

export type AppRouter = typeof appRouter;
