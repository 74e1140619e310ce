import {
  confirmCheckout,
  createCheckout,
  getPaymentOptions,
  listInvoices,
  listOwnLedger,
  listTransactions,
  openPortal,
} from "@standings/services";
import { publicProcedure, router, userProcedure } from "../procedures.ts";
import { checkoutIdSchema, checkoutSchema, ledgerSchema } from "../schemas/billing.ts";

export const billingRouter = router({
  /** Plans that are for sale besides the packs, and whether payments are the sandbox's. */
  options: publicProcedure.query(({ ctx }) => getPaymentOptions(ctx.request)),
  createCheckout: userProcedure
    .input(checkoutSchema)
    .mutation(({ ctx, input }) => createCheckout(ctx.request, input)),
  /** Address of the provider's page on which a plan is managed. */
  openPortal: userProcedure.mutation(({ ctx }) => openPortal(ctx.request)),
  /** Asked when the browser comes back from the checkout. */
  confirmCheckout: userProcedure
    .input(checkoutIdSchema)
    .mutation(({ ctx, input }) => confirmCheckout(ctx.request, input.sessionId)),
  /** Every credit that came or went. */
  ledger: userProcedure.input(ledgerSchema).query(({ ctx, input }) => listOwnLedger(ctx.request, input)),
  transactions: userProcedure.query(async ({ ctx }) => ({
    transactions: await listTransactions(ctx.request),
  })),
  invoices: userProcedure.query(async ({ ctx }) => ({
    invoices: await listInvoices(ctx.request),
  })),
});
