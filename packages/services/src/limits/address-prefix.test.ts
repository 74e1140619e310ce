import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressPrefix } from "./address-prefix.ts";

describe("addressPrefix", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:DB8:0:1::5", "2001:db8:0:1::/64"],
    ["2001:db8:0:1:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["", ""],
    ["nonsense", "nonsense"],
  ])("of %s is %s", (address, prefix) => {
    expect(addressPrefix(address)).toBe(prefix);
  });

  it("is one for all addresses of a /64, and another for its neighbour", () => {
    const inNetwork = (network: string, host: readonly number[]) => `${network}:${host.join(":")}`;
    const host = fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(host, host, (one, other) => {
        const prefix = addressPrefix(inNetwork("2001:db8:0:1", one));
        expect(addressPrefix(inNetwork("2001:db8:0:1", other))).toBe(prefix);
        expect(addressPrefix(inNetwork("2001:db8:0:2", one))).not.toBe(prefix);
      }),
    );
  });
});
