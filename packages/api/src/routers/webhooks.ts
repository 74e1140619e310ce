import {
  changeWebhook,
  createWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  renewWebhookSecret,
  resendDelivery,
  sendTest,
} from "@standings/services";
import { router, userProcedure } from "../procedures.ts";
import {
  deliveryIdSchema,
  newWebhookSchema,
  webhookChangesSchema,
  webhookIdSchema,
} from "../schemas/webhook.ts";

/** Where the viewer's account is told of events. */
export const webhooksRouter = router({
  list: userProcedure.query(({ ctx }) => listWebhooks(ctx.request)),
  deliveries: userProcedure
    .input(webhookIdSchema)
    .query(({ ctx, input }) => listDeliveries(ctx.request, input)),
  create: userProcedure
    .input(newWebhookSchema)
    .mutation(({ ctx, input }) => createWebhook(ctx.request, input)),
  change: userProcedure
    .input(webhookChangesSchema)
    .mutation(({ ctx, input }) => changeWebhook(ctx.request, input)),
  renewSecret: userProcedure
    .input(webhookIdSchema)
    .mutation(({ ctx, input }) => renewWebhookSecret(ctx.request, input)),
  remove: userProcedure.input(webhookIdSchema).mutation(async ({ ctx, input }) => {
    await removeWebhook(ctx.request, input);
    return { ok: true as const };
  }),
  sendTest: userProcedure.input(webhookIdSchema).mutation(async ({ ctx, input }) => {
    await sendTest(ctx.request, input);
    return { ok: true as const };
  }),
  resend: userProcedure.input(deliveryIdSchema).mutation(async ({ ctx, input }) => {
    await resendDelivery(ctx.request, input);
    return { ok: true as const };
  }),
});
