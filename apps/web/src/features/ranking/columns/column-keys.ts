/** Arrow keys over the company rows: ↑↓ in a column, ←→ to the same company in the next column that lists it. */
export function moveInColumns(grid: HTMLElement, key: string): boolean {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || from.dataset.entry === undefined) return false;
  const target = key.startsWith("Arrow") ? findTarget(grid, from, key) : null;
  target?.focus();
  return target !== null;
}

function findTarget(grid: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const rows = [...grid.querySelectorAll<HTMLElement>("[data-entry]")].filter(
    (row) => row.offsetParent !== null,
  );
  const column = Number(from.dataset.column);
  if (key === "ArrowDown" || key === "ArrowUp") {
    const own = rows.filter((row) => Number(row.dataset.column) === column);
    return own[own.indexOf(from) + (key === "ArrowDown" ? 1 : -1)] ?? null;
  }
  const same = rows.filter((row) => row.dataset.entry === from.dataset.entry);
  return key === "ArrowRight"
    ? (same.find((row) => Number(row.dataset.column) > column) ?? null)
    : (same.findLast((row) => Number(row.dataset.column) < column) ?? null);
}
