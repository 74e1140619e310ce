import { RecentList } from "../recent-list.ts";

/** One mail for one recipient. Missing bodies are empty strings. */
export interface MailMessage {
  readonly id: string;
  /** The envelope's recipient, as it was written. */
  readonly to: string;
  readonly from: string;
  /** The Reply-To address; empty when there is none. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  /** Its inline pictures are data URLs. */
  readonly html: string;
  /** What `List-Unsubscribe` and `List-Unsubscribe-Post` say (RFC 8058); empty when they are missing. */
  readonly unsubscribe: string;
  readonly unsubscribePost: string;
  /** Its Message-ID, in its brackets. */
  readonly messageId: string;
  /** ISO 8601 */
  readonly receivedAt: string;
}

/** The last 500 mails, newest first. */
export class Inbox extends RecentList<MailMessage> {
  #nextId = 1;

  constructor() {
    super(500);
  }

  receive(message: Omit<MailMessage, "id" | "receivedAt">): void {
    this.add({ id: String(this.#nextId++), ...message, receivedAt: new Date().toISOString() });
  }

  /** The mails to a whole address, without regard to case. */
  listTo(address = ""): readonly MailMessage[] {
    const wanted = address.trim().toLowerCase();
    return wanted ? this.list().filter(({ to }) => to.toLowerCase() === wanted) : this.list();
  }

  find(id: string): MailMessage | undefined {
    return this.list().find((message) => message.id === id);
  }
}
