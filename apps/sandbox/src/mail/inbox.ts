/** One delivered mail as one of its recipients sees it. Missing bodies are empty strings. */
export interface MailMessage {
  readonly id: string;
  /** The envelope's recipient, as it was written. */
  readonly to: string;
  readonly from: string;
  /** Who gets an answer when that is not the sender; else empty. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** ISO 8601 */
  readonly receivedAt: string;
}

const KEPT = 500;

/** The last 500 mails, in memory. */
export class Inbox {
  #messages: MailMessage[] = [];
  #nextId = 1;

  add(message: Omit<MailMessage, "id" | "receivedAt">): void {
    const stored = { id: String(this.#nextId++), ...message, receivedAt: new Date().toISOString() };
    this.#messages = [stored, ...this.#messages].slice(0, KEPT);
  }

  /** Newest first; `to` matches a whole address without regard to case. */
  list(to?: string): readonly MailMessage[] {
    const wanted = to?.trim().toLowerCase();
    return wanted ? this.#messages.filter((message) => message.to.toLowerCase() === wanted) : this.#messages;
  }

  find(id: string): MailMessage | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  clear(): void {
    this.#messages = [];
  }
}
