import { CONTACT_FIELDS_REQUIRED, CONTACT_SENT } from "@standings/domain";
import { eventually } from "@standings/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, caller, mailsTo, type Product, startProduct } from "./product.ts";

const MAILBOX = "support@standings.test";

let product: Product;
let guest: Caller;
beforeAll(async () => {
  product = await startProduct();
  guest = caller(product);
});
afterAll(() => product.close());

const aMessage = (email: string) => ({
  name: "Maya Okonkwo",
  email,
  subject: "Invoice for March",
  message: "Where do I find it?\nThank you.",
  inquiry_type: "billing",
});

const stored = (email: string) =>
  product.db.selectFrom("contact_submissions").selectAll().where("email", "=", email).execute();

const mailed = (text: string) =>
  eventually(async () => (await mailsTo(product.sandbox, MAILBOX)).find((mail) => mail.text.includes(text)));

describe("POST /contact", () => {
  it("keeps the message and mails it to the support mailbox, with the sender to answer to", async () => {
    const { status, body } = await guest.post("/contact", {
      ...aMessage("Maya@Example.com"),
      status: "resolved",
    });
    expect([status, body]).toEqual([200, { success: true, message: CONTACT_SENT }]);
    expect(await stored("maya@example.com")).toMatchObject([
      { name: "Maya Okonkwo", subject: "Invoice for March", inquiry_type: "billing", status: "new" },
    ]);
    const mail = await mailed("maya@example.com");
    expect(mail).toMatchObject({
      replyTo: "Maya Okonkwo <maya@example.com>",
      subject: "Billing & Sales: Invoice for March",
    });
    expect(mail.text).toContain("Where do I find it?\nThank you.");
  });

  it("takes what a stranger writes as text: no headers, no markup", async () => {
    const name = "Eve\r\nBcc: victim@example.com";
    const message = `<img src=x onerror=alert(1)> & "more"`;
    await guest.post("/contact", { name, email: "eve@example.com", message, inquiry_type: "general" });
    const mail = await mailed("eve@example.com");
    expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;");
    expect(mail.html).not.toContain("<img");
    expect(await mailsTo(product.sandbox, "victim@example.com")).toEqual([]);
    expect(await stored("eve@example.com")).toMatchObject([
      { name: "Eve Bcc: victim@example.com", subject: null },
    ]);
  });

  it.each(["name", "email", "message", "inquiry_type"])("needs %s", async (field) => {
    for (const value of [undefined, null, "", " \n "]) {
      const { status, body } = await guest.post("/contact", { ...aMessage("a@example.com"), [field]: value });
      expect([status, body]).toEqual([400, { error: CONTACT_FIELDS_REQUIRED }]);
    }
  });

  it("refuses what is malformed and stores none of it", async () => {
    const wrong = [
      { email: "not an address" },
      { email: "two@example.com, three@example.com" },
      { inquiry_type: "gossip" },
      { message: "NUL \u0000" },
      { name: "half \ud800" },
      { message: "x".repeat(5_001) },
      { subject: 7 },
      { name: ["Maya"] },
    ];
    for (const fields of wrong) {
      const { status } = await guest.post("/contact", { ...aMessage("wrong@example.com"), ...fields });
      expect(status, JSON.stringify(fields)).toBe(400);
    }
    expect((await guest.post("/contact", [])).body).toEqual({ error: CONTACT_FIELDS_REQUIRED });
    expect((await guest.post("/contact")).status).toBe(400);
    expect(await stored("wrong@example.com")).toEqual([]);
  });

  it("answers a robot like anybody and drops what it sent", async () => {
    const { status, body } = await guest.post("/contact", {
      ...aMessage("robot@example.com"),
      website: "https://spam.example",
    });
    expect([status, body]).toEqual([200, { success: true, message: CONTACT_SENT }]);
    expect(await stored("robot@example.com")).toEqual([]);
  });

  it("limits an e-mail address and a place, and says how long to wait", async () => {
    const from = { "x-forwarded-for": "203.0.113.7" };
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await guest.post("/contact", aMessage("often@example.com"), from)).status).toBe(200);
    }
    const sixth = await guest.post("/contact", aMessage("often@example.com"), from);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await stored("often@example.com")).toHaveLength(5);
    const others = Array.from({ length: 30 }, (_, index) =>
      guest.post("/contact", aMessage(`other${index}@example.com`), from),
    );
    expect((await Promise.all(others)).filter(({ status }) => status === 429)).not.toHaveLength(0);
  });
});

describe("tRPC", () => {
  it("sends the same way, and tells the mailbox", async () => {
    const sent = await guest.trpc("contact.send", aMessage("trpc@example.com"));
    expect(sent.status).toBe(200);
    expect(await stored("trpc@example.com")).toHaveLength(1);
    const missing = await guest.trpc("contact.send", { ...aMessage("trpc@example.com"), name: " " });
    expect([missing.status, missing.body.error.message]).toEqual([400, CONTACT_FIELDS_REQUIRED]);
    const options = await fetch(`${product.url}/trpc/contact.options`);
    expect(await options.json()).toEqual({ result: { data: { email: MAILBOX } } });
  });
});

describe("without a mail server", () => {
  it("keeps the message", async () => {
    const cutOff = await startProduct({ SMTP_URL: "smtp://127.0.0.1:9" });
    try {
      const { status } = await caller(cutOff).post("/contact", aMessage("kept@example.com"));
      expect(status).toBe(200);
      const rows = await cutOff.db.selectFrom("contact_submissions").select("email").execute();
      expect(rows).toEqual([{ email: "kept@example.com" }]);
    } finally {
      await cutOff.close();
    }
  });
});
