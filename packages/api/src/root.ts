import { router } from "./procedures.ts";
import { accountRouter } from "./routers/account.ts";
import { authRouter } from "./routers/auth.ts";
import { creditsRouter } from "./routers/credits.ts";
import { modelsRouter } from "./routers/models.ts";
import { searchRouter } from "./routers/search.ts";

export const appRouter = router({
  account: accountRouter,
  auth: authRouter,
  credits: creditsRouter,
  models: modelsRouter,
  search: searchRouter,
});

export type AppRouter = typeof appRouter;
