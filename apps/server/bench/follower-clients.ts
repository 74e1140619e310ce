import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Clients of event streams that cost next to nothing themselves. */
export interface FollowerClients {
  /** Milliseconds on the clock of `performance.now` at which each had its stream's end. */
  readonly ends: number[];
  close(): void;
}

const OPENED_AT_ONCE = 100;
const END = '"type":"complete"';

/** Opens a stream for each request (raw HTTP), and waits until each has its first bytes. */
export async function openFollowers(url: string, requests: readonly string[]): Promise<FollowerClients> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const ends: number[] = [];
  const open = async (request: string) => {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.on("error", () => {});
    socket.write(request);
    const [head] = await once(socket, "data");
    if (!String(head).startsWith("HTTP/1.1 200")) throw new Error(`Not followed: ${head}`);
    let tail: Buffer = Buffer.alloc(0);
    socket.on("data", function find(chunk: Buffer) {
      const joint = Buffer.concat([tail, chunk.subarray(0, END.length)]);
      tail = chunk.subarray(-END.length);
      if (!chunk.includes(END) && !joint.includes(END)) return;
      ends.push(performance.now());
      socket.off("data", find).resume();
    });
  };
  for (let from = 0; from < requests.length; from += OPENED_AT_ONCE) {
    await Promise.all(requests.slice(from, from + OPENED_AT_ONCE).map(open));
  }
  return {
    ends,
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

export function restRequest(url: string, token: string, searchId: string): string {
  const body = JSON.stringify({ searchId });
  return [
    "POST /api/analysis/query-models HTTP/1.1",
    ...headersOf(url, token),
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    "",
    body,
  ].join("\r\n");
}

export function trpcRequest(url: string, token: string, searchId: string): string {
  const input = encodeURIComponent(JSON.stringify({ searchId }));
  return [`GET /trpc/search.events?input=${input} HTTP/1.1`, ...headersOf(url, token), "", ""].join("\r\n");
}

function headersOf(url: string, token: string): string[] {
  return [`Host: ${new URL(url).host}`, `Authorization: Bearer ${token}`];
}
