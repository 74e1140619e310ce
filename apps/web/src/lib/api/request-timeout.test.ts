import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { saveReport } from "../save-report.ts";
import { sendImage } from "../send-image.ts";
import { createApi } from "./create-api.ts";
import { errorText } from "./errors.ts";
import { fetchInTime, isTimeout, REQUEST_MS, REQUEST_TIMED_OUT } from "./request-timeout.ts";

const silent = createServer();
let url = "";
beforeAll(async () => {
  await once(silent.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
afterAll(() => silent.close());

/** Longest waits that calls asked for; each ends at once. */
const asked: number[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    asked.push(ms);
    return AbortSignal.abort(new DOMException("The operation timed out", "TimeoutError"));
  });
});

it("a call without an answer ends after 150 s and says so", async () => {
  const error: unknown = await fetchInTime(url).catch((reason: unknown) => reason);
  expect(asked).toEqual([REQUEST_MS]);
  expect(REQUEST_MS).toBe(150_000);
  expect(errorText(error, "Failed")).toBe(REQUEST_TIMED_OUT);
});

it("so do queries, which are not asked again, files and pictures", async () => {
  vi.stubGlobal("window", { location: { origin: url } });
  const { httpLink } = await import("./http-link.ts");
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => Promise.reject(init.signal?.reason ?? path));
  const { queryClient, utils } = createApi(httpLink);
  const query: unknown = await utils.trending.home.fetch().catch((reason: unknown) => reason);
  expect(errorText(query, "Failed")).toBe(REQUEST_TIMED_OUT);
  queryClient.clear();
  const report = saveReport({ path: "/file", extension: "pdf", failed: "Failed" });
  expect(await report).toBe(REQUEST_TIMED_OUT);
  const picture = new File(["x"], "head.png", { type: "image/png" });
  await expect(sendImage("/picture", picture)).rejects.toThrow(REQUEST_TIMED_OUT);
  expect(asked).toEqual([REQUEST_MS, REQUEST_MS, REQUEST_MS]);
});

it("a call that its caller ends is no time-out", async () => {
  vi.mocked(AbortSignal.timeout).mockRestore();
  const left = AbortSignal.abort();
  const error: unknown = await fetchInTime(url, { signal: left }).catch((reason: unknown) => reason);
  expect(isTimeout(error)).toBe(false);
});
