import { getContactOptions, sendMessage } from "@standings/services";
import { publicProcedure, router } from "../procedures.ts";
import { contactSchema } from "../schemas/contact.ts";

export const contactRouter = router({
  options: publicProcedure.query(({ ctx }) => getContactOptions(ctx.request)),
  send: publicProcedure.input(contactSchema).mutation(async ({ ctx, input }) => {
    await sendMessage(ctx.request, input);
    return { ok: true } as const;
  }),
});
