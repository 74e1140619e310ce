import type { ComponentProps } from "react";
import { type Question, questionPath } from "../../lib/search/question.ts";
import { handOverTicket } from "../../lib/search/ticket.ts";
import { ButtonAnchor } from "../ui/button.tsx";

interface AskAnchorProps extends Omit<ComponentProps<typeof ButtonAnchor>, "href"> {
  readonly question: Question;
}

const MIDDLE = 1;

/** A link that asks a question in a new tab. Its click, also the middle one, leaves the ticket that starts the search. */
export function AskAnchor({ question, children, ...look }: AskAnchorProps) {
  const leave = () => handOverTicket(question, null);
  return (
    <ButtonAnchor
      href={questionPath(question)}
      target="_blank"
      rel="noopener nofollow"
      onClick={leave}
      onAuxClick={({ button }) => button === MIDDLE && leave()}
      {...look}
    >
      {children}
      <span className="sr-only">(opens in a new tab)</span>
    </ButtonAnchor>
  );
}
