import { SUBSCRIPTION_STATUSES } from "@standings/domain";
import { z } from "zod";

/** Bodies of answers about accounts, sessions and money (spec part 1 §3 and §7). */

const isoTime = z.string().describe("ISO 8601");

export const company = z
  .object({ name: z.string(), domain: z.string().describe("Registrable domain") })
  .meta({ id: "CompanyName" });

export const user = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    credits: z.number(),
    creditsHeld: z
      .number()
      .describe("Held beside them by studies under way; what these do not use comes back"),
    subscription_status: z.enum(SUBSCRIPTION_STATUSES),
    plan_renews_at: isoTime
      .nullable()
      .describe("When the plan's next month begins; null where it ends before, or no subscription pays"),
    plan_ends_at: isoTime.nullable().describe("When the plan ends, because it was cancelled"),
    trial_ends_at: isoTime.nullable(),
    role: z.enum(["user", "admin"]),
    emailVerified: z.boolean(),
    authProvider: z.string(),
    hasPassword: z.boolean(),
    hasSubscription: z.boolean().describe("The payment provider has a subscription, paid or paused"),
    hasSecondFactor: z.boolean(),
    privateByDefault: z.boolean().describe("Whether new searches are private unless said otherwise"),
    company: company.nullable(),
    canExportPdf: z.boolean(),
  })
  .meta({ id: "User" });

export const signedIn = z
  .looseObject({
    token: z.string().describe("Bearer of further calls; 30 days from its last use"),
    refreshToken: z.string().describe("Works once; gives the next pair of tokens"),
    user,
  })
  .meta({ id: "SignedIn" });

export const registered = z.looseObject({}).meta({ id: "Registered" });

export const sessions = z.object({
  sessions: z.array(
    z
      .object({
        id: z.string(),
        current: z.boolean().describe("The session that asks"),
        userAgent: z.string().nullable(),
        createdAt: isoTime,
        lastUsedAt: isoTime,
      })
      .meta({ id: "Session" }),
  ),
});

const allowance = z.object({ used: z.number(), limit: z.number() }).meta({ id: "Allowance" });

export const usage = z.object({
  credits: z.number(),
  data: z.object({
    credits: z.number(),
    plan: z.enum(SUBSCRIPTION_STATUSES),
    analyses: allowance.nullable().describe("Pro's analyses of this month"),
    previews: allowance.describe("Previews of this day"),
  }),
});

export const credits = z.object({ credits: z.number() });

const ledgerLine = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  reason: z.string().describe("Why the balance changed, such as `search`, `study_hold` or `purchase`"),
  about: z.string().nullable().describe("The question, company or brand"),
  path: z.string().nullable().describe("Page of that"),
  delta: z.number().describe("Credits that came, or went"),
  balance: z.number().describe("Credits after it"),
  note: z.string().nullable().describe("An admin's words, or the action of a deduction"),
});

export const ledger = z.object({
  data: z.object({
    lines: z.array(ledgerLine),
    next: z.string().nullable().describe("`before` of the next page"),
  }),
});

export const deducted = z.object({
  credits: z.number(),
  data: z.object({ cost: z.number(), credits: z.number() }),
});

export const checkout = z.object({ data: z.object({ sessionUrl: z.string() }) });

export const transactions = z.object({
  data: z.object({
    transactions: z.array(
      z
        .object({
          id: z.string(),
          created: z.number().describe("Seconds since 1970"),
          description: z.string(),
          metadata: z.object({ credits: z.string().nullable() }),
          amount: z.number().describe("Cents"),
          amount_refunded: z.number().describe("Cents"),
          currency: z.string(),
          status: z.string(),
          receipt_url: z.string().nullable(),
        })
        .meta({ id: "Transaction" }),
    ),
  }),
});

export const invoices = z.object({
  data: z.object({
    invoices: z.array(
      z
        .object({
          id: z.string(),
          number: z.string().nullable(),
          created: z.number().describe("Seconds since 1970"),
          description: z.string(),
          amount_paid: z.number().describe("Cents"),
          currency: z.string(),
          status: z.string(),
          invoice_pdf: z.string().nullable(),
          hosted_invoice_url: z.string().nullable(),
        })
        .meta({ id: "Invoice" }),
    ),
  }),
});

export const customer = z.object({
  data: z.object({
    customer: z
      .object({
        id: z.string(),
        email: z.string().nullable(),
        name: z.string().nullable(),
        created: z.number().describe("Seconds since 1970"),
      })
      .nullable(),
  }),
});

export const secondFactor = z.looseObject({}).meta({ id: "SecondFactor" });
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(["read", "run"])),
  hint: z.string().describe("Its first characters"),
  calls: z.number().describe("In 28 days"),
  dailyCredits: z.number().nullable(),
  spentToday: z.number(),
  createdAt: isoTime,
  expiresAt: isoTime,
  lastUsedAt: isoTime.nullable(),
});
export const token = apiToken.meta({ id: "ApiToken" });
export const createdToken = apiToken
  .extend({ token: z.string().describe("Told this once") })
  .meta({ id: "CreatedApiToken" });
export const tokens = z.object({
  hasAccess: z.boolean(),
  tokens: z.array(token),
  days: z.array(z.object({ day: z.string(), calls: z.number(), errors: z.number() })),
  spent: z.object({ byTokens: z.number(), all: z.number() }),
});
