import { describe, expect, it } from "vitest";
import { fileName, nameInDisposition } from "./download.ts";

it("names files after the product and the time", () => {
  expect(fileName("account", "json", new Date("2026-11-21T04:05:06Z"))).toBe(
    "standings-account-2026-11-21T04-05-06.json",
  );
});

describe("nameInDisposition", () => {
  it.each([
    ['attachment; filename="standings-1.pdf"', "standings-1.pdf"],
    ["attachment; filename=standings-1.csv", "standings-1.csv"],
    [`attachment; filename="a.pdf"; filename*=UTF-8''Best%20CRM.pdf`, "Best CRM.pdf"],
    [`attachment; filename="a.pdf"; filename*=UTF-8''%E0%A4%A`, "a.pdf"],
    ['attachment; filename="../../etc/passwd"', "passwd"],
    ["attachment", null],
    [null, null],
  ])("reads %s", (header, name) => {
    expect(nameInDisposition(header)).toBe(name);
  });
});
