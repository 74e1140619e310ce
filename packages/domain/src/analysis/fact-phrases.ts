/** "4 times", "once" */
export function timesText(count: number): string {
  return count === 1 ? "once" : `${count.toLocaleString("en-US")} times`;
}

/** One decimal, as everywhere: "3.0". */
export function rankText(rank: number): string {
  return rank.toFixed(1);
}

/** Longer questions are cut in the title of a fact. */
const LONGEST_QUOTE = 120;

/** In curly quotes; what is long ends with an ellipsis. */
export function quoted(text: string): string {
  const characters = [...text];
  if (characters.length <= LONGEST_QUOTE) return `“${text}”`;
  return `“${characters.slice(0, LONGEST_QUOTE - 1).join("")}…”`;
}
