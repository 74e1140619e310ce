/** The strip's scale from 1 to 20 with the column of those who do not list the company. */
export function StripScale({ className = "" }: { className?: string }) {
  return (
    <div className={`scale text-xs text-ink-3 ${className}`} aria-hidden="true">
      <div>
        <span>1</span>
        <span>5</span>
        <span>10</span>
        <span>15</span>
        <span>20</span>
      </div>
      <p className="pl-3 whitespace-nowrap">Not listed</p>
    </div>
  );
}
