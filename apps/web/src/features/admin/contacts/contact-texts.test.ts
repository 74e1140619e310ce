import type { AdminContact } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { replyHref } from "./contact-details.tsx";
import { ageText } from "./contacts.tsx";

const contact: AdminContact = {
  id: "1",
  name: "Sofía & Söhne",
  email: "sofia+x@aegean.example",
  subject: "Invoice?",
  message: "One\nTwo & three",
  inquiryType: "billing",
  status: "new",
  createdAt: "2026-11-12T09:00:00.000Z",
};

/** What a mail program reads. */
function read(href: string) {
  const { protocol, pathname, searchParams } = new URL(href);
  return [protocol, decodeURIComponent(pathname), searchParams.get("subject"), searchParams.get("body")];
}

describe("a reply", () => {
  it("goes to the sender with subject and quoted message", () => {
    const body = "\r\n\r\nSofía & Söhne wrote:\r\n> One\r\n> Two & three";
    expect(read(replyHref(contact))).toEqual(["mailto:", contact.email, "Re: Invoice?", body]);
  });

  it.each(["a@b.example?cc=all@b.example", "a@b.example,c@d.example&bcc=e@f.example"])(
    "goes to nobody else: %s",
    (email) => {
      const href = replyHref({ ...contact, subject: null, email });
      expect([...new URL(href).searchParams.keys()]).toEqual(["subject", "body"]);
      expect(new URL(href).pathname).not.toMatch(/[,?&]/);
    },
  );

  it("quotes the beginning of a long message", () => {
    const href = replyHref({ ...contact, message: `${"a".repeat(1_199)}😀${"b".repeat(4_000)}` });
    expect(href.length).toBeLessThan(2_000);
    expect(read(href).at(-1)).toMatch(/ …$/);
  });
});

it.each([
  ["2026-11-12T09:00:30.000Z", "under a minute"],
  ["2026-11-12T08:59:00.000Z", "1 minute"],
  ["2026-11-12T04:00:00.000Z", "5 hours"],
  ["2026-11-10T08:00:00.000Z", "2 days"],
])("the age of %s is %s", (iso, age) => {
  expect(ageText(iso, new Date("2026-11-12T09:00:00.000Z"))).toBe(age);
});
