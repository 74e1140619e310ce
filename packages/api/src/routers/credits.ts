import { getBalance, getHeld, getUsage } from "@standings/services";
import { router, userProcedure } from "../procedures.ts";

export const creditsRouter = router({
  balance: userProcedure.query(async ({ ctx }) => ({
    credits: await getBalance(ctx.request),
    held: await getHeld(ctx.request),
  })),
  usage: userProcedure.query(({ ctx }) => getUsage(ctx.request)),
});
