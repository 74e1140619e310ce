import { isIPv6 } from "node:net";

const PREFIX_GROUPS = 4;

/**
 * The part of an IP address that limits count by: an IPv4 address itself, of an IPv6 address its /64, because one
 * connection owns all addresses of it. An IPv4 address written as IPv6 counts as IPv4.
 */
export function addressPrefix(address: string): string {
  const [unscoped = ""] = address.split("%");
  if (!isIPv6(unscoped)) return unscoped;
  // The URL parser writes every IPv6 address in one way: lower-case hexadecimal groups.
  const groups = expand(new URL(`http://[${unscoped}]/`).hostname.slice(1, -1));
  const [sixth, high, low] = [groups[5], groups[6] ?? 0, groups[7] ?? 0];
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && sixth === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const network = groups.slice(0, PREFIX_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** The eight groups of an IPv6 address whose longest run of zeros may be written as `::`. */
function expand(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const toGroups = (text: string) => (text === "" ? [] : text.split(":").map((group) => parseInt(group, 16)));
  const before = toGroups(head);
  const after = toGroups(tail ?? "");
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => 0), ...after];
}
