/** Units of a mask by kind: every mask is equally long, so its length reveals nothing. */
const FILL = { word: 1, line: 6 } as const;

interface MaskedProps {
  /** The server's mask of hidden text. */
  readonly children: string;
  readonly room?: keyof typeof FILL;
}

/** A mask, blurred; screen readers are told what it is. */
export function Masked({ children, room = "line" }: MaskedProps) {
  return (
    <>
      <span className="blur-[3px] select-none" aria-hidden="true">
        {Array.from({ length: FILL[room] }, () => children).join(" ")}
      </span>
      <span className="sr-only">Hidden. Buy credits to view.</span>
    </>
  );
}

/** A text of which the server may have masked all. */
export function MaybeMasked({ children, room }: MaskedProps) {
  return /^.?\*+$/u.test(children) ? <Masked room={room}>{children}</Masked> : children;
}
