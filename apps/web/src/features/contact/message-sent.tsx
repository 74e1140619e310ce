import { CONTACT_REPLY_TIME } from "@standings/domain";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";

interface MessageSentProps {
  /** Address that gets the reply. */
  readonly email: string;
  readonly onAgain: () => void;
}

/** Replaces the form and takes its focus. */
export function MessageSent({ email, onAgain }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="border-t-2 border-line-ink pt-6">
      <Icon of={CircleCheck} size="2xl" className="text-good" />
      <h2 ref={heading} tabIndex={-1} data-focus-quiet className="mt-3 text-xl font-strong">
        Message Sent!
      </h2>
      <p className="mt-1.5 max-w-[52ch] text-md text-pretty text-ink-2">
        Thank you for writing. We reply {CONTACT_REPLY_TIME}, to{" "}
        <span className="font-medium break-words text-ink">{email}</span>.
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to="/" variant="primary">
          Back to Home
        </ButtonLink>
        <Button onClick={onAgain}>Send Another Message</Button>
      </div>
    </div>
  );
}
