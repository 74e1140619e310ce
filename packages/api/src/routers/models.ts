import { listModels } from "@standings/services";
import { publicProcedure, router } from "../procedures.ts";

export const modelsRouter = router({
  list: publicProcedure.query(({ ctx }) => listModels(ctx.request)),
});
