import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanAddress, pageKey } from "./cited-page.ts";

const key = (address: string) => pageKey(new URL(address));

describe("a cited page", () => {
  it.each([
    ["a campaign", "https://brewcast.fm/roasters?utm_source=chat&utm_medium=ai"],
    ["a click", "https://brewcast.fm/roasters?gclid=x1&fbclid=y2"],
    ["another scheme", "http://brewcast.fm/roasters"],
    ["www.", "https://www.brewcast.fm/roasters"],
    ["a slash", "https://brewcast.fm/roasters/"],
    ["a passage", "https://brewcast.fm/roasters#:~:text=light%20roast"],
    ["a heading", "https://brewcast.fm/roasters#top-ten"],
  ])("is the same with %s", (_what, address) =>
    expect(key(address)).toBe(key("https://brewcast.fm/roasters")),
  );

  it.each([
    ["another parameter", "https://tube.example/watch?v=k1", "https://tube.example/watch?v=k2"],
    ["a parameter more", "https://shop.example/list", "https://shop.example/list?page=2"],
    ["another path", "https://shop.example/a", "https://shop.example/b"],
    ["another spelling of its path", "https://shop.example/A", "https://shop.example/a"],
    ["a page of an application", "https://app.example/#/beans", "https://app.example/#/cups"],
    ["another port", "https://shop.example:8443/a", "https://shop.example/a"],
    ["a subdomain", "https://blog.shop.example/a", "https://shop.example/a"],
  ])("is another one with %s", (_what, one, other) => expect(key(one)).not.toBe(key(other)));

  it("stays the same whatever tells where readers came from", () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
    const tracking = fc.constantFrom("utm_source", "utm_campaign", "UTM_Term", "gclid", "msclkid", "mc_cid");
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 3 }),
        fc.uniqueArray(fc.tuple(word, word), { maxLength: 3, selector: ([name]) => name }),
        tracking,
        word,
        (path, query, source, value) => {
          const page = new URL(`https://beans.example/${path.join("/")}`);
          for (const [name, value] of query) page.searchParams.append(`p-${name}`, value);
          const marked = new URL(page);
          marked.searchParams.append(source, value);
          marked.hash = `:~:text=${value}`;
          expect(pageKey(marked)).toBe(pageKey(page));
          expect(cleanAddress(marked).href).toBe(page.href);
          expect(cleanAddress(cleanAddress(marked)).href).toBe(page.href);
        },
      ),
    );
  });
});
