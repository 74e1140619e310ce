import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import pg from "pg";

/** A way to a PostgreSQL whose connections can fall silent, as when a firewall forgets them: neither end is told. */
export interface SilentProxy {
  /** Connection string of the database by this way. */
  readonly url: string;
  /** From now on nothing passes on connections that are open, nor, when `isForEver`, on new ones. */
  silence(isForEver?: boolean): void;
  /** Ends every connection and the proxy. */
  close(): void;
}

export async function startSilentProxy(url: string): Promise<SilentProxy> {
  const { host, port: of, user, password, database } = new pg.Client({ connectionString: url });
  const target = host.startsWith("/") ? { path: `${host}/.s.PGSQL.${of}` } : { host, port: of };
  const pairs = new Set<readonly [Socket, Socket]>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const socket of pair) socket.on("error", () => {});
    if (isSilent) return;
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    silence(isForEver = false) {
      isSilent = isForEver;
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    close() {
      server.close();
      for (const socket of [...pairs].flat()) socket.destroy();
    },
  };
}
