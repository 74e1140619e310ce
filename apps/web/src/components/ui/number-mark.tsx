/** A number in a ring; filled in a picture. */
export function NumberMark({ number, isFilled = false }: { number: number; isFilled?: boolean }) {
  const look = isFilled ? "bg-ink text-on-ink" : "border-[1.5px] border-ink";
  return (
    <span
      className={`grid size-6 flex-none place-items-center rounded-full text-xs font-strong tabular-nums ${look}`}
    >
      {number}
    </span>
  );
}
