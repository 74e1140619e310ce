/** A turning ring; the words beside it say what is under way. */
export function Spinner() {
  return (
    <span
      className="size-4 flex-none animate-spin rounded-full border-2 border-current border-r-transparent"
      aria-hidden="true"
    />
  );
}
