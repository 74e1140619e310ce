/** A wrong status, an answer above the limit, or one that cannot be read. */
export class BadAnswerError extends Error {
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.name = "BadAnswerError";
    this.status = status;
  }
}
