import { expect, it } from "vitest";
import { findRefusal } from "./mail-refusal.ts";

const RCPT = "RCPT TO";

it.each([
  ["550 5.1.1 <ada@example.com>: user unknown", RCPT, true],
  ["550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Learn more", RCPT, true],
  ["550 No such user here", RCPT, true],
  ["551 User not local", RCPT, true],
  ["553 Mailbox name not allowed", RCPT, true],
  ["550 5.4.1 Recipient address rejected: Access denied", RCPT, true],
  ["554 5.1.2 Bad destination system", "DATA", true],
  ["450 4.2.0 Greylisted", RCPT, false],
  ["452 4.2.2 Mailbox full", RCPT, false],
  ["552 5.2.2 Mailbox full", RCPT, false],
  ["550 5.7.1 Relay access denied", RCPT, false],
  ["550 5.7.26 Unauthenticated sender", "DATA", false],
  ["550 5.1.8 Sender's domain not found", RCPT, false],
  ["550 Sender refused", "MAIL FROM", false],
  ["554 Looks like spam", "DATA", false],
  ["535 5.7.8 Bad credentials", "AUTH PLAIN", false],
])("%s to %s: refuses the address: %s", (response, command, isRefusal) => {
  const error = Object.assign(new Error(response), {
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });
  expect(findRefusal(error)).toBe(isRefusal ? response : null);
});

it("is none when the server could not be reached", () => {
  expect(findRefusal(Object.assign(new Error("connect ECONNREFUSED"), { code: "ESOCKET" }))).toBeNull();
});
