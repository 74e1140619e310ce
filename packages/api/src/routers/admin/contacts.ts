import {
  countContacts,
  countNewContacts,
  getContact,
  listContacts,
  setContactStatus,
} from "@standings/services";
import { adminProcedure, router } from "../../procedures.ts";
import {
  adminContactsSchema,
  anyContactSchema,
  setContactStatusSchema,
} from "../../schemas/admin/contacts.ts";

export const adminContactsRouter = router({
  /** Messages that no admin has read. */
  countNew: adminProcedure.query(({ ctx }) => countNewContacts(ctx.request)),
  totals: adminProcedure.query(({ ctx }) => countContacts(ctx.request)),
  list: adminProcedure.input(adminContactsSchema).query(({ ctx, input }) => listContacts(ctx.request, input)),
  get: adminProcedure.input(anyContactSchema).query(({ ctx, input }) => getContact(ctx.request, input.id)),
  setStatus: adminProcedure
    .input(setContactStatusSchema)
    .mutation(({ ctx, input }) => setContactStatus(ctx.request, input)),
});
