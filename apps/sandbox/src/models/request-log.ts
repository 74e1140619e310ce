import { RecentList } from "../recent-list.ts";

/** One call of the gateway, for tests that need "no model was called". */
export interface LoggedRequest {
  /** ISO 8601 */
  readonly time: string;
  /** null until the body has been read */
  model: string | null;
  question: string | null;
  stream: boolean;
  webSearch: boolean;
  /** The country that its search was sent; null for none. */
  location: string | null;
  /** null while it runs; 499 when the client left first */
  status: number | null;
  durationMs: number | null;
}

/** The last 200 calls, newest first. */
export class RequestLog extends RecentList<LoggedRequest> {
  constructor() {
    super(200);
  }

  start(): LoggedRequest {
    const open = { model: null, question: null, location: null, status: null, durationMs: null };
    return this.add({ time: new Date().toISOString(), stream: false, webSearch: false, ...open });
  }
}

/** Marks a call as ended. Later ends of the same call change nothing. */
export function endRequest(entry: LoggedRequest, status: number): void {
  if (entry.status !== null) return;
  entry.status = status;
  entry.durationMs = Date.now() - Date.parse(entry.time);
}
