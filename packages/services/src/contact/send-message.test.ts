import { afterAll, beforeAll, expect, it } from "vitest";
import { mailsTo, queuedJobs } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { sendMessage } from "./send-message.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const message = {
  name: "Ada",
  email: "ada@example.com",
  inquiryType: "billing",
  subject: null,
  message: "Hello\n<b>there</b>",
  isFromRobot: false,
} as const;

it("keeps a message, which a job mails to the support mailbox with the sender to answer to", async () => {
  await sendMessage(services.guest, message);
  const kept = await services.db.selectFrom("contact_submissions").select(["id", "message"]).execute();
  expect(kept).toEqual([{ id: expect.any(String), message: message.message }]);
  expect(await queuedJobs(services)).toEqual([
    { name: "mail_contact_message", payload: { submissionId: kept[0]?.id } },
  ]);
  await services.runJobs();
  const [mail] = await mailsTo(services, "support@standings.test");
  expect(mail?.text).toContain(message.message);
  expect(mail?.replyTo).toContain("ada@example.com");
});

it("drops a robot's", async () => {
  await sendMessage(services.guest, { ...message, message: "Buy", isFromRobot: true });
  expect(await queuedJobs(services)).toEqual([]);
});
