/** Gives the page's heading the focus that a control loses when it vanishes. */
export function focusHeading(): void {
  document.querySelector("h1")?.focus({ preventScroll: true });
}
