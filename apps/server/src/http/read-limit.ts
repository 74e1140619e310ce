import rateLimit from "@fastify/rate-limit";
import { ServiceError } from "@standings/services";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Counts reads of a caller's address: one, or as many as `call-weights.ts` says. Rejects with TOO_MANY_REQUESTS past the limit. */
export type LimitRead = (request: FastifyRequest, calls?: number) => Promise<void>;

const MINUTE_MS = 60_000;
/** Addresses remembered; the least recently seen are forgotten first. */
const ADDRESSES = 20_000;
/** One customer of a provider has a /64 of IPv6. */
const IPV6_PREFIX = 64;

/**
 * A limit of reads per address and minute, in this process's memory: it protects this process's time, so processes
 * need not share it. What costs money or credits has limits in the database instead.
 */
export async function createReadLimit(server: FastifyInstance, perMinute: number): Promise<LimitRead> {
  await server.register(rateLimit, { global: false, cache: ADDRESSES, ipv6Subnet: IPV6_PREFIX });
  const countRead = server.createRateLimit({ max: perMinute, timeWindow: MINUTE_MS });
  return async (request, calls = 1) => {
    for (let call = 0; call < calls; call += 1) {
      const count = await countRead(request);
      if (!count.isAllowed && count.isExceeded)
        throw new ServiceError("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, count.ttlInSeconds) });
    }
  };
}
