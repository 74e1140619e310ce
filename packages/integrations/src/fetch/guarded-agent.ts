import { type LookupAddress, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";
import { isPublicAddress } from "./public-address.ts";

/** Every address of a host name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

/** Makes the function that opens sockets; it resolves names with `lookup`. */
export type Dial = (lookup: LookupFunction) => buildConnector.connector;

/** The address is not public. */
export class AddressRefusedError extends Error {
  constructor(host: string) {
    super(`${host} is no address of the public internet`);
    this.name = "AddressRefusedError";
  }
}

export const resolveWithSystem: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    lookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

export const dialWithSockets: Dial = (lookup) => buildConnector({ lookup });

/**
 * Connects to public addresses only. The check is on the address that the socket opens, so a name that resolves
 * differently the second time gains nothing.
 */
export function createGuardedAgent(resolve: Resolve, dial: Dial): Agent {
  const open = dial((hostname, options, callback) => {
    const answer = (addresses: readonly LookupAddress[]): void => {
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        callback(new AddressRefusedError(hostname), "");
      else if (options.all) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    };
    resolve(hostname).then(answer, (error: NodeJS.ErrnoException) => callback(error, ""));
  });
  return new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, "");
      // A literal address is connected to without any lookup.
      if (isIP(host) && !isPublicAddress(host)) callback(new AddressRefusedError(host), null);
      else open(options, callback);
    },
  });
}
