import { expect, it } from "vitest";
import type { Unread } from "./site-reading.ts";
import { movedTo } from "./unread-texts.ts";

const to = (unread: Unread | null) => movedTo({ domain: "oldbakery.com", unread });

it.each([
  ["a home page that was read", null, null],
  ["another domain", { reason: "elsewhere", value: "newbakery.io" }, "newbakery.io"],
  [
    "a host below another domain",
    { reason: "elsewhere", value: "www.shop.newbakery.co.uk" },
    "newbakery.co.uk",
  ],
  ["an address without a domain", { reason: "elsewhere", value: "192.0.2.7" }, null],
  ["a host that is no site", { reason: "elsewhere", value: "intranet" }, null],
  ["no host", { reason: "elsewhere", value: null }, null],
  ["another failure", { reason: "bad_status", value: "503" }, null],
] as const)("%s", (_name, unread, expected) => {
  expect(to(unread)).toBe(expected);
});
