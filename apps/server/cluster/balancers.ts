import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "@standings/testing";
import { freePort } from "../test/balancer.ts";
import { startDaemon } from "./daemon.ts";
import type { DatabasePair } from "./database-pair.ts";
import { isListening } from "./pooler.ts";
import { checkOfPrimary } from "./primary-check.ts";

/** HAProxy in front of the database: an address that follows the primary. */
export interface DatabaseBalancer {
  readonly port: number;
  stop(): Promise<void>;
}

/** HAProxy in front of the servers. */
export interface WebBalancer {
  readonly url: string;
  stop(): Promise<void>;
}

/** `docs/operations.md` has these settings. */
const DEFAULTS = `global
  maxconn 4000
defaults
  timeout connect 2s
  timeout check 5s
  timeout client 1h
  timeout server 1h
`;

/** HAProxy takes every server for one that works until its first check: the standby is therefore the second choice. */
export async function startDatabaseBalancer(
  haproxy: string,
  folder: string,
  { primary, standby }: DatabasePair,
): Promise<DatabaseBalancer> {
  const port = await freePort();
  const text = `${DEFAULTS}
listen database
  mode tcp
  bind 127.0.0.1:${port}
  option tcp-check
${checkOfPrimary()}
  default-server inter 500ms fastinter 100ms fall 3 rise 1 on-marked-down shutdown-sessions
  server first 127.0.0.1:${primary.port} check
  server second 127.0.0.1:${standby.port} check backup
`;
  return { port, ...(await start(haproxy, join(folder, "database.cfg"), text, port)) };
}

/**
 * Servers that are ready get the requests. When none says so, any does: it tells people to come back, and shows the pages
 * that it kept. A check that is late is no reason to turn a server away, one that says no is.
 */
export async function startWebBalancer(
  haproxy: string,
  folder: string,
  { port, serverPorts }: { readonly port: number; readonly serverPorts: readonly number[] },
): Promise<WebBalancer> {
  const servers = (check: string) =>
    serverPorts.map((server, index) => `  server s${index} 127.0.0.1:${server}${check}`).join("\n");
  const text = `${DEFAULTS}
frontend web
  mode http
  bind 127.0.0.1:${port}
  option forwardfor
  http-request set-header X-Forwarded-Proto http
  use_backend ready if { nbsrv(ready) gt 0 }
  default_backend alive
backend ready
  mode http
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr host localhost
  http-check expect status 200
  option redispatch 1
${servers(" check inter 1s fastinter 250ms fall 3 rise 1")}
backend alive
  mode http
  option redispatch 1
${servers("")}
`;
  return {
    url: `http://127.0.0.1:${port}`,
    ...(await start(haproxy, join(folder, "web.cfg"), text, port)),
  };
}

async function start(haproxy: string, file: string, text: string, port: number) {
  writeFileSync(file, text);
  const daemon = startDaemon(haproxy, ["-db", "-f", file]);
  await eventually(() => isListening(port));
  return { stop: () => daemon.end("SIGKILL") };
}
