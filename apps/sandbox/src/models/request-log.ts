/** One call of the gateway, for tests that need "no model was called". */
export interface LoggedRequest {
  /** ISO 8601 */
  readonly time: string;
  /** null until the body was understood */
  model: string | null;
  question: string | null;
  stream: boolean;
  webSearch: boolean;
  /** null while it runs; 499 when the client left first */
  status: number | null;
  durationMs: number | null;
}

const KEPT = 200;

/** The last 200 calls, newest first. */
export class RequestLog {
  #entries: LoggedRequest[] = [];

  start(): LoggedRequest {
    const entry: LoggedRequest = {
      time: new Date().toISOString(),
      model: null,
      question: null,
      stream: false,
      webSearch: false,
      status: null,
      durationMs: null,
    };
    this.#entries = [entry, ...this.#entries].slice(0, KEPT);
    return entry;
  }

  list(): readonly LoggedRequest[] {
    return this.#entries;
  }

  clear(): void {
    this.#entries = [];
  }
}

/** Only the first end of a call counts. */
export function endRequest(entry: LoggedRequest, status: number): void {
  if (entry.status !== null) return;
  entry.status = status;
  entry.durationMs = Date.now() - Date.parse(entry.time);
}
