/** Files made in the browser; their names begin with the product's and carry the time (spec part 1 §7). */
export function downloadJson(value: object, now: Date): void {
  const stamp = now.toISOString().slice(0, 19).replaceAll(":", "-");
  const blob = new Blob([JSON.stringify(value, null, 2)], { type: "application/json" });
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = `standings-account-${stamp}.json`;
  link.click();
  // Only after the browser has taken the file over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
