/** A turning ring; the text next to it names the action. */
export function Spinner() {
  return (
    <span
      className="size-4 flex-none animate-spin rounded-full border-2 border-current border-r-transparent"
      aria-hidden="true"
    />
  );
}
