import { setTimeout } from "node:timers/promises";
import { newId } from "@standings/database";
import { SITE_READ_EVERY_MS, type SiteReading } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestProcess, type TestServices } from "../../test/test-services.ts";
import { readSiteOnce, removeOldReadings } from "./read-site-once.ts";

let services: TestServices;
let other: TestProcess;
beforeAll(async () => {
  services = await startServices();
  other = await services.startProcess();
});
afterAll(async () => {
  await other.close();
  await services.close();
});

/** Readings of sites, which take until they are let go. */
function createSlowReader() {
  const waiting: (() => void)[] = [];
  const read: string[] = [];
  return {
    read,
    letGo: () => waiting.splice(0).forEach((go) => void go()),
    async by({ context }: TestProcess, domain: string, signal = new AbortController().signal) {
      const siteReader = {
        async read(of: string): Promise<SiteReading> {
          read.push(of);
          await new Promise<void>((resolve) => waiting.push(resolve));
          return readingOf(of);
        },
      };
      return readSiteOnce(
        { ...context, siteReader: { ...context.siteReader, ...siteReader } },
        domain,
        signal,
      );
    },
  };
}

function readingOf(domain: string): SiteReading {
  const readAt = new Date().toISOString();
  return { domain, readAt, tookMs: 1, unread: null, robots: null, llmsTxt: [], sitemap: null, pages: [] };
}

/** Ends the claim of whoever reads a site, as if that process had died long ago: it does not renew it either. */
async function endClaim(domain: string): Promise<void> {
  const past = new Date(Date.now() - 1_000);
  await services.db
    .updateTable("site_readings")
    .set({ reader: newId(), reader_until: past })
    .where("domain", "=", domain)
    .execute();
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await setTimeout(5);
}

it("reads a site once for all who ask at once, in all processes, and again after an hour", async () => {
  const reader = createSlowReader();
  const asked = [services, other, services, other].map((process) => reader.by(process, "acme.com"));
  await until(() => reader.read.length > 0);
  reader.letGo();
  const readings = await Promise.all(asked);
  expect(readings.every((reading) => reading?.readAt === readings[0]?.readAt)).toBe(true);
  expect(await reader.by(other, "acme.com")).toEqual(readings[0]);
  expect(reader.read).toEqual(["acme.com"]);

  const later = await services.after(SITE_READ_EVERY_MS + 1_000, async () => {
    const reading = reader.by(other, "acme.com");
    await until(() => reader.read.length > 1);
    reader.letGo();
    return reading;
  });
  expect(later?.readAt).not.toBe(readings[0]?.readAt);
});

it("goes on when a reader left, died, or failed", async () => {
  const reader = createSlowReader();
  const leaving = new AbortController();
  const left = reader.by(services, "left.com", leaving.signal);
  await until(() => reader.read.length === 1);
  leaving.abort();
  expect(await left).toBeUndefined();
  const next = reader.by(other, "left.com");
  await until(() => reader.read.length === 2);

  // The claim of a process that died is over after a while.
  await endClaim("left.com");
  const after = reader.by(services, "left.com");
  await until(() => reader.read.length === 3);
  reader.letGo();
  expect((await after)?.domain).toBe("left.com");
  expect((await next)?.domain).toBe("left.com");

  const read = () => Promise.reject(new Error("No thread"));
  const broken = { ...services.context, siteReader: { ...services.context.siteReader, read } };
  const signal = new AbortController().signal;
  await expect(readSiteOnce(broken, "broken.com", signal)).rejects.toThrow("No thread");
  const again = reader.by(other, "broken.com");
  await until(() => reader.read.length === 4);
  reader.letGo();
  expect((await again)?.domain).toBe("broken.com");
});

it("waits no longer than it is asked to, and drops old readings", async () => {
  const reader = createSlowReader();
  const first = reader.by(services, "slow.com");
  await until(() => reader.read.length === 1);
  expect(await reader.by(other, "slow.com", AbortSignal.timeout(10))).toBeUndefined();
  reader.letGo();
  await first;
  await services.after(25 * SITE_READ_EVERY_MS, () => removeOldReadings(services.context));
  const kept = await services.db.selectFrom("site_readings").select("domain").execute();
  expect(kept.map(({ domain }) => domain)).not.toContain("slow.com");
});
