import { BlockList, isIP } from "node:net";

/** Everything in IPv4 that is not a host of the public internet (IANA's special-purpose registry, and multicast). */
const PRIVATE_IPV4: readonly (readonly [network: string, prefix: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** Inside 2000::/3: protocol assignments with Teredo, documentation, 6to4. */
const PRIVATE_IPV6: readonly (readonly [network: string, prefix: number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const refusedIpv4 = blockList(PRIVATE_IPV4, "ipv4");
const globalIpv6 = blockList([["2000::", 3]], "ipv6");
const refusedIpv6 = blockList(PRIVATE_IPV6, "ipv6");

/**
 * Whether an IP address belongs to a host of the public internet. In IPv6 all but global unicast is refused, and
 * with it every way to write an IPv4 address inside one (mapped, compatible, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refusedIpv4.check(address, "ipv4");
  if (family === 6) return globalIpv6.check(address, "ipv6") && !refusedIpv6.check(address, "ipv6");
  return false;
}

function blockList(
  networks: readonly (readonly [network: string, prefix: number])[],
  family: "ipv4" | "ipv6",
): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}
