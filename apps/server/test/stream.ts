/** One event of the REST stream as a client sees it. */
export interface StreamEvent {
  readonly id: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every shape
  readonly data: any;
}

export interface OpenStream {
  readonly status: number;
  readonly events: AsyncGenerator<StreamEvent>;
  /** All events to the end. */
  all(): Promise<StreamEvent[]>;
  /** Events up to and with the first that fits; the stream stays open. */
  until(fits: (event: StreamEvent) => boolean): Promise<StreamEvent[]>;
  close(): void;
}

export interface StreamRequest {
  readonly url: string;
  readonly token: string;
  /** None: the stream is only read, by GET. */
  readonly body?: unknown;
  readonly lastEventId?: number;
  /** Path under /api. */
  readonly path?: string;
}

/** Opens a stream; `POST /api/analysis/query-models` when not said. */
export async function openStream({
  url,
  token,
  body,
  lastEventId,
  path = "/analysis/query-models",
}: StreamRequest): Promise<OpenStream> {
  const abort = new AbortController();
  const response = await fetch(`${url}/api${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { "last-event-id": String(lastEventId) }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: abort.signal,
  });
  const events = read(response);
  return {
    status: response.status,
    events,
    async all() {
      const found: StreamEvent[] = [];
      for await (const event of events) found.push(event);
      return found;
    },
    async until(fits) {
      const found: StreamEvent[] = [];
      for (;;) {
        const { value, done } = await events.next();
        if (done) throw new Error("The stream ended first");
        found.push(value);
        if (fits(value)) return found;
      }
    },
    close: () => abort.abort(),
  };
}

async function* read(response: Response): AsyncGenerator<StreamEvent> {
  let buffer = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    buffer += decoder.decode(chunk, { stream: true });
    const blocks = buffer.split("\n\n");
    buffer = blocks.pop() ?? "";
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data !== undefined) yield { id: Number(/^id: (\d+)$/m.exec(block)?.[1]), data: JSON.parse(data) };
    }
  }
}
