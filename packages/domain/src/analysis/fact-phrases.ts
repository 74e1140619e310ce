/** "4 times", "once" */
export function timesText(count: number): string {
  return count === 1 ? "once" : `${count.toLocaleString("en-US")} times`;
}

/** One decimal, as everywhere: "3.0". */
export function rankText(rank: number): string {
  return rank.toFixed(1);
}

export function quoted(text: string): string {
  return `“${text}”`;
}
