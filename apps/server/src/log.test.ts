import { ServiceError } from "@standings/services";
import { expect, it, vi } from "vitest";
import { createLog } from "./log.ts";

const AWAY = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", syscall: "connect" });

function collect() {
  const lines: Record<string, unknown>[] = [];
  const server = createLog("info", { write: (line) => lines.push(JSON.parse(line)) });
  return { ...server, lines, messages: () => lines.map(({ msg }) => msg) };
}

it("tells an outage once when it begins and once when it is over, and everything else as it is", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  const { log, watchDatabase, lines, messages } = collect();
  let isAway = true;
  let looks = 0;
  watchDatabase(async () => {
    if (isAway) throw AWAY;
    looks += 1;
  });
  for (let time = 0; time < 1_000; time += 1) log.warn({ err: AWAY }, "leases not renewed");
  log
    .child({ reqId: "1" })
    .error({ err: new ServiceError("DATABASE_UNAVAILABLE", { cause: AWAY }) }, "request");
  log.error({ err: new Error("a defect") }, "request failed");
  expect(messages()).toEqual(["database connections fail", "request failed"]);
  isAway = false;
  // A database that answers and fails what is asked of it.
  await vi.advanceTimersByTimeAsync(3_000);
  expect(looks).toBeGreaterThan(2);
  log.warn({ err: AWAY }, "leases not renewed");
  await vi.advanceTimersByTimeAsync(3_500);
  expect(messages()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(messages().slice(2)).toEqual(["database connections work again"]);
  expect(lines.at(-1)).toMatchObject({ linesLeftOut: 1_001, seconds: expect.any(Number) });
  log.warn({ err: AWAY }, "leases not renewed");
  expect(messages().slice(3)).toEqual(["database connections fail"]);
  vi.useRealTimers();
});

it("tells which statement got no answer in time, and begins no outage for it", () => {
  const { log, watchDatabase, lines, messages } = collect();
  watchDatabase(() => Promise.resolve());
  log.error({ err: new Error("Query read timeout"), path: "admin.users.list" }, "procedure failed");
  expect(lines).toEqual([expect.objectContaining({ msg: "procedure failed", path: "admin.users.list" })]);
  log.warn({ err: AWAY }, "leases not renewed");
  log.error({ err: new Error("Query read timeout") }, "procedure failed");
  expect(messages()).toEqual(["procedure failed", "database connections fail"]);
});

it("looks through texts of any length and kind at once", () => {
  const { log, lines } = collect();
  const texts = [
    "a".repeat(1_000_000),
    "a.".repeat(500_000),
    `${"a".repeat(999)}@`.repeat(1_000),
    "a@b.".repeat(250_000),
  ];
  for (const text of texts) log.error({ err: new Error(text) }, "job failed");
  expect(lines).toHaveLength(texts.length);
  expect(JSON.stringify(lines).length).toBeLessThan(100_000);
});

it("holds no mail address, whatever an error carries", async () => {
  const { log, lines } = collect();
  const reply = "550 5.1.1 <Bob.O'Brien+news@mail.example.com>: user unknown";
  const refused = new Error(`Can't send mail to bob@xn--bcher-kva.example: ${reply}`);
  log.child({ reqId: "1" }).error(
    {
      err: Object.assign(refused, { responseCode: 550, response: reply, rejected: ["bob@example.com"] }),
      error: reply,
    },
    "job failed",
  );
  const detail = "Key (email)=(bob@example.com) already exists.";
  const taken = Object.assign(new Error("duplicate key"), { code: "23505", table: "users", detail });
  log.error({ err: new Error("not saved", { cause: taken }) }, "first");
  log.error({ err: taken }, "second");
  log.error({ err: "bob@bücher.example" }, "third");
  log.error({ err: new AggregateError([taken], "2 visits could not begin") }, "fourth");
  expect(lines).toMatchObject([
    { err: { responseCode: 550, message: expect.stringContaining("[address]>: user unknown") } },
    { err: { message: "not saved: duplicate key" } },
    { err: { type: "Error", code: "23505", table: "users" } },
    { err: "[address]" },
    { err: { type: "AggregateError", errors: [{ code: "23505" }] } },
  ]);
  expect(lines[2]).toHaveProperty("err.stack", taken.stack);
  expect(JSON.stringify(lines)).not.toMatch(/bob|brien/i);
});

it("leaves nothing out before it knows how to look", () => {
  const { log, messages } = collect();
  log.warn({ err: AWAY }, "first");
  log.warn({ err: AWAY }, "second");
  expect(messages()).toEqual(["first", "second"]);
});
