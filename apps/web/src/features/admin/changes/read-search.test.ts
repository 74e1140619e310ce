import { expect, it } from "vitest";
import { readChangesSearch } from "./read-search.ts";

it("reads filters of the address, and leaves out what is unknown", () => {
  const admin = "01900000-0000-7000-8000-000000000001";
  const known = {
    action: "user_deleted",
    subjectKind: "user",
    from: "2026-02-28",
    to: "2026-11-12",
    admin,
  } as const;
  expect(readChangesSearch({ ...known, page: "3", search: "kwame" })).toEqual({
    ...known,
    page: 3,
    search: "kwame",
    sortOrder: undefined,
  });
  const odd = { action: "fly", subjectKind: ["user"], from: "2026-02-30", to: "yesterday", admin: "me" };
  expect(Object.values(readChangesSearch(odd)).filter(Boolean)).toEqual([]);
});
