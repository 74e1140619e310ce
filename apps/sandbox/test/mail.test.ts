import { createTransport, type SendMailOptions } from "nodemailer";
import { beforeEach, describe, expect, test } from "vitest";
import { getJson, useSandbox } from "./sandbox.ts";

const { sandbox } = useSandbox();
const get = (path: string) => fetch(`${sandbox().url}${path}`);
const messages = (to = "") => getJson(`${sandbox().url}/mail/messages?to=${encodeURIComponent(to)}`);

async function send(mail: SendMailOptions): Promise<void> {
  const transport = createTransport(sandbox().smtpUrl);
  await transport.sendMail({ from: "Standings <no-reply@standings.test>", ...mail });
  transport.close();
}

beforeEach(async () => {
  await fetch(`${sandbox().url}/mail/messages`, { method: "DELETE" });
});

test("a sent mail is in the inbox, with both bodies", async () => {
  await send({
    to: "ada@example.com",
    replyTo: "Support <support@standings.test>",
    subject: "Your code: 482913",
    text: "Code 482913",
    html: "<p>Code <b>482913</b></p>",
  });
  expect(await messages("Ada@Example.com")).toEqual([
    {
      id: expect.any(String),
      to: "ada@example.com",
      from: expect.stringContaining("no-reply@standings.test"),
      replyTo: "Support <support@standings.test>",
      subject: "Your code: 482913",
      text: expect.stringContaining("Code 482913"),
      html: expect.stringContaining("<b>482913</b>"),
      unsubscribe: "",
      unsubscribePost: "",
      messageId: expect.stringMatching(/^<.+@standings\.test>$/),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ]);
});

test("the newest mail is first, and each recipient gets one", async () => {
  await send({ to: ["ada@example.com", "bob@example.com"], subject: "One" });
  await send({ to: "ada@example.com", subject: "Two" });
  expect((await messages("ada@example.com")).map(({ subject }: { subject: string }) => subject)).toEqual([
    "Two",
    "One",
  ]);
  expect(await messages("bob@example.com")).toHaveLength(1);
  expect(await messages("eve@example.com")).toEqual([]);
  expect(await messages()).toHaveLength(3);
});

describe("the inbox page", () => {
  test("shows the six-digit code in the list", async () => {
    await send({
      to: "ada@example.com",
      subject: "Verify your e-mail",
      text: "Your code is 482913. It ends in 10 minutes.",
    });
    const html = await (await get("/mail")).text();
    expect(html).toContain('<span class="code">482913</span>');
    expect(html).toContain("Sandbox data");
    expect(await (await get("/mail?to=bob@example.com")).text()).toContain(
      "No mail for bob@example.com yet.",
    );
  });

  test("shows one mail with its links, and treats its contents as data", async () => {
    await send({
      to: "ada@example.com",
      subject: "<script>alert(1)</script>",
      html: '<a href="http://127.0.0.1:3000/verify?a=1&amp;b=2">Verify</a><script>alert(2)</script>',
      text: "javascript:alert(3)",
    });
    const [{ id }] = await messages();
    const response = await get(`/mail/${id}`);
    const html = await response.text();
    expect(html).toContain("http://127.0.0.1:3000/verify?a=1&amp;b=2");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toContain("<script>alert");
    expect(html).toContain('sandbox=""');
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("of a mail that is not there is 404", async () => {
    expect((await get("/mail/none")).status).toBe(404);
  });
});

test("the home page names the services", async () => {
  const html = await (await get("/")).text();
  expect(html).toContain("/models/v1");
  expect(html).toContain('href="/mail"');
});

test("inline pictures stand in the HTML, and how to unsubscribe beside it", async () => {
  const content = Buffer.from("picture");
  await send({
    to: "ada@example.com",
    text: "A chart",
    html: '<img src="cid:chart">',
    attachments: [{ filename: "chart.png", cid: "chart", contentType: "image/png", content }],
    headers: {
      "List-Unsubscribe": "<https://standings.test/unsubscribe?token=1>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
  expect(await messages("ada@example.com")).toMatchObject([
    {
      html: expect.stringContaining(`src="data:image/png;base64,${content.toString("base64")}"`),
      unsubscribe: "<https://standings.test/unsubscribe?token=1>",
      unsubscribePost: "List-Unsubscribe=One-Click",
    },
  ]);
});
