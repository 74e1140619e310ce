import { expect, it } from "vitest";
import { formatAgo } from "../features/ranking/ranking-header.tsx";

const now = new Date("2026-11-22T12:00:00Z");

it.each([
  ["2026-11-22T11:59:31Z", "just now"],
  ["2026-11-22T12:00:05Z", "just now"],
  ["2026-11-22T11:59:00Z", "1 minute ago"],
  ["2026-11-22T11:01:00Z", "59 minutes ago"],
  ["2026-11-22T09:00:01Z", "2 hours ago"],
  ["2026-11-21T12:00:00Z", "24 hours ago"],
])("%s is %s", (iso, text) => expect(formatAgo(iso, now)).toBe(text));
