import { router } from "./procedures.ts";
import { accountRouter } from "./routers/account.ts";
import { adminRouter } from "./routers/admin.ts";
import { authRouter } from "./routers/auth.ts";
import { billingRouter } from "./routers/billing.ts";
import { companyRouter } from "./routers/company.ts";
import { creditsRouter } from "./routers/credits.ts";
import { modelsRouter } from "./routers/models.ts";
import { searchRouter } from "./routers/search.ts";

export const appRouter = router({
  account: accountRouter,
  admin: adminRouter,
  auth: authRouter,
  billing: billingRouter,
  company: companyRouter,
  credits: creditsRouter,
  models: modelsRouter,
  search: searchRouter,
});

export type AppRouter = typeof appRouter;
