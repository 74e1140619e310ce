/** Figures of this page as text; no line breaks before a per cent sign. */

/** 0.015 as "1.5 %", 0.05 as "5 %". */
export function percent(value: number, digits = 1): string {
  return `${Number((value * 100).toFixed(digits))}\u00a0%`;
}

/** 0.936 as "93.6 %", 0.99 as "99.0 %": figures of one table have as many digits. */
export function evenPercent(value: number): string {
  return `${(value * 100).toFixed(1)}\u00a0%`;
}

/** "3, 5, 8 and 12". */
export function listed(values: readonly (number | string)[]): string {
  return values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;
}
