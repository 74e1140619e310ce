import { readFigures } from "@standings/database";
import {
  CURRENCY,
  type DashboardFigures,
  type DashboardSpan,
  type Figure,
  SEARCH_KINDS,
} from "@standings/domain";
import { requireAdmin, type ServiceRequest } from "../../request.ts";

const DAY_MS = 86_400_000;

/**
 * Sign-ups, searches, revenue and what models cost on each day of a span (UTC), today as far as it has come. Sandbox
 * searches, answers and payments are told while the product runs on the sandbox, and no longer. For admins.
 */
export async function getFigures(
  request: ServiceRequest,
  { span }: { readonly span: DashboardSpan },
): Promise<DashboardFigures> {
  const { services } = await requireAdmin(request);
  const { modelsAreSandbox, paymentsAreSandbox } = services.settings;
  const now = Date.now();
  const days = Array.from({ length: span }, (_, index) => dayOf(now - (span - 1 - index) * DAY_MS));
  const rows = await readFigures(services.db, {
    figures: ["signup", "search", "revenue", "cost"],
    since: days[0] ?? dayOf(now),
  });
  const series = (figure: Figure, isSandbox: boolean, kind?: string) => {
    const amounts = new Map<string, number>();
    for (const row of rows) {
      if (row.figure !== figure || row.isSandbox !== isSandbox || (kind ?? row.kind) !== row.kind) continue;
      amounts.set(row.day, (amounts.get(row.day) ?? 0) + row.amount);
    }
    return days.map((day) => amounts.get(day) ?? 0);
  };
  const currencies = rows
    .filter(({ figure, isSandbox }) => figure === "revenue" && isSandbox === paymentsAreSandbox)
    .map(({ kind }) => kind);
  const spentOn = { searches: 0, studies: 0, rest: 0 };
  for (const { figure, kind, isSandbox, amount } of rows)
    if (figure === "cost" && isSandbox === modelsAreSandbox) spentOn[spendingOf(kind)] += amount;
  return {
    days,
    signUps: { amounts: series("signup", false), isSandbox: false },
    searches: { amounts: series("search", modelsAreSandbox), isSandbox: modelsAreSandbox },
    revenue: [...new Set([CURRENCY, ...currencies])].map((currency) => ({
      currency,
      amounts: series("revenue", paymentsAreSandbox, currency),
      isSandbox: paymentsAreSandbox,
    })),
    cost: { amounts: series("cost", modelsAreSandbox), isSandbox: modelsAreSandbox, spentOn },
  };
}

/** What runs of a kind are, as the dashboard tells their cost; calls outside of runs have no kind. */
function spendingOf(kind: string): keyof DashboardFigures["cost"]["spentOn"] {
  if (kind === "study") return "studies";
  return SEARCH_KINDS.some((one) => one === kind) ? "searches" : "rest";
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
