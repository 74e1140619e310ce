import { expect, it } from "vitest";
import { CHANGE_FILTERS } from "../changes/change-log.tsx";
import { readQuery } from "./panel-list.tsx";

const admin = "01900000-0000-7000-8000-000000000001";

it("reads page, words, order and filters of an address", () => {
  const filters = {
    action: "user_deleted",
    subjectKind: "user",
    from: "2026-02-28",
    to: "2026-11-12",
    admin,
  } as const;
  const raw = { ...filters, page: "3", search: "kwame", sortBy: "name", sortOrder: "asc" };
  expect(readQuery(raw, CHANGE_FILTERS, ["name"])).toEqual({ ...raw, page: 3, subject: undefined });
});

it("leaves out what the address names and the list does not know", () => {
  const odd = {
    action: "fly",
    subjectKind: ["user"],
    subject: "x",
    from: "2026-02-30",
    to: "yesterday",
    admin: "me",
    sortBy: "shoe size",
    page: "0",
  };
  expect(Object.values(readQuery(odd, CHANGE_FILTERS, ["name"])).filter(Boolean)).toEqual([]);
});
