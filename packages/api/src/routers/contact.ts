import { getContactOptions, sendMessage } from "@standings/services";
import { publicProcedure, router } from "../procedures.ts";
import { contactSchema } from "../schemas/contact.ts";

export const contactRouter = router({
  options: publicProcedure.query(({ ctx }) => getContactOptions(ctx.services)),
  send: publicProcedure.input(contactSchema).mutation(async ({ ctx, input }) => {
    await sendMessage(ctx.services, ctx.caller, input);
    return { ok: true } as const;
  }),
});
