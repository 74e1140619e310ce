import { setTimeout } from "node:timers/promises";
import { leaseEnd, newId, toStorableJson } from "@standings/database";
import { frontOf, parentSite, SITE_READ_EVERY_MS, type SiteReading } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { noteFront } from "../company/countries/change-links.ts";
import type { Clock, ServiceContext } from "../context.ts";

/** A process that reads a site, while all others wait for what it finds. */
interface Claim {
  readonly domain: string;
  readonly reader: string;
}

function lastHour({ now }: Clock): Date {
  return new Date(now().getTime() - SITE_READ_EVERY_MS);
}

/**
 * The reading of a company's site of the last hour, kept for all processes, else a new one: a site is read by one of them
 * at a time, once an hour (decisions "Analyses of a company"). Undefined when `signal` aborted.
 */
export async function readSiteOnce(
  services: ServiceContext,
  domain: string,
  signal: AbortSignal,
): Promise<SiteReading | undefined> {
  while (!signal.aborted) {
    const kept = await findKept(services, domain);
    if (kept) return kept;
    const claim = await takeClaim(services, domain);
    if (claim) return readAndKeep(services, claim, signal);
    await setTimeout(services.settings.patience.siteLookMs, undefined, { signal }).catch(() => {});
  }
  return undefined;
}

async function findKept(services: ServiceContext, domain: string): Promise<SiteReading | null> {
  const row = await services.db
    .selectFrom("site_readings")
    .select("reading")
    .where("domain", "=", domain)
    .where("read_at", ">", lastHour(services))
    .executeTakeFirst();
  return row?.reading ?? null;
}

/** Undefined when somebody else reads the site, or has read it. */
async function takeClaim(services: ServiceContext, domain: string): Promise<Claim | undefined> {
  const { db, settings } = services;
  const claimed = { reader: newId(), reader_until: leaseEnd(settings.patience.lease.ms) };
  const row = await db
    .insertInto("site_readings")
    .values({ domain, ...claimed })
    .onConflict((conflict) =>
      conflict
        .column("domain")
        .doUpdateSet(claimed)
        .where(sql<boolean>`coalesce(site_readings.reader_until < now(), true)`)
        .where(sql<boolean>`coalesce(site_readings.read_at < ${lastHour(services)}::timestamptz, true)`),
    )
    .returning("reader")
    .executeTakeFirst();
  return row && { domain, reader: claimed.reader };
}

async function readAndKeep(
  services: ServiceContext,
  claim: Claim,
  signal: AbortSignal,
): Promise<SiteReading | undefined> {
  const { siteReader, log } = services;
  const { lease } = services.settings.patience;
  const renewing = setInterval(() => {
    const renewed = updateClaim(services, claim, { reader_until: leaseEnd(lease.ms) });
    renewed.catch((err: unknown) => log.warn({ err, domain: claim.domain }, "claim of a reader not renewed"));
  }, lease.renewEveryMs);
  const ended = new AbortController();
  let reading: SiteReading | undefined;
  try {
    reading = await Promise.race([siteReader.read(claim.domain), untilAborted(signal, ended.signal)]);
    if (reading) await noteReading(services, reading);
    return reading;
  } finally {
    ended.abort();
    clearInterval(renewing);
    const kept = reading && { reading: toStorableJson(reading), read_at: new Date(reading.readAt) };
    await updateClaim(services, claim, { reader: null, reader_until: null, ...kept });
  }
}

/** Keeps what a company's front page says of other sites; a product's host below its company's site is in no group. */
async function noteReading(services: ServiceContext, reading: SiteReading): Promise<void> {
  const front = parentSite(reading.domain) === null ? frontOf(reading) : null;
  if (front !== null) await noteFront(services, front, { asks: true });
}

/** Changes nothing when the claim has passed to another reader. */
async function updateClaim(
  { db }: ServiceContext,
  { domain, reader }: Claim,
  changes: {
    readonly reader?: null;
    readonly reader_until: RawBuilder<Date> | null;
    readonly reading?: string;
    readonly read_at?: Date;
  },
): Promise<void> {
  await db
    .updateTable("site_readings")
    .set(changes)
    .where("domain", "=", domain)
    .where("reader", "=", reader)
    .execute();
}

/** Resolves when `signal` aborts; `ended` says that nobody waits any more. */
function untilAborted(signal: AbortSignal, ended: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener("abort", () => resolve(undefined), { once: true, signal: ended });
  });
}

/** Days after which nobody asks for a reading any more; facts are kept with their analyses. */
const KEPT_DAYS = 1;

/** Removes readings that are too old to be taken, and claims of readers that died. */
export async function removeOldReadings({ db, now }: Pick<ServiceContext, "db" | "now">): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000);
  const last = sql<Date>`greatest(read_at, reader_until)`;
  await db.deleteFrom("site_readings").where(last, "<", before).execute();
}
