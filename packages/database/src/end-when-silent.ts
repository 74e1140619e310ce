import pg from "pg";
import { isSilence } from "./outage.ts";

/** Longest wait for a statement to be stopped: its network may be as silent as its connection. */
const STOP_MS = 2_000;

/**
 * The driver leaves a connection that did not answer in time busy, and gives it to whoever comes next: it is ended instead.
 * PostgreSQL would go on with the statement, and write what was told as failed: it is asked to stop before the error is thrown.
 */
export function endWhenSilent(client: pg.PoolClient, settings: pg.ClientConfig): void {
  const query = (...args: unknown[]): unknown => Reflect.apply(pg.Client.prototype.query, client, args);
  // Before whoever asked gives it back. A pooler knows which statement is meant until the connection ends.
  const end = async () => {
    await stopStatement(client, settings);
    void (client as unknown as pg.Client).end().catch(() => {});
  };
  const asked = (...args: unknown[]) => {
    const callback = args.at(-1);
    if (typeof callback !== "function")
      return Promise.resolve(query(...args)).catch(async (error) => {
        if (isSilence(error)) await end();
        throw error;
      });
    return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
      if (isSilence(error)) void end().then(() => callback(error));
      else callback(error, result);
    });
  };
  client.query = asked as typeof client.query;
}

/** What the driver knows and its types do not. */
interface Cancelling {
  processID: number;
  secretKey: number;
}
interface CancellingConnection {
  startup(): void;
  cancel(processID: number, secretKey: number): void;
}

/**
 * PostgreSQL's request to cancel: in place of the first message of a connection of its own, over the same way. The server answers by
 * closing it, once the statement has been told.
 */
async function stopStatement(of: pg.PoolClient, settings: pg.ClientConfig): Promise<void> {
  const { processID, secretKey } = of as unknown as Cancelling;
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: STOP_MS });
  const connection = client.connection as unknown as CancellingConnection;
  connection.startup = () => connection.cancel(processID, secretKey);
  client.on("error", () => {});
  await client.connect().catch(() => {});
}
