import { randomUUID } from "node:crypto";
import { deductionSchema, ledgerSchema } from "@standings/api";
import { deductCredits, exportOwnLedger, getBalance, getUsage, listOwnLedger } from "@standings/services";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";
import { callsOf } from "./call.ts";
import { idempotencyKey } from "./headers.ts";
import { credits, deducted, ledger, usage } from "./replies/accounts.ts";
import { listFileCalls } from "./table-file.ts";

export async function userRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { read, run, session } = callsOf(server, options);

  read.get("/credits", "Credits that are left", { answers: credits }, async (caller) => ({
    credits: await getBalance(caller),
  }));

  read.get("/usage", "Credits, and what the plan includes", { answers: usage }, async (caller) => {
    const usage = await getUsage(caller);
    return { data: usage, credits: usage.credits };
  });

  session.get(
    "/ledger",
    "Every credit that came or went, the newest first",
    { query: ledgerSchema, answers: ledger },
    async (caller, page) => ({ data: await listOwnLedger(caller, page) }),
  );
  listFileCalls(session, { at: "/ledger", what: "The same", query: z.object({}), exported: exportOwnLedger });

  run.post(
    "/deduct-credit",
    "Takes the price of an action from the balance",
    {
      body: deductionSchema,
      answers: deducted,
      isRepeatable: true,
      errors: ["INSUFFICIENT_CREDITS", "DEDUCTION_CHANGED"],
    },
    async (caller, { action_type: action }, request) => {
      const key = idempotencyKey(request) ?? randomUUID();
      const deducted = await deductCredits(caller, { action, idempotencyKey: key });
      return { data: deducted, credits: deducted.credits };
    },
  );
}
