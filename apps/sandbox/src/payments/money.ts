/** The smallest units of a currency as people write them: 4000 usd is `$40.00`. */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency: currency.toUpperCase() });
  return format.format(amount / 10 ** decimalsOf(currency));
}

/** 2 for usd, 0 for jpy. */
export function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency: currency.toUpperCase() });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** What people typed as an amount, in smallest units; null when it is no amount. */
export function readMoney(text: string, currency: string): number | null {
  const plain = text.replace(/[\s,$€£]/g, "");
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(plain)) return null;
  const amount = Number(plain) * 10 ** decimalsOf(currency);
  return Math.abs(amount - Math.round(amount)) < 1e-6 ? Math.round(amount) : null;
}

const CURRENCIES: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf("currency").map((code) => code.toLowerCase()),
);

export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code);
}
