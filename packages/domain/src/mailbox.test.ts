import fc from "fast-check";
import { expect, it } from "vitest";
import { mailboxOf } from "./contact.ts";

it.each([
  ["maya@example.com", "maya@example.com"],
  [" Maya@Example.COM ", "maya@example.com"],
  ["maya+trial@example.com", "maya@example.com"],
  ["maya+a+b@example.com", "maya@example.com"],
  ["+all@example.com", "+all@example.com"],
  ["ma.ya@example.com", "ma.ya@example.com"],
  ["m.a.y.a+x@gmail.com", "maya@gmail.com"],
  ["maya@googlemail.com", "maya@gmail.com"],
  ['"a@b"@example.com', '"a@b"@example.com'],
])("the mailbox of %s is %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it("is its own mailbox, with any tag and case", () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.stringMatching(/^[a-z0-9]{1,8}$/), (email, tag) => {
      const mailbox = mailboxOf(email);
      const [name, host] = [
        mailbox.slice(0, mailbox.lastIndexOf("@")),
        mailbox.slice(mailbox.lastIndexOf("@")),
      ];
      fc.pre(!name.startsWith("+"));
      expect([mailbox, `${name}+${tag}${host}`.toUpperCase()].map(mailboxOf)).toEqual([mailbox, mailbox]);
    }),
  );
});
