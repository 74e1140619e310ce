import { randomUUID } from "node:crypto";
import { deductionSchema, ledgerSchema } from "@standings/api";
import { deductCredits, exportOwnLedger, getBalance, getUsage, listOwnLedger } from "@standings/services";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";
import { call, type RestServer } from "./call.ts";
import { idempotencyKey } from "./headers.ts";
import { credits, deducted, ledger, usage } from "./replies/accounts.ts";
import { listFileRoutes } from "./table-file.ts";

export async function userRoutes(server: RestServer, options: RouteOptions): Promise<void> {
  const { userRequestOf } = options;
  server.get(
    "/credits",
    call("read", "Credits that are left", { replies: { 200: credits } }),
    async (request) => {
      return { credits: await getBalance(await userRequestOf(request)) };
    },
  );

  server.get(
    "/usage",
    call("read", "Credits, and what the plan includes", { replies: { 200: usage } }),
    async (request) => {
      const usage = await getUsage(await userRequestOf(request));
      return { data: usage, credits: usage.credits };
    },
  );

  server.get(
    "/ledger",
    call("session", "Every credit that came or went, the newest first", {
      takes: { querystring: ledgerSchema },
      replies: { 200: ledger },
    }),
    async (request) => ({ data: await listOwnLedger(await userRequestOf(request), request.query) }),
  );
  listFileRoutes(server, options, {
    access: "session",
    at: "/ledger",
    what: "The same",
    query: z.object({}),
    exported: exportOwnLedger,
  });

  server.post(
    "/deduct-credit",
    call("run", "Takes the price of an action from the balance", {
      takes: { body: deductionSchema },
      replies: { 200: deducted },
      isRepeatable: true,
      errors: ["INSUFFICIENT_CREDITS", "DEDUCTION_CHANGED"],
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      const { action_type: action } = request.body;
      const key = idempotencyKey(request) ?? randomUUID();
      const deducted = await deductCredits(caller, { action, idempotencyKey: key });
      return { data: deducted, credits: deducted.credits };
    },
  );
}
