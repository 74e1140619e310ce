import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeUserAgent } from "./describe-user-agent.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";

describe("describeUserAgent", () => {
  it.each([
    [`${MAC} Chrome/142.0.0.0 Safari/537.36`, "Chrome on macOS", false],
    [`${MAC} Version/18.1 Safari/605.1.15`, "Safari on macOS", false],
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, "Edge on Windows", false],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Linux", false],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1",
      "Chrome on iPhone",
      true,
    ],
    [
      "Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36",
      "Samsung Internet on Android",
      true,
    ],
    ["curl/8.7.1", "curl", false],
    ["Mozilla/5.0", "Unknown device", false],
    ["", "Unknown device", false],
    [null, "Unknown device", false],
  ])("%s", (userAgent, name, isPhone) => {
    expect(describeUserAgent(userAgent)).toEqual({ name, isPhone });
  });

  it("gives any user agent a short name", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const { name } = describeUserAgent(text);
        expect(name.length > 0 && name.length < 40).toBe(true);
      }),
    );
  });
});
