import { CONTACT_REPLY_TIME } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";

interface MessageSentProps {
  /** Where the reply goes. */
  readonly email: string;
  readonly onAgain: () => void;
}

/** Takes the form's place, and its focus. */
export function MessageSent({ email, onAgain }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="border-t-2 border-line-ink pt-6">
      <CircleCheck className="size-6 text-good" strokeWidth={1.75} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} data-focus-quiet className="mt-3 text-xl font-strong">
        Message Sent!
      </h2>
      <p className="mt-1.5 max-w-[52ch] text-md text-pretty text-ink-2">
        Thank you for writing. We reply {CONTACT_REPLY_TIME}, to{" "}
        <span className="font-medium break-words text-ink">{email}</span>.
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Link to="/" className="btn btn-primary">
          Back to Home
        </Link>
        <button type="button" className="btn btn-secondary" onClick={onAgain}>
          Send Another Message
        </button>
      </div>
    </div>
  );
}
