/** The server's mask of hidden text, blurred; screen readers are told what it is. */
export function Masked({ children }: { children: string }) {
  return (
    <>
      <span className="blur-[3px] select-none" aria-hidden="true">
        {children}
      </span>
      <span className="sr-only">Hidden. Buy credits to view.</span>
    </>
  );
}
