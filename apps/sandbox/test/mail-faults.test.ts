import { createTransport } from "nodemailer";
import { beforeEach, describe, expect, test } from "vitest";
import type { Fault } from "../src/mail/faults.ts";
import { getJson, type Json, useSandbox } from "./sandbox.ts";

const { sandbox } = useSandbox();
const ADA = "ada@example.com";

/** Null when the mail is taken, else what the client is told. */
async function send(to = ADA, options: object = {}): Promise<Json> {
  const transport = createTransport({ url: sandbox().smtpUrl, ...options });
  const sent = transport.sendMail({ from: "Standings <no-reply@standings.test>", to, text: "Hello" });
  return sent.then(
    () => null,
    (error: unknown) => error,
  );
}

const put = (body: unknown) =>
  fetch(`${sandbox().url}/mail/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const inject = (...faults: Fault[]) => put({ faults });
const inbox = () => getJson(`${sandbox().url}/mail/messages?to=${ADA}`);

beforeEach(async () => {
  await inject();
  await fetch(`${sandbox().url}/mail/messages`, { method: "DELETE" });
});

describe("injected faults", () => {
  test.each([
    ["defer", 450, "450 4.2.0"],
    ["refuse", 550, "550 5.1.1"],
    ["greylist", 451, "451 4.7.1"],
  ] as const)("%s answers %i to the recipient", async (kind, code, reply) => {
    await inject({ kind, times: 1 });
    const error = await send();
    expect(error).toMatchObject({ responseCode: code, command: "RCPT TO" });
    expect(error.response).toContain(reply);
    expect(await send()).toBeNull();
    expect(await inbox()).toHaveLength(1);
  });

  test("a code, and one recipient alone", async () => {
    await inject({ kind: "refuse", to: ADA, code: 553 });
    expect(await send("ADA@example.com")).toMatchObject({ responseCode: 553 });
    expect(await send("bob@example.com")).toBeNull();
  });

  test("greylist takes the second mail of a sender to a recipient", async () => {
    await inject({ kind: "greylist" });
    for (const to of [ADA, "bob@example.com"]) {
      expect(await send(to)).toMatchObject({ responseCode: 451 });
      expect(await send(to)).toBeNull();
    }
  });

  test("drop ends the connection before the mail, lost after it", async () => {
    await inject({ kind: "drop", times: 1 });
    expect(await send()).toMatchObject({ code: "ECONNECTION" });
    expect(await inbox()).toHaveLength(0);
    await inject({ kind: "lost", times: 1 });
    expect(await send()).toMatchObject({ code: "ECONNECTION" });
    expect(await inbox()).toHaveLength(1);
    expect((await getJson(`${sandbox().url}/mail/faults`)).faults).toEqual([]);
  });

  test("what is no fault is refused with the reason", async () => {
    const answer = await put({ faults: [{ kind: "explode" }] });
    const { error } = (await answer.json()) as Json;
    expect([answer.status, error]).toEqual([400, expect.stringContaining("faults.0.kind")]);
  });
});

describe("STARTTLS", () => {
  const certificate = async () => (await fetch(`${sandbox().url}/mail/certificate.pem`)).text();

  test("a client that insists on it and checks the certificate is served", async () => {
    const tls = { ca: await certificate() };
    const { port } = new URL(sandbox().smtpUrl);
    const strict = { url: `smtp://localhost:${port}`, requireTLS: true, tls };
    expect(await send(ADA, strict)).toBeNull();
    expect(await inbox()).toHaveLength(1);
  });

  test("a client that does not know the certificate refuses it", async () => {
    const { port } = new URL(sandbox().smtpUrl);
    expect(await send(ADA, { url: `smtp://127.0.0.1:${port}` })).toMatchObject({ code: "ESOCKET" });
  });

  test("a client without TLS is served too", async () => {
    expect(await send(ADA, { ignoreTLS: true })).toBeNull();
  });
});
