import { CURRENCY, type DashboardFigures, share } from "@standings/domain";
import { formatMoney, formatNumber } from "../../../../lib/format.ts";
import { type Figure, FigureChart } from "./figure-chart.tsx";

const CENTS = 100;

/** Sign-ups, searches, revenue and what models cost, by day (UTC). */
export function Figures({ figures }: { figures: DashboardFigures }) {
  const { days, signUps, searches, revenue, cost } = figures;
  const [main, ...others] = revenue;
  const counted = { format: formatNumber, formatTick: formatNumber, least: 2 };
  const shown: Figure[] = [
    { title: "Sign-ups", ...signUps, ...counted, note: null },
    { title: "Searches", ...searches, ...counted, note: null },
  ];
  if (main) {
    shown.push({
      title: "Revenue of packs",
      ...main,
      note: revenueNote(others),
      least: 2 * CENTS,
      format: (cents) => withoutZeros(formatMoney(cents, main.currency)),
      formatTick: (cents) => withoutZeros(formatMoney(cents, main.currency)),
    });
  }
  shown.push({
    title: "Model cost",
    ...cost,
    note: costNote(figures),
    least: 0.01,
    format: formatDollars,
    formatTick: formatDollars,
  });
  return (
    <div className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
      {shown.map((figure) => (
        <FigureChart key={figure.title} figure={figure} days={days} />
      ))}
    </div>
  );
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const withoutZeros = (money: string) => money.replace(/\.00$/, "");

/** Small amounts keep three digits behind the point: an answer costs a cent or less. */
function formatDollars(dollars: number): string {
  if (dollars === 0 || dollars >= 1) return withoutZeros(formatMoney(Math.round(dollars * CENTS), CURRENCY));
  return `$${dollars.toFixed(3)}`;
}

/** Less would be "$0.000". */
const LEAST_TOLD = 0.0005;

function revenueNote(others: DashboardFigures["revenue"]): string {
  const more = others.map(({ currency, amounts }) => `, and ${formatMoney(sum(amounts), currency)} on top`);
  return `refunds and lost disputes taken off${more.join("")}`;
}

/** "8% of revenue of packs; $21 on searches, $4.50 on studies and visits": the share as far as both are real or both the sandbox's. */
function costNote({ cost, revenue }: DashboardFigures): string | null {
  const total = sum(cost.amounts);
  const income = revenue.find(
    ({ currency, isSandbox }) => currency === CURRENCY && isSandbox === cost.isSandbox,
  );
  const earned = sum(income?.amounts ?? []) / CENTS;
  const { searches, studies, rest } = cost.spentOn;
  const spent = [
    ["searches", searches],
    ["studies and visits", studies],
    ["reading answers and all else", rest],
  ] as const;
  const parts = spent.flatMap(([what, usd]) =>
    usd >= LEAST_TOLD ? [`${formatDollars(usd)} on ${what}`] : [],
  );
  const notes = [
    ...(earned > 0 ? [`${share(total / earned)} of revenue of packs`] : []),
    ...(parts.length > 0 ? [parts.join(", ")] : []),
  ];
  return notes.length === 0 ? null : notes.join("; ");
}
