import type { ReactNode } from "react";
import type { Question } from "../../../lib/search/question.ts";
import { type RunTicket, ticketOfRun } from "../../../lib/search/ticket.ts";
import { AskFirst } from "./ask-first.tsx";
import { useRecent } from "./use-own-search.ts";

interface AskedRunProps {
  readonly question: Question;
  /** Null when no click has asked the question. */
  readonly ticket: RunTicket | null;
  /** Head of the start page: the question. */
  readonly header: ReactNode;
  /** The ticket's run. */
  readonly children: (ticket: RunTicket, isEarlier: boolean) => ReactNode;
}

/**
 * The run that a click asked for; without a click the user's own answer of the last 24 hours, else the start page: an
 * address alone never spends (decisions "A paid search begins with a click").
 */
export function AskedRun({ question, ticket, header, children }: AskedRunProps) {
  return ticket ? children(ticket, false) : <FoundRun question={question} header={header} show={children} />;
}

interface FoundRunProps extends Omit<AskedRunProps, "ticket" | "children"> {
  readonly show: AskedRunProps["children"];
}

function FoundRun({ question, header, show }: FoundRunProps) {
  const recent = useRecent(question);
  if (recent.data) return show(ticketOfRun(recent.data), true);
  return <AskFirst question={question} header={header} recent={recent} />;
}
