import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSealer, UnsealError } from "./keys.ts";

const sealer = createSealer("a key of these tests");
const [MAYA, EVE] = ["maya", "eve"];

describe("what is sealed", () => {
  it("is read back by its owner alone, and is another text each time", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (plain) => {
        const sealed = sealer.seal(plain, MAYA);
        expect(sealer.open(sealed, MAYA)).toEqual(Buffer.from(plain));
        expect(sealer.seal(plain, MAYA)).not.toEqual(sealed);
        expect(() => sealer.open(sealed, EVE)).toThrow(UnsealError);
      }),
    );
  });

  it("is refused with another key, and with any byte changed or missing", () => {
    const sealed = sealer.seal(Buffer.from("twenty bytes of text"), MAYA);
    expect(() => createSealer("another key").open(sealed, MAYA)).toThrow("HASH_KEY is not the key");
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => sealer.open(changed, MAYA), `byte ${index}`).toThrow(UnsealError);
      expect(() => sealer.open(sealed.subarray(0, index), MAYA), `${index} bytes`).toThrow(UnsealError);
    }
  });
});
