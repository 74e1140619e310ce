/** A list whose pieces were all left out, or that the model left empty. */
export function NoAdvice() {
  return <p className="border-t border-line-2 py-3 text-ink-3">None that rests on a fact.</p>;
}
