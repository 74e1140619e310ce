/** The name of a key, drawn as a key. `className` can write a name that depends on the platform. */
export function KeyCap({ children, className = "" }: { children?: string; className?: string }) {
  return (
    <kbd
      className={`inline-block min-w-5 rounded-key border border-line-2 bg-paper px-1.25 text-center font-sans text-2xs font-medium whitespace-nowrap text-ink-3 ${className}`}
    >
      {children}
    </kbd>
  );
}
