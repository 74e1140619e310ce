/** A term and its value in a definition list. */
export function Detail({ term, children }: { term: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-medium">{term}</dt>
      <dd className="mt-0.5 break-words text-ink-2">{children}</dd>
    </div>
  );
}
