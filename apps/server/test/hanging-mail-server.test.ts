import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { eventually } from "@standings/testing";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { caller, type Product, startProduct } from "./product.ts";

/** Takes connections and never says a word. */
let tarpit: Server;
const sockets = new Set<Socket>();
let product: Product;
let client: pg.Client;
beforeAll(async () => {
  tarpit = createServer((socket) => void sockets.add(socket.on("error", () => {}))).listen(0, "127.0.0.1");
  await once(tarpit, "listening");
  const { port } = tarpit.address() as AddressInfo;
  product = await startProduct({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  tarpit.close();
  for (const socket of sockets) socket.destroy();
  await client.end();
  await product.close();
});

const count = async (condition: string) =>
  (await client.query(`select from graphile_worker.jobs where ${condition}`)).rowCount ?? 0;

it("a mail server that hangs holds back mails alone", async () => {
  const addresses = Array.from({ length: 60 }, (_, index) => `waits-${index}@example.com`);
  const register = (email: string, index: number) =>
    caller(product).post(
      "/auth/register",
      { name: "Ada", email, password: "northwind-9" },
      { "x-forwarded-for": `192.0.2.${index}` },
    );
  const replies = await Promise.all(addresses.map(register));
  expect(replies.map(({ status }) => status)).toEqual(addresses.map(() => 201));
  const mails = "task_identifier = 'mail_verification_code'";
  await eventually(async () => (await count(`${mails} and locked_at is not null`)) >= 4);
  await client.query("select graphile_worker.add_job('add_up_days', job_key := 'of a test')");
  await eventually(async () => (await count("key = 'of a test'")) === 0);
  expect(await count(`${mails} and locked_at is not null`)).toBeLessThanOrEqual(8);
});
