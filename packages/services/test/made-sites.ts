import type { ServiceContext } from "../src/context.ts";
import { openServices, type ServiceRequest } from "../src/request.ts";
import type { TestServices } from "./test-services.ts";

/**
 * Runs a job whose reader of sites is partly made, and tells which addresses it reads. `made` is given a function that
 * notes an address.
 */
export function noteReads(
  { context }: TestServices,
  made: (note: (address: string) => void) => Partial<ServiceContext["siteReader"]>,
  run: (request: ServiceRequest) => Promise<unknown>,
) {
  let read: string[] = [];
  const siteReader = { ...context.siteReader, ...made((address) => read.push(address)) };
  // The clock is the services' own, which tests move.
  const request = openServices({ ...context, now: () => context.now(), siteReader }).systemRequest();
  /** Addresses that one job reads, in order of the alphabet. */
  const job = async () => {
    read = [];
    await run(request);
    return read.toSorted();
  };
  /** Addresses that jobs read until one reads none. */
  const jobs = async () => {
    const all: string[] = [];
    for (;;) {
      const found = await job();
      if (found.length === 0) return all.toSorted();
      all.push(...found);
    }
  };
  return { job, jobs };
}
