/**
 * Entry animations that play once. Those of a style sheet start again when a print or a picture of the whole page
 * gives it another size, and rows were missing from such pictures.
 */

const DURATION = 180;
const EASING = "cubic-bezier(0.2, 0.8, 0.2, 1)";
/** Delay between two rows, milliseconds; the tenth and later rows share one. */
const STEP = 12;
const LAST_STEP = 9;

/** Slides a list's rows into their places, one after another. For a `ref`. */
export function riseOnce(list: HTMLElement | null): void {
  for (const [index, row] of movable(list?.children).entries()) {
    const delay = Math.min(index, LAST_STEP) * STEP;
    const from = { offset: 0, opacity: 0, transform: "translateY(8px)" };
    row.animate([from], { duration: DURATION, easing: EASING, delay, fill: "backwards" });
  }
}

/** Lets the marks of rank strips travel from the start of the axis. For a `ref`. */
export function travelOnce(table: HTMLElement | null): void {
  for (const mark of movable(table?.querySelectorAll("[data-mark]"))) {
    mark.animate([{ offset: 0, x: "2.5%" }], { duration: DURATION, easing: EASING });
  }
}

function movable(elements: Iterable<Element> | undefined): Element[] {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? [] : [...(elements ?? [])];
}
