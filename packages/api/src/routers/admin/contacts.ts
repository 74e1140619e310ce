import { countNewContacts } from "@standings/services";
import { adminProcedure, router } from "../../procedures.ts";

export const adminContactsRouter = router({
  /** Messages that no admin has read. */
  countNew: adminProcedure.query(({ ctx }) => countNewContacts(ctx.request)),
});
